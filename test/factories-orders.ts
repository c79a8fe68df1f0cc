import type { OrderStep } from '../contract/order-steps.ts';
import type { TestApp } from './app.ts';
import { makeAddress, makeMeasurement, makeTailor, multipart, type SignedUp, signUp } from './factories.ts';

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  measurement_source: 'STORE',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
};

export interface PlacedGarment {
  id: number;
  trackingNumber: string;
  customer: SignedUp;
  tailor: SignedUp;
  tailorId: number;
}

/** Places a stitched order of a new customer with a new tailor over HTTP. */
export async function placeGarment(
  test: TestApp,
  change: Record<string, string> = {},
  given: {
    customer?: SignedUp;
    tailor?: SignedUp & { tailorId: number };
    pictures?: Record<string, Buffer>;
  } = {},
): Promise<PlacedGarment> {
  const customer = given.customer ?? (await signUp(test));
  if (!given.customer) {
    await makeMeasurement(test, customer);
    await makeAddress(test, customer);
  }
  const tailor = given.tailor ?? (await signUpTailor(test));
  const form = multipart({ ...FORM, tailor: tailor.tailorId, ...change }, given.pictures);
  const response = await test.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const { id, tracking_id } = response.json();
  return { id, trackingNumber: tracking_id, customer, tailor, tailorId: tailor.tailorId };
}

export async function signUpTailor(
  test: TestApp,
  rates: Record<string, number> = { Shalwar_Kameez: 2500, Kurta: 1900 },
  traits: { address?: string | null } = {},
): Promise<SignedUp & { tailorId: number }> {
  const user = await signUp(test, { userType: 'tailor' });
  const { id } = await makeTailor(test, { ...traits, userId: user.id, rates });
  return { ...user, tailorId: id };
}

interface SentGarment {
  change?: Record<string, string>;
  pictures?: Record<string, Buffer>;
  /** The garment to change; a new one if left out. */
  garment?: number;
  by?: Pick<SignedUp, 'headers'> | null;
  key?: string;
}

/** Adds a garment to an order over HTTP, or changes one. */
export function sendGarment(
  { app }: TestApp,
  { id, customer }: Pick<PlacedGarment, 'id' | 'customer'>,
  { change = {}, pictures, garment, by = customer, key }: SentGarment = {},
) {
  const { dress_type, fabric_type, description, measurement_source } = FORM;
  const form = multipart({ dress_type, fabric_type, description, measurement_source, ...change }, pictures);
  return app.inject({
    method: garment === undefined ? 'POST' : 'PUT',
    url: `/api/orders/${id}/garments/${garment === undefined ? '' : `${garment}/`}`,
    payload: form.payload,
    headers: { ...form.headers, ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

/** Takes a step over HTTP. */
export function sendStep(
  { app }: TestApp,
  id: number | string,
  by: Pick<SignedUp, 'headers'> | null,
  step: OrderStep | Record<string, unknown>,
  key?: string,
) {
  return app.inject({
    method: 'POST',
    url: `/api/orders/${id}/steps/`,
    payload: step,
    headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

/** Takes a step of one garment over HTTP. */
export function sendGarmentStep(
  { app }: TestApp,
  id: number,
  garment: number,
  by: Pick<SignedUp, 'headers'> | null,
  step: Record<string, unknown>,
  key?: string,
) {
  return app.inject({
    method: 'POST',
    url: `/api/orders/${id}/garments/${garment}/steps/`,
    payload: step,
    headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

/** Adds a garment to a placed order over HTTP; returns the ids of all. */
export async function addGarment(
  { app }: TestApp,
  { id, customer }: Pick<PlacedGarment, 'id' | 'customer'>,
  change: Record<string, string> = {},
  pictures: Record<string, Buffer> = {},
): Promise<number[]> {
  const { dress_type, fabric_type, description, measurement_source } = FORM;
  const form = multipart({ dress_type, fabric_type, description, measurement_source, ...change }, pictures);
  const response = await app.inject({
    method: 'POST',
    url: `/api/orders/${id}/garments/`,
    payload: form.payload,
    headers: { ...form.headers, ...customer.headers },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().garments.map((garment: { id: number }) => garment.id);
}
