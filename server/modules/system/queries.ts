import { lt, sql } from 'drizzle-orm';
import type { Currency } from '../../../contract/settings.ts';
import type { Db } from '../../db/client.ts';
import { idempotencyRecords } from '../../db/schema/service.ts';
import { exchangeRates } from '../../db/schema/shop.ts';

export async function deleteIdempotencyRecords(db: Db): Promise<void> {
  await db
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.createdAt, sql`now() - interval '24 hours'`));
}

export function listCurrencies(db: Db): Promise<Currency[]> {
  return db
    .select({ code: exchangeRates.currency, rupees: exchangeRates.rupees })
    .from(exchangeRates)
    .orderBy(exchangeRates.currency);
}
