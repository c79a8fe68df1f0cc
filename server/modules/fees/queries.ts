import { eq, sql } from 'drizzle-orm';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { countryFees, orderSettings } from '../../db/schema/fees.ts';
import { tailors } from '../../db/schema/tailors.ts';

/** One row per country with its own fees; `country` is null if there are none. */
export async function readFees(db: Db | Tx) {
  return await db
    .select({ settings: orderSettings, inHouseDays: tailors.leadTimeDays, country: countryFees })
    .from(orderSettings)
    .innerJoin(tailors, eq(tailors.id, IN_HOUSE_TAILOR_ID))
    .leftJoin(countryFees, sql`true`)
    .orderBy(countryFees.country);
}

export type FeesRow = Awaited<ReturnType<typeof readFees>>[number];
