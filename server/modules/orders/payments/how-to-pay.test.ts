import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emvFor } from '../../../../contract/emv-qr.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { orderSettings } from '../../../db/schema/fees.ts';
import { type QrOutline, qrOutline } from '../../../infra/pdf/qr.ts';

const shop = testApp();
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;
/** A code in rupees of a shop in Lahore. */
const QR = [
  ...[
    field('00', '01'),
    field('01', '11'),
    field('28', field('00', 'pk.raast') + field('01', '03001112223')),
  ],
  ...[field('52', '5699'), field('53', '586'), field('58', 'PK'), field('59', 'Naap'), field('60', 'Lahore')],
  '6304',
].join('');
let admin: SignedUp;

/** The code with its checksum. */
function signed(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return text + crc.toString(16).toUpperCase().padStart(4, '0');
}

const ACCOUNT = {
  title: 'Naap (Pvt) Ltd',
  bank: 'Standard Chartered',
  iban: 'PK36 SCBL 0000 0011 2345 6702',
  raast_id: '0300 1112223',
  qr_text: signed(QR),
};

/** What a phone reads from the drawn code, with the quiet zone that the page leaves. */
async function scanned({ size, path }: QrOutline): Promise<string> {
  const side = size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="-4 -4 ${side} ${side}"><rect x="-4" y="-4" width="${side}" height="${side}" fill="white"/><path fill-rule="evenodd" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function settings() {
  return (await shop.app.inject({ url: '/api/staff/settings/', headers: admin.headers })).json();
}

async function save(change: Record<string, unknown>, by = admin) {
  const { version } = (await settings()).account;
  return shop.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/account/',
    payload: { ...ACCOUNT, version, ...change },
    headers: by.headers,
  });
}

const howToPay = async (id: number, by: SignedUp) =>
  shop.app.inject({ url: `/api/orders/${id}/how-to-pay/`, headers: by.headers });

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  await shop.deps.db.update(orderSettings).set({ advanceLargePercent: 40 });
});

afterAll(() => shop.deps.db.update(orderSettings).set({ advanceLargePercent: 0 }));

describe('where to transfer what is due (payments-16)', () => {
  test('is e-mailed until the owner has written down an account', async () => {
    expect((await settings()).account).toMatchObject({ title: '', iban: null, qr_text: null, version: 1 });
    const order = await placeGarment(shop);
    expect((await howToPay(order.id, order.customer)).statusCode, 'not agreed yet').toBe(404);
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect((await howToPay(order.id, order.customer)).json()).toEqual({
      tracking_id: order.trackingNumber,
      amount: 1000,
      account: null,
      qr_code: null,
      proofs: [],
      with_courier: false,
      wallets: ['sandbox_wallet'],
      wallet_payment: null,
    });
  });

  test('has the sum that is due and a code with it, for the customer alone', async () => {
    expect((await save({})).statusCode).toBe(200);
    expect((await settings()).account).toMatchObject({ iban: 'PK36SCBL0000001123456702', version: 2 });
    const order = await placeGarment(shop);
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    const shown = (await howToPay(order.id, order.customer)).json();
    expect(shown).toMatchObject({
      amount: 1000,
      account: { title: 'Naap (Pvt) Ltd', raast_id: '0300 1112223' },
    });
    const code = emvFor(ACCOUNT.qr_text, { rupees: 1000, order: order.trackingNumber }) ?? '';
    expect(code).toContain('54041000');
    expect(shown.qr_code).toEqual(await qrOutline(code));
    expect(await scanned(shown.qr_code)).toBe(code);
    expect((await howToPay(order.id, await signUp(shop))).statusCode).toBe(404);
    const support = await signUp(shop, { userType: 'support' });
    await sendStep(shop, order.id, support, { action: 'record_payment', amount: 1000, method: 'RAAST' });
    expect((await howToPay(order.id, order.customer)).json()).toMatchObject({ amount: 1500 });
    await sendStep(shop, order.id, support, { action: 'record_payment' });
    expect((await howToPay(order.id, order.customer)).json()).toMatchObject({ amount: 0, account: null });
  });

  test.each([
    ['iban', { iban: 'PK36SCBL0000001123456703' }],
    ['iban', { iban: 'GB82WEST12345698765432' }],
    ['qr_text', { qr_text: `${ACCOUNT.qr_text.slice(0, -4)}0000` }],
    ['qr_text', { qr_text: signed(QR.replace('5303586', '5303840')) }],
    ['qr_text', { qr_text: 'x'.repeat(513) }],
    ['title', { title: '' }],
    ['title', { title: '4242 4242 4242 4242' }],
  ])('refuses %s of %j', async (field, change) => {
    const refused = await save(change);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  test('is set by admins only', async () => {
    const support = await signUp(shop, { userType: 'support' });
    expect((await save({}, support)).statusCode).toBe(403);
    const seen = await shop.app.inject({ url: '/api/staff/settings/', headers: support.headers });
    expect(seen.json().account).toBeUndefined();
  });
});
