import { randomBytes } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { SHOP } from './address.ts';
import { complaintsOf } from './console.ts';
import { inDatabase } from './database.ts';

export interface Customer {
  username: string;
  email: string;
  password: string;
  /** The response of signing in. */
  session: { access: string; refresh: string } & Record<string, unknown>;
}

export interface PlacedOrder extends Record<string, unknown> {
  id: number;
  tracking_id: string;
}

interface Traits {
  email?: string;
  proven?: boolean;
}

export interface Shop {
  /** Registers a customer through the API, by default with a random, confirmed e-mail. */
  register: (traits?: Traits) => Promise<Customer>;
  /** Replaces the browser's storage by the customer's session. */
  signIn: (page: Page, customer: Customer) => Promise<void>;
  /** Adds a complete measurement record through the API. */
  measure: (customer: Customer, label?: string, change?: { top_length: null }) => Promise<void>;
  /** Orders a kurta from the workshop through the API; the customer needs measurements. */
  order: (customer: Customer) => Promise<PlacedOrder>;
  /** A customer with measurements, a placed and a confirmed order. Shared between tests: read only. */
  regular: Regular;
  /** Opens a separate browser context, whose console must stay clean too. */
  openBrowser: (stored?: BrowserContextOptions['storageState']) => Promise<Page>;
}

type Regular = Customer & { placed: PlacedOrder; confirmed: PlacedOrder };

interface House {
  /** `regular`, with the session of the worker's start. */
  registeredRegular: Regular;
}

const expected = new WeakMap<Page, RegExp[]>();

export function expectConsole(page: Page, ...complaints: RegExp[]): void {
  expected.set(page, [...(expected.get(page) ?? []), ...complaints]);
}

async function listen(page: Page): Promise<() => string[]> {
  const complaints = await complaintsOf(page);
  return () => complaints.filter((text) => !(expected.get(page) ?? []).some((pattern) => pattern.test(text)));
}

/** Tests with a visitor who has chosen a location, and whose console must stay clean. */
export const test = base.extend<Shop, House>({
  // Each test has its own network address, because guest orders are limited by network.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });
  },
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('userLocationType')) localStorage.setItem('userLocationType', 'local');
    });
    await leaveOutBlur(waitUntilAlive(page));
    const complaints = await listen(page);
    await use(page);
    expect(complaints(), 'the console stays clean').toEqual([]);
  },
  register: async ({ request }, use) => {
    await use((traits) => registered(request, traits));
  },
  signIn: async ({ baseURL: _ }, use) => {
    await use((page, customer) => page.context().setStorageState(storageOf(customer)));
  },
  measure: async ({ request }, use) => {
    await use((customer, label, change) => measured(request, customer, label, change));
  },
  order: async ({ request }, use) => {
    await use((customer) => ordered(request, customer));
  },
  openBrowser: async ({ browser }, use) => {
    const opened: { page: Page; complaints: () => string[] }[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext(storageState ? { storageState } : {});
      const page = waitUntilAlive(await context.newPage());
      await leaveOutBlur(page);
      opened.push({ page, complaints: await listen(page) });
      return page;
    });
    for (const { page, complaints } of opened) {
      expect(complaints(), 'the console stays clean').toEqual([]);
      await page.context().close();
    }
  },
  regular: async ({ request, registeredRegular }, use) => {
    await use({ ...registeredRegular, session: await liveSession(request, registeredRegular) });
  },
  registeredRegular: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const customer = await registered(request);
      await measured(request, customer);
      const placed = await ordered(request, customer);
      const { id } = await ordered(request, customer);
      const response = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, {
        headers: bearer(customer),
      });
      expect(response.status()).toBe(200);
      await use({ ...customer, placed, confirmed: await response.json() });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
export { expectAccessiblePage, expectDarkModeContrast } from './axe.ts';

/** Makes `goto` and `reload` wait for hydration. slow-scripts.spec.ts tests the time before it. */
function waitUntilAlive(page: Page): Page {
  const { goto, reload } = page;
  const alive = () => page.waitForFunction(() => !window.earlyInput);
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await alive();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await alive();
    return response;
  };
  return page;
}

/** Removes the blur behind dialogs, which takes 35 ms of each frame without a graphics card. */
async function leaveOutBlur(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('::backdrop { backdrop-filter: none !important }');
    document.adoptedStyleSheets.push(style);
  });
}

async function registered(
  request: APIRequestContext,
  { email, proven = true }: Traits = {},
): Promise<Customer> {
  const username = `walker_${randomBytes(6).toString('hex')}`;
  const customer = {
    username,
    email: email ?? `${username}@example.com`,
    password: 'measure twice, cut once',
  };
  const response = await request.post(`${SHOP}/auth/register/`, {
    data: { ...customer, phone_number: '0300 1234567', type: 'customer' },
  });
  expect(response.status()).toBe(201);
  if (proven) await inDatabase('insert into proven_addresses (email) values ($1)', [customer.email]);
  return { ...customer, session: await response.json() };
}

/** Signs in again if the access token expires soon: a slow run takes longer than its 15 minutes. */
async function liveSession(request: APIRequestContext, customer: Customer): Promise<Customer['session']> {
  const [, claims = ''] = customer.session.access.split('.');
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (exp * 1000 - Date.now() > 5 * 60_000) return customer.session;
  const { email, password } = customer;
  const response = await request.post(`${SHOP}/auth/login/`, { data: { email, password } });
  expect(response.status()).toBe(200);
  return response.json();
}

async function measured(
  request: APIRequestContext,
  customer: Customer,
  label = 'Myself',
  change: object = {},
): Promise<void> {
  const response = await request.post(`${SHOP}/user_module/measurements/`, {
    headers: bearer(customer),
    data: {
      label,
      gender: 'male',
      age_group: 'adult',
      unit: 'in',
      chest: 38,
      waist: 34,
      shoulder: 18,
      sleeve: 24,
      neck: 15.5,
      inseam: 30,
      height: 68,
      weight: 75,
      top_length: 40,
      ...change,
    },
  });
  expect(response.status()).toBe(201);
}

const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
};

async function ordered(request: APIRequestContext, customer: Customer): Promise<PlacedOrder> {
  const response = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      dress_type: 'Kurta',
      fabric_type: 'Cotton',
      description: 'Ban collar, two pockets',
      measurement_source: 'STORE',
      is_contact_same_as_register: 'true',
      payment_type: 'COD',
      delivery_type: 'NORMAL',
      pickup: 'BY_OWN',
      delivery: 'BY_SHOP',
      delivery_address: JSON.stringify(HOME),
      dress_design: DESIGN,
    },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

/** The local storage of a signed-in customer (pages-11). */
export function storageOf({ session: { access, refresh, ...user } }: Customer) {
  const stored = {
    accessToken: access,
    refreshToken: refresh,
    user: JSON.stringify(user),
    userLocationType: 'local',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: SHOP, localStorage }] };
}

export function storedIn(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** True at a phone's width, which has a menu instead of the navigation. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

export function bearer({ session }: Customer): Record<string, string> {
  return { authorization: `Bearer ${session.access}` };
}

export const DESIGN = {
  name: 'design.png',
  mimeType: 'image/png',
  // 8 × 8 pixels of purple.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOYbPwKK2IYWhIAHX5sAaMhhrgAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** Expects the focus not to be on `body`, where the next Tab would start at the top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is on the page' })
    .not.toBe('BODY');
}
