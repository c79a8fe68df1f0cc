import { sql } from 'drizzle-orm';
import type { Day } from '../../../contract/dates.ts';
import { IN_HOUSE_USER_ID } from '../../../contract/roles.ts';
import type { Db, Tx } from '../../db/client.ts';
import { refreshTokens, users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/service.ts';
import { settingsGroups } from '../../db/schema/settings.ts';
import { shopSettings } from '../../db/schema/shop.ts';
import { tailors } from '../../db/schema/tailors.ts';

export interface SetupState extends Record<string, unknown> {
  isHidden: boolean;
  /** As staff has saved it; null until then. */
  savedAddress: string | null;
  /** Null if no mail has been sent or given up yet. */
  lastMailSent: boolean | null;
  workshopSignedIn: boolean;
  /** The calendar was saved in the year of `today`. */
  calendarSaved: boolean;
  feesSaved: boolean;
  hasPartner: boolean;
}

/** `today` is the day in Karachi. */
export async function readSetupState(db: Db | Tx, today: Day): Promise<SetupState> {
  const saved = sql`select from ${settingsGroups} where version > 1 and name`;
  const { rows } = await db.execute<SetupState>(sql`
    select
      (select setup_hidden from ${shopSettings}) as "isHidden",
      (select value->>'address' from ${settingsGroups} where name = 'business') as "savedAddress",
      (select max(id) filter (where sent_at is not null) is not distinct from max(id) from (
        (select id, sent_at from ${mails} where sent_at is not null order by id desc limit 1)
        union all
        (select id, null from ${mails} where given_up_at is not null order by id desc limit 1)
      ) ended having count(*) > 0) as "lastMailSent",
      exists (select from ${users} where id = ${IN_HOUSE_USER_ID} and not is_demo)
        and exists (select from ${refreshTokens} where user_id = ${IN_HOUSE_USER_ID}) as "workshopSignedIn",
      exists (${saved} = 'calendar' and extract(year from updated_at at time zone 'Asia/Karachi')
        = extract(year from ${today}::date)) as "calendarSaved",
      (select count(*) = 3 from (${saved} in ('surcharges', 'handover', 'goods')) fees) as "feesSaved",
      exists (select from ${tailors} where active and not in_house and avg_price is not null) as "hasPartner"`);
  const [state] = rows;
  if (!state) throw new Error('The settings have no row');
  return state;
}

export async function updateSetupHidden(tx: Tx, setupHidden: boolean): Promise<void> {
  await tx.update(shopSettings).set({ setupHidden });
}
