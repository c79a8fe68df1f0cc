import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { sendStep } from '../../../../test/factories-orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const HISTORIES = 8;
const day = addDays(dayInKarachi(), 30);

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

interface Shown {
  total_bill: number | null;
  expected_delivery_date: string;
  price: { stitching: number } | null;
  garments: { id: number; dress_type: string | null; stitching: number | null }[];
}

const KINDS: readonly Record<string, string>[] = [
  {},
  { fabric_type: 'Linen' },
  { dress_type: 'Kurta', fabric_type: 'Cotton' },
  { dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', length_choice: 'TAILOR' },
];

const oneTry = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'change', 'remove', 'price', 'urgent'),
  kind: fc.nat({ max: KINDS.length - 1 }),
  place: fc.nat({ max: 4 }),
  rupees: fc.integer({ min: 1, max: 9000 }),
});

test('the bill is the sum of its garments, and a further one makes it neither cheaper nor earlier (orders-170)', async () => {
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(oneTry, { minLength: 4, maxLength: 12 }), async (tries) => {
      const customer = await signUp(shop);
      await makeMeasurement(shop, customer);
      const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, fields: Record<string, string> = {}) => {
        const form = multipart(fields);
        return shop.app.inject({
          method,
          url,
          ...(method === 'DELETE' ? {} : { payload: form.payload }),
          headers: { ...customer.headers, ...(method === 'DELETE' ? {} : form.headers) },
        });
      };
      const placed = await send('POST', '/tailor_module/single-order/create/', {
        ...{ item_type: 'dress', gender: 'male', measurement_option: 'get', email: customer.email },
        ...{ contact_number: '0300 7654321', is_contact_same_as_register: 'false' },
        ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', expected_delivery_date: day },
      });
      const { id } = placed.json();
      const url = `/api/orders/${id}/garments/`;
      const read = async (): Promise<Shown> =>
        (await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers })).json();
      let before = await read();
      for (const { what, kind, place, rupees } of tries) {
        const garment = before.garments[place % before.garments.length]?.id ?? 0;
        const fields = { measurement_source: 'STORE', ...KINDS[kind] };
        const answers = {
          add: () => send('POST', url, fields),
          change: () => send('PUT', `${url}${garment}/`, fields),
          remove: () => send('DELETE', `${url}${garment}/`),
          urgent: () => sendStep(shop, id, customer, { action: 'edit', delivery_type: 'URGENT' }),
          price: () =>
            sendStep(shop, id, support, {
              action: 'price',
              garments: before.garments.map((one, index) => ({
                garment: one.id,
                stitching: rupees + index,
              })),
            }),
        };
        const { statusCode, body } = await answers[what as keyof typeof answers]();
        expect(statusCode, `${what}: ${body}`).toBeLessThan(500);
        const after = await read();
        const sum = after.garments.reduce((all, { stitching }) => all + (stitching ?? 0), 0);
        expect(after.price?.stitching ?? 0).toBe(sum);
        if (after.price) expect(after.garments.every(({ stitching }) => stitching !== null)).toBe(true);
        if (what === 'add') {
          expect(after.total_bill ?? 0).toBeGreaterThanOrEqual(before.total_bill ?? 0);
          expect(after.expected_delivery_date >= before.expected_delivery_date).toBe(true);
        }
        if (statusCode >= 400) expect(after).toEqual(before);
        if (what === 'price' && statusCode === 200) priced += 1;
        before = after;
      }
    }),
    { numRuns: HISTORIES },
  );
  expect(priced).toBeGreaterThan(0);
  expect(await verifyData(shop.deps.db)).toEqual([]);
}, 120_000);
