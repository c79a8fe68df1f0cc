import { expect, test } from 'vitest';
import * as earnings from './earnings.ts';
import type { Action } from './permissions.ts';
import { rolesFor } from './permissions.ts';
import * as sellerOrders from './seller-orders.ts';
import * as sellerReviews from './seller-reviews.ts';
import * as work from './workshop.ts';
import { workshopCalls } from './workshop-calls.ts';
import * as workshops from './workshops.ts';

/** Modules with endpoints of the workshop. */
const endpoints: Record<string, unknown> = {
  ...earnings,
  ...sellerOrders,
  ...sellerReviews,
  ...work,
  ...workshops,
};

test('the calls of the workshop are for tailors or brands only (people-5)', () => {
  for (const [name, call] of Object.entries(workshopCalls)) {
    expect(call, name).toMatchObject({ session: 'required' });
    const { action } = endpoints[name] as { action: Action };
    expect([['tailor'], ['brand'], ['tailor', 'brand']], name).toContainEqual(rolesFor(action));
  }
});
