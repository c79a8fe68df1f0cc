import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LABEL_SIZES } from '../../../../contract/constants/prints.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { testApp } from '../../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../../test/factories-orders.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { refreshTokens } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { tailors } from '../../../db/schema/tailors.ts';

const shop = testApp({ JOBS: 'false' });
const ADDRESS = { full_name: 'Amna Khan', phone: '0300 1234567', address: 'School Road 4', city: 'Multan' };

type By = Pick<SignedUp, 'headers'>;

const print = (by: By | null, kind: string, ids: readonly number[], query = '', at = 'staff') =>
  shop.app.inject({
    url: `/api/${at}/prints/?print=${kind}&orders=${ids.join(',')}${query}`,
    headers: by?.headers ?? {},
  });

async function askFor(customer: SignedUp) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/bulk-order/create/',
    headers: customer.headers,
    payload: {
      number_of_pieces: 40,
      item_type: 'Waiter uniforms',
      expected_delivery_date: addDays(dayInKarachi(), 20),
      is_contact_same_as_register: true,
      delivery_address: JSON.stringify(ADDRESS),
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  return { id: Number(response.json().id), trackingNumber: String(response.json().tracking_id) };
}

async function accepted() {
  const customer = await signUp(shop);
  const support = await signUp(shop, { userType: 'support' });
  const { id, trackingNumber } = await askFor(customer);
  const quote = {
    action: 'quote',
    per_piece_price: 900,
    expected_delivery_date: addDays(dayInKarachi(), 40),
  };
  const { contract } = (await sendStep(shop, id, support, quote)).json();
  const done = await sendStep(shop, id, customer, { action: 'accept', name: 'Ayesha Khan', contract });
  expect(done.statusCode, done.body).toBe(200);
  return { id, trackingNumber, customer, support };
}

/** The account of the in-house workshop. */
async function workshop(): Promise<By> {
  const [own] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  const id = own?.userId ?? 0;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [session] = await shop.deps.db
    .insert(refreshTokens)
    .values({ userId: id, tokenHash: randomBytes(32), device: 'x', expiresAt })
    .returning();
  const token = await shop.deps.accessTokens.sign({ id, role: 'tailor', sessionId: session?.id ?? 0 });
  return { headers: bearer(token) };
}

const pagesOf = ({ rawPayload }: { rawPayload: Buffer }) => readPdf(rawPayload).sizes;
/** Structure is readable where text is compressed. */
const structureOf = ({ rawPayload }: { rawPayload: Buffer }) => rawPayload.toString('latin1');

describe('tags and labels of bulk orders (workshop-64)', () => {
  test('are printed by staff and the in-house workshop, with a code that opens the order', async () => {
    const { id, trackingNumber, customer, support } = await accepted();
    const own = await workshop();
    const tag = await print(support, 'cloth_tag', [id]);
    expect(tag.statusCode, tag.body).toBe(200);
    expect(tag.headers['content-disposition']).toContain(`cloth-tag-${trackingNumber}.pdf`);
    expect(structureOf(tag)).toContain(`/workshop/orders/${id})`);
    const theirs = await print(own, 'cloth_tag', [id], '', 'workshop');
    expect(theirs.statusCode, theirs.body).toBe(200);
    expect(structureOf(theirs)).toContain(`/workshop/orders/${id})`);

    const label = await print(support, 'parcel_label', [id]);
    expect(label.statusCode, label.body).toBe(200);
    expect(label.headers['content-disposition']).toContain(`parcel-label-${trackingNumber}.pdf`);
    const readings = await shop.deps.db
      .select({ action: auditEntries.action, of: auditEntries.userId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(readings).toContainEqual({ action: 'orders.label-printed', of: customer.id });
  });

  test('are for nobody else', async () => {
    const { id, customer } = await accepted();
    expect((await print(await signUpTailor(shop), 'cloth_tag', [id], '', 'workshop')).statusCode).toBe(404);
    for (const role of ['customer', 'brand', 'tailor'] as const) {
      const other = await signUp(shop, { userType: role });
      expect((await print(other, 'cloth_tag', [id])).statusCode, role).toBe(403);
    }
    expect((await print(customer, 'cloth_tag', [id], '', 'workshop')).statusCode).toBe(403);
    expect((await print(null, 'cloth_tag', [id])).statusCode).toBe(401);
  });

  test('are one for each carton, on each paper', async () => {
    const { id, support } = await accepted();
    for (const size of LABEL_SIZES) {
      const response = await print(support, 'cloth_tag', [id], `&size=${size}&cartons=3`);
      expect(response.statusCode, response.body).toBe(200);
      expect(pagesOf(response)).toHaveLength(size === 'a4' ? 1 : 3);
    }
    for (const cartons of ['0', '41', 'x', '1.5']) {
      const refused = await print(support, 'cloth_tag', [id], `&cartons=${cartons}`);
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['cartons']]);
    }
  });

  test('are printed together with those of stitched orders, one for each', async () => {
    const { id, support } = await accepted();
    const garment = await placeGarment(shop);
    await sendStep(shop, garment.id, garment.customer, { action: 'confirm' });
    const both = await print(support, 'cloth_tag', [garment.id, id], '&size=62mm&cartons=5');
    expect(both.statusCode, both.body).toBe(200);
    expect(pagesOf(both)).toHaveLength(2);
    expect(structureOf(both)).toMatch(new RegExp(`orders/${garment.id}\\)[^]*orders/${id}\\)`));
  });

  test('wait for the acceptance, and there is no job card', async () => {
    const support = await signUp(shop, { userType: 'support' });
    const { id, trackingNumber } = await askFor(await signUp(shop));
    const early = await print(support, 'cloth_tag', [id]);
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.not_to_print']);
    expect(early.json().detail).toContain(trackingNumber);
    expect((await print(support, 'job_card', [(await accepted()).id])).statusCode).toBe(404);
    expect((await print(support, 'cloth_tag', [999_999])).statusCode).toBe(404);
  });
});
