import type { LegacyApplication } from './legacy-application.ts';
import { returnsDeskRules } from './returns-desk-rules.ts';

export const returnsDesk: LegacyApplication = {
  folder: '06-legacy/01-returns-desk',
  title: 'Returns desk (midrange)',
  prefix: 'rtn',
  seed: 4104,
  opening: [
    'Fifteen programs on the midrange machine book what wholesale customers and clubs send back. They date',
    'from 2004 and were left where they are when the new',
    '[Returns](../../02-applications/01-returns/README.md) replaced the rest. Private customers never reach',
    'them. Each program looks after one kind of goods and has a page with its rules, which Night Desk read',
    'out of the listings between 2023 and 2025.',
  ],
  codes: {
    heading: 'Hold codes',
    header: ['code', 'the goods wait until', 'lifted by'],
    rows: [
      ['H11', 'the customer has answered a letter', 'the typing pool'],
      ['H12', 'a photograph has been attached to the slip', 'the evening clerk'],
      ['H14', 'the workshop has written its opinion', 'the workshop'],
      ['H15', 'the club secretary has countersigned', 'wholesale'],
      ['H17', 'the next count of the aisle is done', 'the counting team'],
      ['H18', 'the supplier has said whether it takes the goods', 'purchasing'],
    ],
  },
  closing: [
    'A hold that nobody lifts is dropped with the yearly clean-up in the first week of March. The amount',
    'is then booked in favour of the customer, since the machine cannot ask twice.',
  ],
  openers: [
    (d, s) =>
      `Books ${s.goods} that clubs and wholesale customers send back, about ${d.whole(20, 190, 5)} a month.`,
    (d, s) =>
      `This program takes ${s.goods} back from wholesale; it was last compiled in ${d.whole(2009, 2021)}.`,
    (_, s) => `Handles ${s.goods} in the returns chain, for wholesale customers and clubs only.`,
  ],
  notes: [
    (d) =>
      `Listing read by C. Reyes in ${d.whole(2023, 2025)}; the comments in it are older than the code.`,
    (d) => `Field 7 of the record is filled but no longer read since ${d.whole(2011, 2019)}.`,
    (d) =>
      `The screen shows ${d.whole(9, 14)} lines; further ones are there, though nobody sees them.`,
    (d) => `Tested once a year with the ${d.whole(12, 60)} slips in the green folder.`,
    () => 'Do not correct the spelling on the printed slip; a customer reads it by machine.',
    (d) => `Stops with message ${d.whole(301, 389)} if the date is typed with dots.`,
  ],
  families: returnsDeskRules,
  subjects: [
    { name: 'Tents', goods: 'tents', one: 'a tent', part: 'the peg bag', fault: 'a bent pole' },
    {
      name: 'Sleeping mats',
      goods: 'sleeping mats',
      one: 'a mat',
      part: 'the repair kit',
      fault: 'a slow leak',
    },
    {
      name: 'Boots',
      goods: 'boots',
      one: 'a pair of boots',
      part: 'the second insole',
      fault: 'a worn heel',
    },
    {
      name: 'Rucksacks',
      goods: 'rucksacks',
      one: 'a rucksack',
      part: 'the rain cover',
      fault: 'a torn strap',
    },
    {
      name: 'Lanterns',
      goods: 'lanterns',
      one: 'a lantern',
      part: 'the wire guard',
      fault: 'a cracked glass',
    },
    {
      name: 'Cooking sets',
      goods: 'cooking sets',
      one: 'a cooking set',
      part: 'the lid',
      fault: 'a dented pot',
    },
    {
      name: 'Rain jackets',
      goods: 'rain jackets',
      one: 'a jacket',
      part: 'the hood',
      fault: 'a leaking seam',
    },
    {
      name: 'Hammocks',
      goods: 'hammocks',
      one: 'a hammock',
      part: 'the pair of ropes',
      fault: 'a frayed edge',
    },
    {
      name: 'Garden shears',
      goods: 'garden shears',
      one: 'a pair of shears',
      part: 'the blade cover',
      fault: 'a notched blade',
    },
    {
      name: 'Wheelbarrows',
      goods: 'wheelbarrows',
      one: 'a wheelbarrow',
      part: 'the axle pin',
      fault: 'a crooked wheel',
    },
    {
      name: 'Blankets',
      goods: 'blankets',
      one: 'a blanket',
      part: 'the carrying strap',
      fault: 'a pulled thread',
    },
    {
      name: 'Binoculars',
      goods: 'binoculars',
      one: 'a pair of binoculars',
      part: 'the lens cap',
      fault: 'a scratched lens',
    },
    {
      name: 'Folding chairs',
      goods: 'folding chairs',
      one: 'a chair',
      part: 'the armrest',
      fault: 'a loose joint',
    },
    {
      name: 'Cool boxes',
      goods: 'cool boxes',
      one: 'a cool box',
      part: 'the drain plug',
      fault: 'a warped lid',
    },
    {
      name: 'Head torches',
      goods: 'head torches',
      one: 'a head torch',
      part: 'the headband',
      fault: 'a dull reflector',
    },
  ],
};
