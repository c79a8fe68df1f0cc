import { plural } from '../plural.ts';

interface Counted {
  count: number;
}
interface Cash {
  amount: string;
}

export const theRidersList = "The rider's list";
export const theRidersListOf = ({ day }: { day: string }) => `The rider's list, ${day}`;
export const whatItIs =
  'Cloth and garments to be altered to collect, and parcels and swatches of our workshop to hand over: what is due by this day and not done, and what was ticked off on it.';
export const day = 'Day';
export const today = 'Today';
export const dayBefore = 'The day before';
export const dayAfter = 'The day after';
export const print = 'Print';
export const printOnA4 = 'Print on A4';
export const printOnTheRoll = 'Print on a roll';
export const failedToPrint = 'Failed to prepare the print';
export const loading = 'Loading the list...';
export const failedToGetTheList = 'Failed to get the list';
export const nothingOnThisDay = 'Nothing to collect or to deliver';
export const whatComesHere =
  'Cloth stands here on the day by which the tailor needs it, a garment to be altered once its customer has asked, a parcel as soon as the workshop has handed it to our own rider, and a swatch once the workshop has accepted the order.';
export const collections = ({ count }: Counted) => plural(count, '1 collection', `${count} collections`);
export const deliveries = ({ count }: Counted) => plural(count, '1 delivery', `${count} deliveries`);
export const stops = ({ count }: Counted) => plural(count, '1 stop', `${count} stops`);
export const cashInAll = 'Cash in all';
export const takenSoFar = ({ amount }: Cash) => `${amount} taken`;
export const leftOut = ({ count }: Counted) =>
  plural(
    count,
    '1 more stop is not listed. Those that are due first are.',
    `${count} more stops are not listed. Those that are due first are.`,
  );
export const withoutAnArea = 'Without an area';
export const kinds = { collection: 'Collect', delivery: 'Deliver', swatch: 'Swatch' };
export const collect = ({ amount }: Cash) => `Collect ${amount}`;
export const taken = ({ amount }: Cash) => `${amount} taken`;
export const nothingToTake = 'No cash';
export const clothFor = ({ garments }: { garments: string }) => `Cloth for ${garments}`;
export const toAlter = ({ garments }: { garments: string }) => `To be altered: ${garments}`;
export const aParcelWith = ({ garments }: { garments: string }) => `1 parcel: ${garments}`;
export const aSwatchFor = ({ garments }: { garments: string }) => `Swatch of the cloth for ${garments}`;
export const garmentTimes = ({ garment, count }: { garment: string; count: number }) =>
  `${count} × ${garment}`;
export const goesTo = ({ workshop }: { workshop: string }) => `Goes to ${workshop}`;
export const promisedFor = ({ day: promised }: { day: string }) => `Promised for ${promised}`;
export const dueOn = ({ day: due }: { day: string }) => `Due ${due}`;
export const late = 'Late';
export const urgent = 'Urgent';
export const call = ({ phone }: { phone: string }) => `Call ${phone}`;
export const theOrder = 'The order';
export const note = 'Note';
export const noteHint = 'The customer reads it.';
export const addANote = 'Add a note';
export const ticks = {
  collection: { DONE: 'Collected', NOBODY_HOME: 'Nobody home', UNDONE: 'Not collected after all' },
  delivery: { DONE: 'Delivered', NOBODY_HOME: 'Nobody home', UNDONE: 'Not delivered after all' },
  swatch: { DONE: 'Swatch handed over', NOBODY_HOME: 'Nobody home', UNDONE: 'Not handed over after all' },
};
export const deliveredCashTaken = ({ amount }: Cash) => `Delivered, ${amount} taken`;
export const done = { collection: 'Collected', delivery: 'Delivered', swatch: 'Swatch handed over' };
export const notDone = { collection: 'Not collected', delivery: 'Not delivered', swatch: 'Not handed over' };
export const tickedAt = ({ time, by }: { time: string; by: string }) => `${time}, ${by}`;
export const waitsToBeSent = ({ tick }: { tick: string }) => `${tick}: waiting to be sent`;
export const takeItBack = ({ tick }: { tick: string }) => `Take “${tick}” back`;
export const waiting = ({ count }: Counted) =>
  plural(
    count,
    '1 tick is waiting to be sent. It is kept on this device and sent once there is a network.',
    `${count} ticks are waiting to be sent. They are kept on this device and sent once there is a network.`,
  );
export const noNetwork = ({ at }: { at: string }) => `No network. This is the list as it was at ${at}.`;
export const tickRefused = ({ tick, trackingNumber }: { tick: string; trackingNumber: string }) =>
  `“${tick}” of ${trackingNumber} was not accepted`;
export const sendItAgain = 'Send it again';
export const letItGo = 'Let it go';
export const ourRiderBringsIt = 'Our own rider brings it';
export const boxToTick = 'Box to tick off';
