import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';
import type { SignedUp } from './factories.ts';
import type { sentCodes } from './sent-codes.ts';

interface From {
  device?: string | undefined;
  known?: string | undefined;
  address?: string;
  by?: Pick<SignedUp, 'headers'> | undefined;
  key?: string;
}

/** Calls of `/auth/phone/`, and the clock of the codes. */
export function phoneSignIn(shop: TestApp, codes: ReturnType<typeof sentCodes>) {
  const call = (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object,
    { device, known, address = '10.1.1.1', by, key }: From = {},
  ) =>
    shop.app.inject({
      method,
      url,
      remoteAddress: address,
      payload,
      headers: { ...by?.headers, ...(key && { 'idempotency-key': key }) },
      cookies: { ...(device && { phone_device: device }), ...(known && { known_device: known }) },
    });
  const codeTo = async (phone: string) => (await codes.to(phone))[0]?.code ?? '';
  const ask = (phone: string, from: From) => call('POST', '/auth/phone/codes/', { phone }, from);
  const enter = (phone: string, code: string, from: From) =>
    call('POST', '/auth/phone/sign-in/', { phone, code }, from);
  return {
    call,
    codeTo,
    ask,
    enter,
    /** Asks for a code and enters it. */
    async signIn(phone: string, from: From = { device: randomUUID() }) {
      await ask(phone, from);
      return enter(phone, await codeTo(phone), from);
    },
    pass: (seconds: number) =>
      shop.deps.db.execute(sql`update phone_codes set created_at = created_at - make_interval(secs => ${seconds}),
        expires_at = expires_at - make_interval(secs => ${seconds})`),
    /** The number signs in to the account. */
    give: (user: Pick<SignedUp, 'id'>, phone: string) =>
      shop.deps.db.execute(sql`insert into sign_in_phones (user_id, phone) values (${user.id}, ${phone})`),
  };
}

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
