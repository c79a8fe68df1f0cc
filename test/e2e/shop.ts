import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { SHOP } from './address.ts';

/** Somebody with an account. */
export interface Customer {
  username: string;
  email: string;
  password: string;
  /** What signing in answered. */
  session: { access: string; refresh: string } & Record<string, unknown>;
}

interface Shop {
  /** Registers a customer by the API. */
  register: () => Promise<Customer>;
  /** Puts a customer's session into the page's storage before its next document. */
  signIn: (page: Page, customer: Customer) => Promise<void>;
  /** Adds a complete measurement record by the API. */
  measure: (customer: Customer, label?: string) => Promise<void>;
}

/** Messages of the console that a test expects, because it breaks something on purpose. */
const expected = new WeakMap<Page, RegExp[]>();

/** Says that the page's console will complain about what matches. */
export function expectConsole(page: Page, ...complaints: RegExp[]): void {
  expected.set(page, [...(expected.get(page) ?? []), ...complaints]);
}

/** Tests with a visitor who has said where they shop from, and whose console stays clean. */
export const test = base.extend<Shop>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('userLocationType')) localStorage.setItem('userLocationType', 'local');
    });
    const complaints = listen(page);
    await use(page);
    expect(complaints(), 'the console stays clean').toEqual([]);
  },
  register: async ({ request }, use) => {
    await use(() => registered(request));
  },
  signIn: async ({ baseURL: _ }, use) => {
    await use(async (page, { session }) => {
      const { access, refresh, ...user } = session;
      await page.goto('/terms');
      await page.evaluate(
        ([accessToken, refreshToken, who]) => {
          localStorage.setItem('accessToken', accessToken);
          localStorage.setItem('refreshToken', refreshToken);
          localStorage.setItem('user', who);
        },
        [access, refresh, JSON.stringify(user)] as const,
      );
    });
  },
  measure: async ({ request }, use) => {
    await use(async ({ session }, label = 'Myself') => {
      const answer = await request.post(`${SHOP}/user_module/measurements/`, {
        headers: { authorization: `Bearer ${session.access}` },
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
        },
      });
      expect(answer.status()).toBe(201);
    });
  },
});

export { expect } from '@playwright/test';

/** Collects what the console complains about, less what the test expects. */
export function listen(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => complaints.filter((text) => !(expected.get(page) ?? []).some((pattern) => pattern.test(text)));
}

async function registered(request: APIRequestContext): Promise<Customer> {
  const username = `walker_${randomBytes(6).toString('hex')}`;
  const customer = { username, email: `${username}@example.com`, password: 'measure twice, cut once' };
  const answer = await request.post(`${SHOP}/auth/register/`, {
    data: { ...customer, phone_number: '0300 1234567', type: 'customer' },
  });
  expect(answer.status()).toBe(201);
  return { ...customer, session: await answer.json() };
}

/** A picture of a design, as a customer would choose it. */
export const DESIGN = {
  name: 'design.png',
  mimeType: 'image/png',
  // 8 × 8 pixels of purple.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOYbPwKK2IYWhIAHX5sAaMhhrgAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** No violation of accessibility rules, and nothing wider than the screen. */
export async function expectGoodManners(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)).catch(() => {}),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}
