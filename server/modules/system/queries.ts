import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { Currency } from '../../../contract/settings.ts';
import type { Db } from '../../db/client.ts';
import {
  emailLinks,
  knownDevices,
  loginFailures,
  passwordResets,
  refreshTokens,
  SESSION_IDLE_DAYS,
} from '../../db/schema/accounts.ts';
import { subscribers } from '../../db/schema/contact.ts';
import { idempotencyRecords } from '../../db/schema/service.ts';
import { exchangeRates, sandboxTokens, shopOrders } from '../../db/schema/shop.ts';

/**
 * Deletes what has had its time: idempotency records and failed sign-ins after a day, dead tokens (those of test cards too) and links, and addresses
 * that never confirmed the newsletter; and guests' orders a month after they were cancelled unconfirmed.
 */
export async function deleteOutlived(db: Db): Promise<void> {
  const dayAgo = sql`now() - interval '24 hours'`;
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.createdAt, dayAgo));
  await db.delete(loginFailures).where(lt(loginFailures.at, dayAgo));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, dayAgo));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, sql`now() - interval '400 days'`));
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.confirmExpiresAt, dayAgo)));
  await db
    .delete(shopOrders)
    .where(
      and(
        isNull(shopOrders.customerId),
        isNull(shopOrders.confirmedAt),
        isNull(shopOrders.reservation),
        lt(shopOrders.reservedUntil, sql`now() - interval '31 days'`),
      ),
    );
  await db.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, dayAgo));
  const idle = sql`now() - make_interval(days => ${SESSION_IDLE_DAYS + 1})`;
  await db
    .delete(refreshTokens)
    .where(or(lt(refreshTokens.expiresAt, dayAgo), lt(refreshTokens.lastUsedAt, idle)));
}

/** The exchange rates that staff has set, by code. */
export function listCurrencies(db: Db): Promise<Currency[]> {
  return db
    .select({ code: exchangeRates.currency, rupees: exchangeRates.rupees })
    .from(exchangeRates)
    .orderBy(exchangeRates.currency);
}
