import { dispatchRules } from './dispatch-rules.ts';
import type { LegacyApplication } from './legacy-application.ts';

export const dispatch: LegacyApplication = {
  folder: '06-legacy/02-dispatch',
  title: 'Dispatch (midrange)',
  prefix: 'ship',
  seed: 1209,
  opening: [
    'Fifteen programs on the midrange machine print the papers with which goods leave the two sites.',
    'Picking was moved to the platform in 2023; the papers were not, because customs and two carriers',
    'accept only these forms. Each program has a page with its rules, read out of the listings by',
    'Night Desk. When and in which order they run is in the [handbook](../../05-operations/handbook.md).',
  ],
  codes: {
    heading: 'Gates',
    header: ['gate', 'where it is', 'who stands there'],
    rows: [
      ['G1', 'Northgate, next to the porter', 'one person, day and night'],
      ['G2', 'Northgate, under the big roof', 'the yard team'],
      ['G4', 'Northgate, behind the tank', 'nobody, ring the bell'],
      ['G6', 'Millrace, canal side', 'the boat crew, mornings only'],
      ['G7', 'Millrace, by the returns dock', 'the dock clerk'],
      ['G9', 'Northgate, rail siding', 'the railway, by appointment'],
    ],
  },
  closing: [
    'Gates 3, 5 and 8 were walled up. Their numbers still occur in the programs and are read as the next',
    'higher gate, which is intended and should be left alone.',
  ],
  openers: [
    (d, s) =>
      `Prints the papers for ${s.goods}, between ${d.whole(20, 90, 5)} and ${d.whole(110, 480, 10)} sheets a day.`,
    (d, s) =>
      `This program writes lists and labels for ${s.goods}; it was last compiled in ${d.whole(2008, 2020)}.`,
    (_, s) => `Looks after ${s.goods} in the dispatch chain and knows nothing of other goods.`,
  ],
  notes: [
    (d) =>
      `Listing read by M. Oyelaran in ${d.whole(2023, 2025)}; two branches in it can never be reached.`,
    (d) =>
      `The form is number ${d.whole(110, 189)} in the cupboard; the printer has to be told by hand.`,
    (d) =>
      `Reads the carrier table at its start only, so hold it for ${d.whole(5, 15)} minutes after a change.`,
    (d) => `A second copy is filed for ${d.whole(3, 11)} years and has been asked for once.`,
    () => 'The umlaut in the heading is printed as a bracket. Customs has got used to it.',
    (d) =>
      `Ends with message ${d.whole(401, 489)} if the printer has no paper, and can be started again.`,
  ],
  families: dispatchRules,
  subjects: [
    {
      name: 'Flat parcels',
      goods: 'flat parcels',
      one: 'a flat parcel',
      part: 'the seam',
      fault: 'a torn corner',
    },
    {
      name: 'Small boxes',
      goods: 'small boxes',
      one: 'a small box',
      part: 'the label',
      fault: 'a crushed box',
    },
    {
      name: 'Large boxes',
      goods: 'large boxes',
      one: 'a large box',
      part: 'the handle',
      fault: 'an open flap',
    },
    {
      name: 'Half pallets',
      goods: 'half pallets',
      one: 'a half pallet',
      part: 'the short side',
      fault: 'a broken board',
    },
    {
      name: 'Full pallets',
      goods: 'full pallets',
      one: 'a full pallet',
      part: 'the long side',
      fault: 'a leaning pallet',
    },
    {
      name: 'Island crates',
      goods: 'island crates',
      one: 'an island crate',
      part: 'the eye bolt',
      fault: 'a rusty hinge',
    },
    {
      name: 'Courier bags',
      goods: 'courier bags',
      one: 'a courier bag',
      part: 'the zip',
      fault: 'a jammed zip',
    },
    {
      name: 'Shop cages',
      goods: 'shop cages',
      one: 'a shop cage',
      part: 'the lock',
      fault: 'a stuck castor',
    },
    {
      name: 'Pick-up sacks',
      goods: 'pick-up sacks',
      one: 'a pick-up sack',
      part: 'the tag',
      fault: 'an unreadable tag',
    },
    {
      name: 'Gas cartons',
      goods: 'gas cartons',
      one: 'a gas carton',
      part: 'the hazard mark',
      fault: 'a missing mark',
    },
    {
      name: 'Long tubes',
      goods: 'long tubes',
      one: 'a long tube',
      part: 'the red cap',
      fault: 'a lost cap',
    },
    {
      name: 'Norway parcels',
      goods: 'Norway parcels',
      one: 'a Norway parcel',
      part: 'the customs pouch',
      fault: 'an empty pouch',
    },
    {
      name: 'Swiss parcels',
      goods: 'Swiss parcels',
      one: 'a Swiss parcel',
      part: 'the tariff note',
      fault: 'a smudged note',
    },
    {
      name: 'Supplier boxes',
      goods: 'supplier boxes',
      one: 'a supplier box',
      part: 'the order copy',
      fault: 'a foreign label',
    },
    {
      name: 'Repair trays',
      goods: 'repair trays',
      one: 'a repair tray',
      part: 'the repair card',
      fault: 'a loose card',
    },
  ],
};
