import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { storedCashKey } from './cash-key-queries.ts';

/**
 * Stores the key of the codes beside sums in cash at the first start, so that printed slips stay valid with another
 * JWT_SECRET; before, it was derived from the secret (payments-40).
 */
export async function keepCashKey({ db, config }: { db: Db; config: Config }): Promise<void> {
  config.cashKey = await storedCashKey(db, config.cashKey);
}
