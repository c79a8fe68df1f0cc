import { plural } from '../plural.ts';

/** The panel by which a parcel is booked with a courier. */
export const courierBooking = 'Courier';
export const bookWith = ({ courier }: { courier: string }) => `Book ${courier}`;
export const bookAgainWith = ({ courier }: { courier: string }) => `Book ${courier} again`;
export const booking = 'Booking...';
export const boxes = 'Boxes';
export const collects = ({ amount }: { amount: string }) => `The courier collects ${amount} at the door.`;
export const collectsNothing = 'The courier collects nothing.';
export const isBooked = ({ courier }: { courier: string }) =>
  `Booked with ${courier} under the number <number></number>.`;
export const printTheLabel = "Print the courier's label";
export const failedToPrintTheLabel = "Failed to get the courier's label";
export const nobodyKnowsYet =
  'The courier has not answered, so nobody knows yet whether it is booked. We ask it every few minutes. Please do not book elsewhere before.';
export const askNow = 'Ask now';
export const asking = 'Asking...';
export const wasNotBooked = 'It was not booked.';
export const courierSays = ({ words }: { words: string }) => `The courier says: ${words}`;
export const wasCancelled = 'The booking was cancelled.';
export const cancelTheBooking = 'Cancel the booking';
export const cancelThisBooking = 'Cancel this booking?';
export const theCourierDoesNotCome = 'The courier does not come for this parcel then. You can book it again.';
export const itMayBeBooked =
  'The courier has not answered for hours and may have booked it all the same. Look in its portal or call it first, or two couriers may come for one parcel.';
export const cancelling = 'Cancelling...';
export const keepIt = 'Keep it';
export const failedToBook = 'Failed to book the parcel';
export const failedToCancel = 'Failed to cancel the booking';
export const otherSum = ({ amount, due }: { amount: string; due: string }) =>
  `The courier was told to collect ${amount}, but ${due} is due now. Cancel the booking and book again.`;
export const otherSumOnItsWay = ({ amount, due }: { amount: string; due: string }) =>
  `The courier collects ${amount}, but ${due} is due now. Ask the courier to change it, and tell the customer.`;
export const problems = {
  STEP_REFUSED: 'The courier reports something that does not fit this order. Please look at it.',
  OTHER_SUM: 'The courier collects another sum than is due. Please ask it, and tell the customer.',
};
export const failedToGet = 'Failed to get the booking';

/** Several parcels that are chosen in a list. */
export const bookSeveral = 'Book the courier';
export const bookSeveralTitle = ({ count }: { count: number }) =>
  plural(count, 'Book the courier: 1 parcel', `Book the courier: ${count} parcels`);
export const bookTheseWith = ({ courier, count }: { courier: string; count: number }) =>
  plural(count, `Book ${courier}: 1 parcel`, `Book ${courier}: ${count} parcels`);
export const bookTheRestWith = ({ courier, count }: { courier: string; count: number }) =>
  plural(count, `Book ${courier} again: 1 parcel`, `Book ${courier} again: ${count} parcels`);
export const bookingOf = ({ place, count }: { place: number; count: number }) =>
  `Booking ${place} of ${count}...`;
export const areBooked = ({ booked, count }: { booked: number; count: number }) =>
  plural(count, `${booked} of 1 parcel is booked.`, `${booked} of ${count} parcels are booked.`);
export const notBookedYet = 'Not booked yet.';
export const cannotBeBookedNow = 'It cannot be booked now: it is not packed, or it is sent already.';
export const isSentByHand = 'No courier takes a booking for it. Send it by hand.';
export const boxesOf = ({ number }: { number: string }) => `Boxes: ${number}`;
export const printTheLabels = "Print the courier's labels";
export const printTheLabelsFrom = ({ from, to }: { from: number; to: number }) =>
  `Print the courier's labels ${from} to ${to}`;
export const failedToPrintTheLabels = "Failed to get the courier's labels";
