import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import type { Customer } from './shop.ts';

/** The seller of the first demo brand, signed in through the API. */
export async function demoSeller(request: APIRequestContext): Promise<Customer> {
  const accounts = (await (await request.get(`${SHOP}/api/demo-accounts/`)).json()).results;
  const { email, password } = accounts.find(({ role }: { role: string }) => role === 'brand');
  const session = await (await request.post(`${SHOP}/auth/login/`, { data: { email, password } })).json();
  return { username: session.username, email, password, session };
}
