import { lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  emailLinks,
  knownDevices,
  loginFailures,
  passwordResets,
  refreshTokens,
  SESSION_IDLE_DAYS,
  spentChallenges,
} from '../../db/schema/accounts.ts';

const KNOWN_DEVICE_DAYS = 400;

const dayAgo = sql`now() - interval '24 hours'`;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

export async function deleteExpired(db: Db): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.at, dayAgo));
  await db.delete(spentChallenges).where(lt(spentChallenges.spentAt, dayAgo));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, dayAgo));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(KNOWN_DEVICE_DAYS)));
  await db
    .delete(refreshTokens)
    .where(
      or(lt(refreshTokens.expiresAt, dayAgo), lt(refreshTokens.lastUsedAt, daysAgo(SESSION_IDLE_DAYS + 1))),
    );
}
