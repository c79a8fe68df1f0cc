import { courierBookingWords } from '#words';
import type { ParcelToBook } from '../../../contract/courier-bookings.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { bookParcel, type Parcel } from './api.ts';

export interface WantedBooking {
  parcel: Parcel;
  courier: ParcelToBook['couriers'][number];
  boxes: number;
}

interface BookEachEvents {
  onAsk: (place: number) => void;
  onAnswer: (parcel: Parcel, answer: ParcelToBook) => void;
  /** Receives a sentence. */
  onFailure: (parcel: Parcel, failure: string) => void;
}

/** No answer, no session, or too many calls: the next parcel would meet the same. */
const STOPPING: readonly number[] = [0, 401, 429];

/**
 * Books one parcel after the other; a refusal does not stop the rest (couriers-34). Returns the sentence of
 * what has stopped it. Calling it again books nothing twice (couriers-23).
 */
export async function bookEach(
  wanted: readonly WantedBooking[],
  { onAsk, onAnswer, onFailure }: BookEachEvents,
): Promise<string | undefined> {
  for (const [place, { parcel, courier, boxes }] of wanted.entries()) {
    onAsk(place + 1);
    try {
      onAnswer(parcel, await bookParcel(parcel, { courier, boxes }));
    } catch (error) {
      const failure = failureSentence(error, courierBookingWords.failedToBook);
      onFailure(parcel, failure);
      if (error instanceof CallError && STOPPING.includes(error.status)) return failure;
    }
  }
  return undefined;
}
