import { plural } from '../plural.ts';

/** What a courier says of a parcel, on the page of tracking and beside a booking. */
export const states = {
  BOOKED: 'Waits for the courier',
  ON_THE_WAY: 'On the way',
  OUT_FOR_DELIVERY: 'Out for delivery',
  ATTEMPTED: 'Could not be handed over',
  UNDER_REVIEW: 'The courier checks the delivery',
  GOING_BACK: 'On the way back to the sender',
  DELIVERED: 'Delivered',
  RETURNED: 'Back with the sender',
  CANCELLED: 'Cancelled at the courier',
  OTHER: 'The courier says',
};
export const whatTheCourierSays = 'What the courier says';
export const inItsWords = ({ words }: { words: string }) => `“${words}”`;
export const tried = ({ count }: { count: number }) =>
  plural(
    count,
    'It has come once and could not hand it over.',
    `It has come ${count} times and could not hand it over.`,
  );
export const itTriesAgain =
  'It usually tries again on the next working day. Please keep your phone switched on.';
