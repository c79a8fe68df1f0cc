import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../../test/factories-orders.ts';
import { tailors } from '../../../db/schema/tailors.ts';
import { finishedMeasures } from '../../../db/schema/workshop.ts';

const shop = testApp();
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

/** An order in the quality check. */
async function checked(tailor?: SignedUp & { tailorId: number }, change: Record<string, string> = {}) {
  const order = await placeGarment(
    shop,
    tailor ? change : { tailor: '458', ...change },
    tailor ? { tailor } : {},
  );
  const by = tailor ?? agent;
  for (const action of ['confirm', 'accept', 'start', 'check']) {
    const response = await sendStep(shop, order.id, action === 'confirm' ? order.customer : by, { action });
    expect(response.statusCode, response.body).toBe(200);
  }
  return order;
}

const finish = (id: number, values: Record<string, number>) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/staff/orders/${id}/finished-measures/`,
    payload: { unit: 'cm', values },
    headers: agent.headers,
  });

const readyBy = async (id: number, by: SignedUp) => {
  const { statusCode, body } = await sendStep(shop, id, by, { action: 'make_ready' });
  return [statusCode, JSON.parse(body).code ?? JSON.parse(body).status];
};

const ALL = { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 };

describe('a garment of the in-house workshop is measured before it leaves (workshop-17)', () => {
  test('with every measure that it requires, and is ready then', async () => {
    const { id } = await checked();
    expect(await readyBy(id, agent)).toEqual([409, 'orders.not_measured']);
    await finish(id, {});
    expect(await readyBy(id, agent)).toEqual([409, 'orders.not_measured']);
    await finish(id, { chest: 99 });
    expect(await readyBy(id, agent)).toEqual([409, 'orders.not_measured']);
    await finish(id, ALL);
    expect(await readyBy(id, agent)).toEqual([200, 'READY']);
  });

  test('where its measures are in a picture, there is nothing to compare', async () => {
    const customer = await signUp(shop);
    const order = await placeGarment(
      shop,
      { tailor: '458', measurement_source: 'UPLOAD' },
      { customer, pictures: { measurement_picture: await jpeg() } },
    );
    for (const [by, action] of [
      [customer, 'confirm'],
      [agent, 'accept'],
      [agent, 'start'],
      [agent, 'check'],
    ] as const) {
      await sendStep(shop, order.id, by, { action });
    }
    expect(await readyBy(order.id, agent)).toEqual([200, 'READY']);
  });

  test('a partner may leave it out', async () => {
    const tailor = await signUpTailor(shop);
    const { id } = await checked(tailor);
    expect(await readyBy(id, tailor)).toEqual([200, 'READY']);
  });

  test('and the tailor is told what is missing before a photo is looked at', async () => {
    const tailor = await signUpTailor(shop);
    const { id } = await checked(tailor);
    await shop.deps.db.update(tailors).set({ inHouse: true }).where(eq(tailors.id, tailor.tailorId));
    const form = multipart({ action: 'make_ready' }, { photo: Buffer.from('no picture') });
    const headers = { ...form.headers, ...tailor.headers };
    const url = `/api/workshop/orders/${id}/steps/`;
    const refused = await shop.app.inject({ method: 'POST', url, payload: form.payload, headers });
    await shop.deps.db.update(tailors).set({ inHouse: false }).where(eq(tailors.id, tailor.tailorId));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'orders.not_measured']);
  });
});

describe('the share of measured garments (tailors-13)', () => {
  test('counts the first delivery of each garment of a record', async () => {
    const tailor = await signUpTailor(shop);
    const counts = async () => {
      const [row] = await shop.deps.db
        .select({ of: tailors.measurableOrders, measured: tailors.measuredOrders })
        .from(tailors)
        .where(eq(tailors.id, tailor.tailorId));
      return row;
    };
    const [measured, unmeasured, empty] = [
      await checked(tailor),
      await checked(tailor),
      await checked(tailor),
    ];
    const row = { unit: 'cm', values: {} } as const;
    await shop.deps.db.insert(finishedMeasures).values([
      { ...row, orderId: measured.id, values: { chest: 1000 } },
      { ...row, orderId: empty.id },
    ]);
    for (const { id } of [measured, unmeasured, empty]) {
      for (const action of ['make_ready', 'deliver']) await sendStep(shop, id, tailor, { action });
    }
    expect(await counts()).toEqual({ of: 3, measured: 1 });
    await sendStep(shop, measured.id, measured.customer, { action: 'alter', reason: 'Loose.' });
    for (const action of ['mend', 'check', 'make_ready', 'deliver']) {
      await sendStep(shop, measured.id, tailor, { action });
    }
    expect(await counts()).toEqual({ of: 3, measured: 1 });
  });

  test('is told from ten garments on, rounded down', async () => {
    const { tailorId } = await signUpTailor(shop);
    const shareOf = async (measurableOrders: number, measuredOrders: number) => {
      await shop.deps.db
        .update(tailors)
        .set({ measurableOrders, measuredOrders })
        .where(eq(tailors.id, tailorId));
      const shown = await shop.app.inject(`/tailor_module/tailors/${tailorId}/`);
      const url = `/api/staff/tailors/${tailorId}/`;
      const toStaff = await shop.app.inject({ url, headers: agent.headers });
      expect(toStaff.json().measured_share).toBe(shown.json().measured_share);
      return shown.json().measured_share;
    };
    expect(await shareOf(9, 9)).toBe(null);
    expect(await shareOf(10, 9)).toBe(90);
    expect(await shareOf(300, 299)).toBe(99);
  });
});
