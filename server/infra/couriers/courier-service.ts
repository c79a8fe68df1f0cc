import type { BookingCourier, CourierState } from '../../../contract/constants/courier-bookings.ts';

/** A parcel as a courier is told of it. */
export interface BookedParcel {
  /** Our own name of the parcel, by which it is found again. */
  reference: string;
  /** The courier's code of the address where it is collected. */
  pickup: string;
  recipient: { name: string; phone: string; address: string; city: string };
  /** Rupees to collect at the door. */
  cash: number;
  boxes: number;
  detail: string;
}

export interface CourierEvent {
  state: CourierState;
  /** In the words of the courier. */
  text: string;
  at: Date | null;
}

export interface TrackedParcel extends CourierEvent {
  /** How often the courier could not hand it over. */
  attempts: number;
  /** Oldest first. */
  history: CourierEvent[];
  /** Rupees that the courier says it collects; undefined if it does not say. */
  cash: number | undefined;
}

/** The courier has surely not done it; says why in its own words. */
export class RefusedByCourier extends Error {
  readonly answer: string;

  constructor(answer: string) {
    super('The courier has refused.');
    this.name = 'RefusedByCourier';
    this.answer = answer;
  }
}

/** The courier gave no usable answer: nobody knows whether it has done it. Never names what was sent. */
export class CourierUnavailable extends Error {
  constructor(what = 'no usable answer') {
    super(`The courier gave no answer: ${what}`);
    this.name = 'CourierUnavailable';
  }
}

/**
 * A courier that takes bookings by its own service (couriers-20). Every call gives up after ten seconds, and throws
 * `RefusedByCourier` or `CourierUnavailable`.
 */
export interface CourierService {
  readonly code: BookingCourier;
  /** The courier's own spelling of a city; undefined where it does not deliver. */
  cityNamed(city: string): Promise<string | undefined>;
  /** The courier's number. */
  book(parcel: BookedParcel): Promise<string>;
  /** The number of a parcel that was booked by this reference since that day; undefined if there is none. */
  find(reference: string, since: Date): Promise<string | undefined>;
  cancel(number: string): Promise<void>;
  /** One PDF. */
  labels(numbers: readonly string[]): Promise<Buffer>;
  track(number: string): Promise<TrackedParcel>;
}

export type CourierServices = ReadonlyMap<BookingCourier, CourierService>;

/** What of an order leaves with a courier, as its own module describes it. */
export interface ParcelToSend {
  orderId: number;
  sellerOrderId: number | null;
  trackingNumber: string;
  status: string;
  /** It may be sent now. */
  canShip: boolean;
  /** It has come back and was not sent again. */
  isBack: boolean;
  /** `shop`, `brand:<id>` or `tailor:<id>`. */
  seller: string;
  /** It is cloth, which goes to the tailor of its order. */
  isForTailor: boolean;
  /** Null where nobody's address is known any more. */
  to: { name: string; phone: string; address: string; city: string; country: string } | null;
  cash: number;
  pieces: number;
  /** Null for cloth on its way to a tailor. */
  customer: { id: number | null; email: string; locale: 'en' | 'ur'; name: string | null } | null;
}
