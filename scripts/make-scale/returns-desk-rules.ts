import type { RuleFamily } from './legacy-application.ts';
import { capitalize } from './capitalize.ts';

const roles = [
  'the foreman',
  'the cashier',
  'the shift lead',
  'the bookkeeper',
  'the stores clerk',
];
const holdCodes = ['H11', 'H12', 'H14', 'H15', 'H17', 'H18'];
const places = [
  'aisle 4',
  'the mezzanine',
  'the front cage',
  'aisle 9',
  'the sorting table',
  'bay C',
];
const lists = ['L20', 'L22', 'L25', 'L31', 'L34', 'L40'];

export const returnsDeskRules: readonly RuleFamily[] = [
  {
    titles: ['Late arrival', 'Goods that come late', 'Age of the invoice'],
    rules: [
      (d, s) =>
        `${capitalize(s.goods)} whose invoice is older than ${d.whole(19, 74)} days are put on hold with code ${d.pick(holdCodes)}.`,
      (d, s) =>
        `If more than ${d.whole(19, 74)} days lie between invoice and arrival, ${s.one} gets hold code ${d.pick(holdCodes)}.`,
      (d, s) =>
        `The program accepts ${s.goods} up to ${d.whole(19, 74)} days after the invoice and sets hold code ${d.pick(holdCodes)} afterwards.`,
    ],
    details: [
      (d) => `Days on which the shops are closed do not count, at most ${d.whole(2, 6)} of them.`,
      (d) =>
        `The date on the carrier's slip decides; without a slip, ${d.whole(2, 5)} days are taken off.`,
      (d) => `Invoices from December are given ${d.whole(7, 16)} days more, because of presents.`,
    ],
  },
  {
    titles: ['No receipt', 'When the receipt is missing'],
    rules: [
      (d, s) =>
        `Without a receipt, ${s.one} is credited at the lowest price of the last ${d.whole(5, 26)} weeks.`,
      (d, s) =>
        `For ${s.goods} without a receipt the program searches ${d.whole(5, 26)} weeks of till rolls for the article.`,
    ],
    details: [
      (d) =>
        `If nothing is found, the amount is set to ${d.whole(3, 19)} euro and ${d.pick(roles)} may raise it by hand.`,
      (d) => `The credit is then paid by voucher, and ${d.pick(roles)} signs the slip.`,
      (d) => `A customer may do this ${d.whole(2, 4)} times in a calendar year.`,
    ],
  },
  {
    titles: ['Deduction for wear', 'Wear and damage'],
    rules: [
      (d, s) => `${capitalize(s.fault)} lowers the credit by ${d.whole(12, 48)} percent.`,
      (d, s) => `For ${s.fault} the program keeps back ${d.whole(12, 48)} percent of the price.`,
      (d, s) =>
        `When the clerk enters ${s.fault}, ${d.whole(12, 48)} percent are taken off the amount.`,
    ],
    details: [
      (d) =>
        `Two faults on one article are not added up; the larger one counts, up to ${d.whole(55, 80, 5)} percent.`,
      (d) => `In the first ${d.whole(4, 9)} days after the invoice nothing is taken off.`,
      (d) => `The deduction is left out if ${d.pick(roles)} enters the word GOODWILL.`,
    ],
  },
  {
    titles: ['Back to the shelf', 'Way back into stock'],
    rules: [
      (d, s) => `Checked ${s.goods} are booked to ${d.pick(places)} after ${d.whole(3, 30)} hours.`,
      (d, s) =>
        `${capitalize(s.one)} that has been checked waits ${d.whole(3, 30)} hours in ${d.pick(places)} before it counts as stock.`,
    ],
    details: [
      (d) =>
        `If the place is full, the program books to ${d.pick(places)} and writes list ${d.pick(lists)}.`,
      (d) => `On the day before a holiday the wait is cut to ${d.whole(1, 2)} hours.`,
      (d) => `More than ${d.whole(8, 28)} pieces at once are never booked without a count.`,
    ],
  },
  {
    titles: ['Large credits', 'Who signs'],
    rules: [
      (d, s) =>
        `Credits above ${d.whole(84, 341)} euro for ${s.goods} are printed on list ${d.pick(lists)} for ${d.pick(roles)}.`,
      (d, s) =>
        `From ${d.whole(84, 341)} euro upwards, ${d.pick(roles)} has to release the credit for ${s.one}.`,
    ],
    details: [
      (d) =>
        `Nothing is paid before the initials are entered, and after ${d.whole(3, 12)} days the credit is dropped.`,
      (d) => `Several credits to one customer within ${d.whole(5, 20)} days are added up first.`,
      () => 'The limit was set in the old currency and has been converted, hence the odd figure.',
    ],
  },
  {
    titles: ['Incomplete goods', 'Missing parts'],
    rules: [
      (d, s) => `If ${s.part} is missing, ${d.whole(4, 27)} euro are kept back.`,
      (d, s) =>
        `${capitalize(s.one)} that comes without ${s.part} is credited with ${d.whole(4, 27)} euro less.`,
      (d, s) =>
        `The clerk is asked for ${s.part}; the answer N costs the customer ${d.whole(4, 27)} euro.`,
    ],
    details: [
      (d) => `The amount is paid out if the part turns up within ${d.whole(8, 40)} days.`,
      (d) => `A replacement is ordered from the stores once ${d.whole(4, 15)} of them are lacking.`,
      (d) =>
        `Articles sold as second choice are exempt, as are those under ${d.whole(21, 45)} euro.`,
    ],
  },
  {
    titles: ['Frequent senders', 'Customers who return often'],
    rules: [
      (d, s) =>
        `A customer who has sent back ${s.goods} ${d.whole(4, 11)} times within ${d.whole(5, 18)} months is marked with F.`,
      (d, s) =>
        `More than ${d.whole(4, 11)} returns of ${s.goods} in ${d.whole(5, 18)} months set the mark F on the customer.`,
    ],
    details: [
      (d) => `The mark goes away by itself after ${d.whole(7, 23)} months without a return.`,
      (d) =>
        `A marked customer is paid ${d.whole(6, 15)} days later than others, and is not told why.`,
      (d) => `Only ${d.pick(roles)} sees the mark; it is not printed.`,
    ],
  },
  {
    titles: ['Restart', 'Marks and restart'],
    rules: [
      (d, s) =>
        `The program sets a mark after every ${d.whole(40, 360, 10)} records of ${s.goods}.`,
      (d, s) =>
        `Records of ${s.goods} are written in blocks of ${d.whole(40, 360, 10)}, with a mark after each block.`,
    ],
    details: [
      (d) =>
        `A block that fails is tried ${d.whole(3, 7)} more times, then the operator is called.`,
      (d) =>
        `If the disk is busy, the program waits ${d.whole(15, 95, 5)} seconds and does not count this as a failure.`,
      (d) =>
        `Marks are wiped on the ${d.whole(4, 12)}th of the month, so do not restart across that date.`,
    ],
  },
];
