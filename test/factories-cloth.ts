import { beforeAll, expect } from 'vitest';
import type { products } from '../server/db/schema/catalogue.ts';
import type { TestApp } from './app.ts';
import { type SignedUp, signUp } from './factories.ts';
import { addGarment, type PlacedGarment, placeGarment, sendStep } from './factories-orders.ts';
import { makeBrand, makeProduct } from './factories-shop.ts';

type Step = Record<string, unknown>;

/** What a seller ships with. */
export const ship = { action: 'ship', courier: 'TCS', courier_number: 'T-1' };

/** The fields of a garment of this cloth. */
export const from = ({ variant }: { variant: number }, pieces = 1) => ({
  cloth_source: 'SHELF',
  cloth_variant: String(variant),
  cloth_quantity: String(pieces),
});

/** A brand of Lahore that sells cloth, made before all tests, and what is done with orders that have its cloth. */
export function clothSeller(test: TestApp) {
  let seller: SignedUp;
  let brandId: number;
  beforeAll(async () => {
    seller = await signUp(test, { userType: 'brand' });
    brandId = (await makeBrand(test, { userId: seller.id, name: 'Rohi Looms', city: 'Lahore' })).id;
  });

  /** Cloth of the brand of 4 metres for Rs 3,000. */
  async function makeCloth(stock = 10, more: Partial<typeof products.$inferInsert> = {}) {
    const cloth = { section: 'unstitched', clothMetres: 4, clothWidthInches: 54, price: 3000 } as const;
    const made = await makeProduct(test, { brandId, ...cloth, sizes: [null], stock, ...more });
    const [variant] = made.variants;
    if (!variant) throw new Error('No variant was made');
    return { id: made.id, variant: variant.id };
  }

  async function read({ id }: { id: number }, by: SignedUp) {
    const response = await test.app.inject({ url: `/api/orders/${id}/`, headers: by.headers });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  async function take(order: { id: number }, by: SignedUp, ...steps: Step[]) {
    for (const step of steps) {
      const response = await sendStep(test, order.id, by, step);
      expect(response.statusCode, `${step.action}: ${response.body}`).toBe(200);
    }
  }

  const stepOfSeller = (id: number, step: Step, by: SignedUp | null = seller) =>
    test.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${id}/steps/`,
      payload: step,
      headers: { ...by?.headers },
    });

  async function takeOfSeller(id: number, ...steps: Step[]) {
    for (const step of steps) {
      const response = await stepOfSeller(id, step);
      expect(response.statusCode, response.body).toBe(200);
    }
  }

  /** The seller order with the cloth of a garment, by default the first. */
  async function partOf(order: PlacedGarment, garment = 0): Promise<number> {
    return (await read(order, order.customer)).garments[garment].cloth.seller_order;
  }

  /** A confirmed order of these garments. */
  async function confirmed(...garments: Record<string, string>[]): Promise<PlacedGarment> {
    const [first, ...others] = garments;
    const order = await placeGarment(test, first);
    for (const other of others) await addGarment(test, order, other);
    await take(order, order.customer, { action: 'confirm' });
    return order;
  }

  const acts = { makeCloth, read, take, stepOfSeller, takeOfSeller, partOf, confirmed };
  return { ...acts, brand: () => ({ seller, brandId }) };
}
