import { randomUUID } from 'node:crypto';
import { discountCodes } from '../server/db/schema/discounts.ts';
import type { TestApp } from './app.ts';
import type { SignedUp } from './factories.ts';

/** A code of ten per cent, unless it is said otherwise. */
export async function makeCode({ deps }: TestApp, traits: Partial<typeof discountCodes.$inferInsert> = {}) {
  const [code] = await deps.db
    .insert(discountCodes)
    .values({
      code: `SALE${randomUUID().slice(0, 8).toUpperCase()}`,
      startsOn: '2020-01-01',
      ...(traits.amount ? {} : { percent: 10 }),
      ...traits,
    })
    .returning();
  if (!code) throw new Error('No code was made');
  return code;
}

/** Gives a stitched order a code over HTTP. */
export function giveCode(
  { app }: TestApp,
  id: number,
  by: Pick<SignedUp, 'headers'> | null,
  code: string | undefined,
  key?: string,
) {
  return app.inject({
    method: 'POST',
    url: `/api/orders/${id}/discount/`,
    payload: { code },
    headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}

export function takeCodeOff({ app }: TestApp, id: number, by: Pick<SignedUp, 'headers'>) {
  return app.inject({ method: 'DELETE', url: `/api/orders/${id}/discount/`, headers: by.headers });
}
