import { beforeAll, describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Round, Stop } from '../../../../contract/rounds.ts';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, type SignedUp, signInWorkshop, signUp } from '../../../../test/factories.ts';
import { addGarment, placeGarment, sendStep, signUpTailor } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();
let agent: SignedUp;
/** The account of the in-house workshop. */
let bench: Pick<SignedUp, 'headers'>;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  bench = await signInWorkshop(shop);
});

const HOME = { full_name: 'Ayesha Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Lahore' };

async function take(id: number, by: Pick<SignedUp, 'headers'>, ...steps: Record<string, unknown>[]) {
  for (const step of steps) {
    const response = await sendStep(shop, id, by, step);
    expect(response.statusCode, response.body).toBe(200);
  }
}

const viewOf = async (id: number, { headers }: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers })).json();

async function measure(id: number, garment: number) {
  const response = await shop.app.inject({
    method: 'PUT',
    url: `/api/workshop/orders/${id}/finished-measures/`,
    payload: { garment, unit: 'cm', values: { chest: 99, waist: 90, shoulder: 45, sleeve: 61, neck: 39 } },
    headers: bench.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
}

interface Wanted {
  pickup?: 'BY_SHOP' | 'BY_OWN';
  tailor?: SignedUp & { tailorId: number };
  /** Of more than one garment, the number of the one that comes back. */
  altered?: 2;
}

/** Delivered, and asked to be altered. */
async function altered({ pickup = 'BY_SHOP', tailor, altered: place }: Wanted = {}) {
  const customer = await signUp(shop);
  await makeMeasurement(shop, customer);
  const change = {
    ...{ pickup, delivery: 'BY_OWN' },
    ...(pickup === 'BY_SHOP' && { collection_address: JSON.stringify(HOME) }),
    ...(tailor ? {} : { tailor: String(IN_HOUSE_TAILOR_ID) }),
  };
  const { id } = await placeGarment(shop, change, { customer, ...(tailor ? { tailor } : {}) });
  if (place) await addGarment(shop, { id, customer }, { dress_type: 'Waistcoat' });
  await take(id, customer, { action: 'confirm' });
  await take(id, tailor ?? bench, { action: 'accept' }, { action: 'start' }, { action: 'check' });
  const { garments } = await viewOf(id, customer);
  if (!tailor) for (const garment of garments) await measure(id, garment.id);
  const said = { despite_difference: true, reason: 'As agreed' };
  await take(id, tailor ?? bench, { action: 'make_ready', ...said }, { action: 'deliver' });
  const garment = place && garments[place - 1].id;
  await take(id, customer, { action: 'alter', reason: 'Too tight', ...(garment && { garment }) });
  return { id, customer };
}

async function stopOf(id: number, by: Pick<SignedUp, 'headers'> = agent): Promise<Stop | undefined> {
  const response = await shop.app.inject({ url: '/api/rounds/', headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  const { areas }: Round = response.json();
  return areas.flatMap(({ stops }) => stops).find((stop) => stop.id === id);
}

const tick = (id: number, outcome: string, by: Pick<SignedUp, 'headers'> = agent, note?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/rounds/${id}/ticks/`,
    payload: { kind: 'collection', outcome, ...(note && { note }) },
    headers: by.headers,
  });

describe('a garment that comes back for an alteration (orders-240)', () => {
  test('is on the list where its cloth was collected, until it is ticked or the tailor has it', async () => {
    const { id, customer } = await altered();
    expect(await stopOf(id, bench)).toMatchObject({
      ...{ kind: 'collection', is_open: true, is_revocable: false, is_alteration: true, due_on: today },
      ...{ tick: null, cash: 0, samples: 0, address: { address: 'School Road 4' } },
    });
    expect((await tick(id, 'NOBODY_HOME', agent, 'Rang twice')).statusCode).toBe(200);
    expect(await stopOf(id)).toMatchObject({ is_open: true, tick: { outcome: 'NOT_DONE' } });
    expect((await tick(id, 'DONE', bench)).statusCode).toBe(200);
    expect(await stopOf(id)).toMatchObject({ is_open: false, is_revocable: true, tick: { outcome: 'DONE' } });
    expect((await tick(id, 'DONE')).json()).toMatchObject({ code: 'orders.cloth_not_collectable' });
    const told = (await mailsTo(shop, customer.email)).map(({ text }) => text).join('\n');
    expect(told).toContain('has collected your garment');
    expect(told).toContain('Rang twice');
    const other = await signUpTailor(shop);
    await take(id, agent, { action: 'reassign', tailor: other.tailorId, reason: 'Ill' });
    expect(await stopOf(id), 'another tailor does not ask the customer for it again').toMatchObject({
      is_open: false,
    });
    await take(id, agent, { action: 'reassign', tailor: IN_HOUSE_TAILOR_ID, reason: 'Well again' });
    expect((await tick(id, 'UNDONE')).statusCode).toBe(200);
    expect(await stopOf(id)).toMatchObject({ is_open: true });
    await take(id, bench, { action: 'mend' });
    expect(await stopOf(id)).toMatchObject({ is_open: false, is_revocable: false, is_alteration: true });
    expect((await tick(id, 'DONE')).statusCode).toBe(409);
  });

  test('is told on the tracking page once the rider has it', async () => {
    const { id, customer } = await altered();
    const read = async () => {
      const { tracking_id } = await viewOf(id, customer);
      return (await shop.app.inject(`/tailor_module/order-tracking/${tracking_id}/`)).json();
    };
    expect(await read()).toMatchObject({ status: 'ALTERATION', cloth_collected_at: null });
    await tick(id, 'DONE');
    expect((await read()).cloth_collected_at).not.toBeNull();
  });

  test('of several is the one that is altered', async () => {
    const { id } = await altered({ altered: 2 });
    expect((await stopOf(id))?.garments).toEqual([{ item_type: 'dress', dress_type: 'Waistcoat' }]);
  });

  test('of a partner is on the list of staff only, and that of a customer who brings it on none', async () => {
    const tailor = await signUpTailor(shop);
    const of = await altered({ tailor });
    expect(await stopOf(of.id)).toMatchObject({ is_open: true });
    expect(await stopOf(of.id, bench)).toBeUndefined();
    expect((await tick(of.id, 'DONE', tailor)).statusCode).toBe(404);
    expect((await tick(of.id, 'DONE', of.customer)).statusCode).toBe(403);
    const brought = await altered({ pickup: 'BY_OWN' });
    expect(await stopOf(brought.id)).toBeUndefined();
    expect((await tick(brought.id, 'DONE')).json()).toMatchObject({ code: 'orders.cloth_not_collectable' });
  });

  test('leaves the data whole', async () => {
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});
