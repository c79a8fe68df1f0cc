import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { inDatabase } from './database.ts';
import { bearer, type Customer, DESIGN, expect } from './shop.ts';

export type OwnTailor = Awaited<ReturnType<typeof tailorIn>>;

/** A tailor of their own area, so that no other order is moved. */
export async function tailorIn(
  request: APIRequestContext,
  area: string,
  { username, email, password }: Customer,
) {
  await inDatabase(`update users set user_type = 'tailor' where username = $1`, [username]);
  const [tailor] = await inDatabase(
    `insert into tailors (user_id, area, lead_time_days) select id, $2, 10 from users where username = $1
      returning id`,
    [username, area],
  );
  await inDatabase('insert into tailor_rates (tailor_id, dress_type, rupees) values ($1, $2, 1900)', [
    tailor?.id,
    'Kurta',
  ]);
  const session = await request.post(`${SHOP}/auth/login/`, { data: { email, password } });
  expect(session.ok(), await session.text()).toBe(true);
  return { id: Number(tailor?.id), username, email, password, session: await session.json() };
}

/** A confirmed order on which the tailor has taken the steps; by default its cloth is there. */
export async function orderAtWork(
  request: APIRequestContext,
  customer: Customer,
  tailor: OwnTailor,
  steps: readonly string[] = ['accept', 'receive_cloth'],
): Promise<number> {
  const headers = bearer(customer);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers,
    multipart: {
      ...{ tailor: String(tailor.id), dress_type: 'Kurta', fabric_type: 'Cotton', dress_design: DESIGN },
      ...{ measurement_source: 'STORE', length_choice: 'TAILOR', is_contact_same_as_register: 'true' },
      ...{ payment_type: 'COD', delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers });
  for (const action of steps) {
    const step = await request.post(`${SHOP}/api/orders/${id}/steps/`, {
      headers: bearer(tailor),
      data: { action },
    });
    expect(step.status(), await step.text()).toBe(200);
  }
  return id;
}
