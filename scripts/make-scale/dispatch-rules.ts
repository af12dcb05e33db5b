import type { RuleFamily } from './legacy-application.ts';
import { capitalize } from './capitalize.ts';

const gates = ['G1', 'G2', 'G4', 'G6', 'G7', 'G9'];
const roles = [
  'the gatekeeper',
  'the yard master',
  'the customs clerk',
  'the shift lead',
  'the tally clerk',
];
const colours = ['a yellow', 'a green', 'an orange', 'a violet', 'a white', 'a brown'];
const minutes = ['05', '10', '20', '25', '40', '50', '55'];

export const dispatchRules: readonly RuleFamily[] = [
  {
    titles: ['Weight', 'What is too heavy'],
    rules: [
      (d, s) =>
        `Above ${d.whole(9, 31)} kg, ${s.one} leaves the chain and goes out through gate ${d.pick(gates)}.`,
      (d, s) =>
        `${capitalize(s.goods)} of more than ${d.whole(9, 31)} kg are sent to gate ${d.pick(gates)} and weighed by hand.`,
    ],
    details: [
      (d) =>
        `A difference of up to ${d.whole(60, 420, 20)} grams between scale and label is ignored.`,
      (d) =>
        `Packing is counted with ${d.whole(3, 9)} percent of the weight if the scale is out of order.`,
      (d) =>
        `After the third such case in an hour, ${d.pick(roles)} is asked to look at the scale.`,
    ],
  },
  {
    titles: ['Closing the list', 'Last entry of the day'],
    rules: [
      (d, s) =>
        `The list of ${s.goods} is closed at ${d.whole(13, 19)}:${d.pick(minutes)}; later entries carry the next day's date.`,
      (d, s) =>
        `After ${d.whole(13, 19)}:${d.pick(minutes)} no further ${s.goods} are taken onto the day's list.`,
    ],
    details: [
      (d) => `It can be opened once more, by ${d.pick(roles)}, and for ${d.whole(7, 28)} minutes.`,
      (d) => `On Fridays the list is closed ${d.whole(35, 95, 5)} minutes earlier.`,
      (d) =>
        `With fewer than ${d.whole(3, 12)} entries the list is not printed but kept for the morning.`,
    ],
  },
  {
    titles: ['Travelling together', 'Joining orders'],
    rules: [
      (d) =>
        `Up to ${d.whole(3, 9)} orders of one customer are joined when they fall within ${d.whole(6, 44)} hours.`,
      (d, s) =>
        `For ${s.goods}, orders to the same door are joined for ${d.whole(6, 44)} hours, ${d.whole(3, 9)} at most.`,
    ],
    details: [
      (d) => `The joined order gets ${d.pick(colours)} strip on its slip.`,
      (d) => `Joining stops once the value has passed ${d.whole(240, 890, 10)} euro.`,
      (d) => `An order that has waited is never held back again, except by ${d.pick(roles)}.`,
    ],
  },
  {
    titles: ['Printing a label again', 'Lost labels'],
    rules: [
      (d, s) =>
        `A label for ${s.one} may be printed ${d.whole(3, 8)} times; then the number is locked.`,
      (d, s) =>
        `The number of ${s.one} is locked once its label has been printed ${d.whole(3, 8)} times.`,
    ],
    details: [
      (d) =>
        `${capitalize(d.pick(roles))} unlocks it with a new number and notes the old one on paper.`,
      (d) => `Copies made within ${d.whole(40, 170, 10)} seconds of each other count as one.`,
      (d) => `From the second copy on, the label carries ${d.pick(colours)} corner.`,
    ],
  },
  {
    titles: ['Doubtful addresses', 'Checking the address'],
    rules: [
      (d, s) =>
        `If more than ${d.whole(3, 9)} letters of the street differ from the register, ${s.one} is set aside.`,
      (d, s) =>
        `${capitalize(s.goods)} to a street unknown to the register wait ${d.whole(5, 29)} hours for a decision.`,
    ],
    details: [
      (d) =>
        `${capitalize(d.pick(roles))} phones the customer, and after ${d.whole(2, 4)} attempts the order is stopped.`,
      (d) => `The register is from the post office and is ${d.whole(3, 14)} weeks old on average.`,
      (d) => `House numbers above ${d.whole(310, 980, 10)} are taken for a typing error.`,
    ],
  },
  {
    titles: ['Undeliverable', 'What comes back'],
    rules: [
      (d, s) =>
        `${capitalize(s.one)} that could not be delivered is kept for ${d.whole(6, 33)} days at gate ${d.pick(gates)}.`,
      (d, s) =>
        `Undelivered ${s.goods} stay ${d.whole(6, 33)} days with us before they are booked back into stock.`,
    ],
    details: [
      (d) =>
        `The customer pays ${d.whole(4, 18)} euro for a second attempt, and nothing for a third.`,
      (d) => `If the box is wet, ${d.pick(roles)} opens it on the same day.`,
      (d) => `A letter is printed after ${d.whole(2, 5)} days and reaches about half of them.`,
    ],
  },
  {
    titles: ['Insurance', 'Valuable consignments'],
    rules: [
      (d, s) =>
        `From a value of ${d.whole(180, 970, 10)} euro, ${s.one} is insured and gets ${d.pick(colours)} sticker.`,
      (d, s) =>
        `${capitalize(s.goods)} worth ${d.whole(180, 970, 10)} euro or more are insured and listed by name.`,
    ],
    details: [
      (d) => `The premium is ${d.whole(11, 49)} cents for each hundred euro and is not charged on.`,
      (d) =>
        `The driver signs twice, and ${d.pick(roles)} keeps the second slip for ${d.whole(5, 23)} months.`,
      (d) =>
        `Insured and ordinary pieces never share a cage, unless there are fewer than ${d.whole(3, 7)}.`,
    ],
  },
  {
    titles: ['Loading order', 'Stacking'],
    rules: [
      (d, s) =>
        `${capitalize(s.goods)} are stacked ${d.whole(3, 9)} high at most, with ${s.part} facing the door.`,
      (d, s) => `No more than ${d.whole(3, 9)} layers of ${s.goods} are put on top of each other.`,
    ],
    details: [
      (d, s) =>
        `With ${s.fault}, the load is turned back and packed again within ${d.whole(25, 95, 5)} minutes.`,
      (d) =>
        `What is to be unloaded first goes in last; ${d.pick(roles)} checks every ${d.whole(4, 9)}th vehicle.`,
      (d) => `Below ${d.whole(2, 6)} degrees of frost one layer less is allowed.`,
    ],
  },
];
