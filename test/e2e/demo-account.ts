import type { APIRequestContext } from '@playwright/test';
import type { Role } from '../../contract/roles.ts';
import { SHOP } from './address.ts';
import type { Customer } from './shop.ts';

/** `workshop` is the in-house tailor. */
type DemoRole = Role | 'workshop';

interface DemoAccount {
  role: DemoRole;
  email: string;
  password: string;
}

export async function demoAccount(request: APIRequestContext, role: DemoRole): Promise<DemoAccount> {
  const { results }: { results: DemoAccount[] } = await (
    await request.get(`${SHOP}/api/demo-accounts/`)
  ).json();
  const account = results.find((one) => one.role === role);
  if (!account) throw new Error(`The demo has no ${role}`);
  return account;
}

/** The first demo account with this role, signed in through the API. */
export async function signedInAs(request: APIRequestContext, role: DemoRole): Promise<Customer> {
  const { email, password } = await demoAccount(request, role);
  const response = await request.post(`${SHOP}/auth/login/`, { data: { email, password } });
  if (!response.ok()) throw new Error(`The demo's ${role} cannot sign in: ${await response.text()}`);
  const session = await response.json();
  return { username: session.username, email, password, session };
}
