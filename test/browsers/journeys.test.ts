import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Page, Visitor } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { FIREFOX_PATH, WEBKIT_PROGRAMS } = process.env;
const BROWSERS: [name: string, start: () => Promise<Page<unknown>>][] = [];
if (FIREFOX_PATH) BROWSERS.push(['Firefox', () => startFirefox(FIREFOX_PATH)]);
if (WEBKIT_PROGRAMS) BROWSERS.push(['WebKit', () => startWebKit(JSON.parse(WEBKIT_PROGRAMS))]);

const PASSWORD = 'needle thread thimble';
const MEASURES = {
  'Chest / bust': '38',
  'Natural waist': '34',
  'Shoulder (teera)': '18',
  Sleeve: '24',
  Neck: '15.5',
  Inseam: '30',
  Height: '68',
  'Weight (kg)': '75',
};
const SHIPPING = {
  'Full name': 'Ayesha Siddiqui',
  Address: 'House 12, Street 5, Gulberg III',
  City: 'Lahore',
  'Postal code': '54660',
};

let folder: string;
let design: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naap-browsers-'));
  design = join(folder, 'design.png');
  const { default: sharp } = await import('sharp');
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'rebeccapurple' } });
  await writeFile(design, await picture.png().toBuffer());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(BROWSERS)('in %s', (_, start) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = new Visitor(await start(), inject('shop'));
    await visitor.open('/');
    await visitor.press({ role: 'button', pattern: '^Local' });
  });

  afterAll(() => visitor.close());

  test('a new customer signs up, adds measurements, orders a garment and downloads the invoice', async () => {
    const username = `walker_${randomBytes(6).toString('hex')}`;
    const email = `${username}@example.com`;
    await visitor.open('/signup');
    const fields = {
      Username: username,
      'E-mail': email,
      Phone: '0300 1234567',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    };
    for (const [label, text] of Object.entries(fields)) await visitor.type(label, text);
    await visitor.tick({ role: 'checkbox', pattern: '^I agree' });
    await visitor.press({ role: 'button', text: 'Create Account' });
    await visitor.waitForPath(/^\/login/);
    await visitor.press({ text: 'Sign out to use another account' });
    await visitor.type('E-mail', email);
    await visitor.type('Password', PASSWORD);
    await visitor.press({ role: 'button', text: 'Sign In' });
    await visitor.waitForPath(/^\/$/);

    await visitor.open('/profile?tab=measurements&edit=new');
    await visitor.type('Name', 'Myself');
    await visitor.tick({ role: 'radio', text: 'Male' });
    for (const [label, text] of Object.entries(MEASURES)) await visitor.type(label, text);
    await visitor.press({ role: 'button', text: 'Save measurements' });
    await visitor.see({ text: 'The measurements of Myself are saved.' });

    await visitor.open('/book-tailor');
    await visitor.press({ role: 'button', pattern: 'Single Order' });
    await visitor.press({ role: 'button', pattern: '^Naap' });
    await visitor.tick({ role: 'radio', pattern: '^Gents Tailor' });
    await visitor.press({ role: 'button', text: 'Continue' });
    await visitor.choose('Dress type', 'Kurta');
    await visitor.choose('Fabric type', 'Cotton');
    await visitor.choose('Payment type', 'COD');
    await visitor.tick({ role: 'radio', text: 'The tailor decides' });
    await visitor.attach('Demo image of the design', design);
    await visitor.type('Description', 'Ban collar, two pockets');
    await visitor.press({ role: 'button', text: 'Submit Order' });
    await visitor.waitForPath(/^\/checkout\?order=\d+/);
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
    await visitor.press({ role: 'button', text: 'Confirm Order' });
    // Wait for the dialog, because the page behind it has a button of the same name.
    await visitor.see({ role: 'heading', text: 'Your order is confirmed' });
    await visitor.press({ role: 'button', text: 'Download invoice' });
    await visitor.waitForPath(/^\/$/);
  });

  test('a visitor adds products to the cart and orders them', async () => {
    await visitor.open('/culture');
    await visitor.press({ role: 'link', pattern: 'Thar Ralli Cushions' });
    await visitor.press({ role: 'button', text: 'Add Product to Cart' });
    await visitor.see({ pattern: 'has been added to your cart!' });
    await visitor.open('/cart');
    await visitor.press({ role: 'link', text: 'CHECKOUT' });
    for (const [label, text] of Object.entries(SHIPPING)) await visitor.type(label, text);
    await visitor.type('Phone', `0300 ${randomInt(1_000_000, 10_000_000)}`);
    await visitor.tick({ role: 'radio', pattern: '^Cash on delivery' });
    await visitor.press({ role: 'button', text: 'Place Order' });
    await visitor.see({ role: 'heading', text: 'Order Placed Successfully!' });
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
  });
});
