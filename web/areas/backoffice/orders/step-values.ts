import type { BodyFor } from '../../../../contract/calls.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import type { orderCalls } from '../../../../contract/order-calls.ts';

/** What the dialog of a step asks for, as typed. */
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
  reason: string;
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
  reason: '',
};

export function fieldOf(name: string): keyof StepValues | undefined {
  return name in EMPTY_STEP ? (name as keyof StepValues) : undefined;
}

type StepBody = BodyFor<typeof orderCalls.takeOrderStep>;
type Status = NonNullable<StepBody['expected_status']>;

/** Dates and numbers as the call takes them; what is empty is left out. */
export function stepBody(action: OrderAction, values: StepValues, expected: Status): StepBody {
  const typed = Object.entries(values).filter(([, text]) => text.trim() !== '');
  const fields = typed.map(([name, text]) => [name, NUMBERS.has(name) ? Number(text) : text.trim()]);
  return { action, expected_status: expected, ...Object.fromEntries(fields) } as StepBody;
}

const NUMBERS = new Set(['stitching', 'per_piece_price', 'tailor']);
