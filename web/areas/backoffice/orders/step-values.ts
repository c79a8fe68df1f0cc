import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';

/** The values of the step dialog, as typed. */
export interface StepValues {
  stitching: string;
  per_piece_price: string;
  expected_delivery_date: string;
  /** An id. */
  tailor: string;
  dress_type: string;
  fabric_type: string;
  courier: string;
  courier_number: string;
  /** A day. */
  posted_on: string;
  /** One of DELIVERY_FAILURE_CODES. */
  failure: string;
  reason: string;
  /** Of cloth, how many; of undelivered goods what becomes of them: `stock` or `written_off`. */
  pieces: string;
  /** `yes` once it is known that the finished garment differs from the order (workshop-9). */
  despite_difference: string;
  /** `yes` once it is known that a courier is booked with cash (couriers-37). */
  despite_booking: string;
  metres: string;
  faults: string;
  bag_tag: string;
  cloth_left: string;
  /** Rupees that are paid back. */
  approved: string;
  /** Rupees of the advance that are kept. */
  kept: string;
  /** Rupees that came in, how, and the bank's number. */
  amount: string;
  method: string;
  reference: string;
  /** The id of a payment. */
  payment: string;
  /** Ids of the garments whose cloth has come. */
  cloth_garments: string[];
  /** A photo of the cloth; not in the body of a step. */
  photo: File | undefined;
  /** The price of each of several garments, with what is open about it. */
  garments: GarmentPriceValues[];
}

interface GarmentPriceValues {
  /** Its id. */
  garment: number;
  stitching: string;
  dress_type: string;
  fabric_type: string;
}

export const EMPTY_STEP: StepValues = {
  stitching: '',
  per_piece_price: '',
  expected_delivery_date: '',
  tailor: '',
  dress_type: '',
  fabric_type: '',
  courier: '',
  courier_number: '',
  posted_on: '',
  failure: '',
  reason: '',
  pieces: '',
  despite_difference: '',
  despite_booking: '',
  metres: '',
  faults: '',
  bag_tag: '',
  cloth_left: '',
  approved: '',
  kept: '',
  amount: '',
  method: '',
  reference: '',
  payment: '',
  cloth_garments: [],
  photo: undefined,
  garments: [],
};

/** The field that shows an error of the request's field `name`. */
export function fieldOf(name: string, action: OrderAction): keyof StepValues | undefined {
  if (action === 'receive_cloth' && name === 'garments') return 'cloth_garments';
  return name in EMPTY_STEP ? (name as keyof StepValues) : undefined;
}

type StepBody = BodyFor<'POST /api/orders/{id}/steps/'>;

/** The state of the order that the dialog shows; the server refuses the step if it has changed. */
export type Seen = Pick<StepBody, 'expected_status' | 'expected_events'>;

export function seenOf({
  status,
  events,
}: Extract<StaffOrderPage['order'], { kind: 'single' | 'bulk' }>): Seen {
  return { expected_status: status, expected_events: events.length };
}

/** The request body: dates, numbers and flags parsed, empty fields left out. */
export function stepBody(action: OrderAction, values: StepValues, seen: Seen): StepBody {
  const { garments, cloth_garments: come, photo: _sentApart, ...others } = values;
  const priced = garments.map(({ garment, ...typed }) => ({ garment, ...sentFields(typed) }));
  return {
    action,
    ...seen,
    ...sentFields(others),
    ...(priced.length > 0 && { garments: priced }),
    ...(come.length > 0 && { garments: come.join(',') }),
  } as StepBody;
}

function sentFields(values: object): object {
  const typed = Object.entries(values).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(typed.map(([name, text]) => [name, sentAs(name, text)]));
}

/** The present prices of the garments, where nothing else was typed. */
export function pricesOf(
  garments: readonly { id: number; stitching: number | null }[],
  typed: readonly GarmentPriceValues[] = [],
): GarmentPriceValues[] {
  return garments.map(
    ({ id, stitching }) =>
      typed.find(({ garment }) => garment === id) ?? {
        garment: id,
        stitching: stitching === null ? '' : String(stitching),
        dress_type: '',
        fabric_type: '',
      },
  );
}

export function isPrice(text: string): true | string {
  return /^[1-9]\d{0,7}$/.test(text.trim()) || 'Enter whole rupees, such as 2500.';
}

function sentAs(name: string, text: string): string | number | boolean {
  if (name === 'despite_difference' || name === 'despite_booking') return true;
  return NUMBERS.has(name) ? Number(text) : text.trim();
}

const NUMBERS = new Set(['stitching', 'per_piece_price', 'tailor', 'approved', 'kept', 'amount', 'payment']);
