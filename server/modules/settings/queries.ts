import { asc, eq, gte, sql } from 'drizzle-orm';
import type { Account } from '../../../contract/account-settings.ts';
import type { SettingsGroup } from '../../../contract/constants/staff.ts';
import type { Day } from '../../../contract/dates.ts';
import type { BillRules } from '../../../contract/delivery.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Business, Social } from '../../../contract/staff-settings.ts';
import type { Db, Tx } from '../../db/client.ts';
import { countryDuties } from '../../db/schema/customs.ts';
import { countryFees, orderSettings } from '../../db/schema/fees.ts';
import { calendarDays, calendarSettings, settingsGroups } from '../../db/schema/settings.ts';
import { exchangeRates, shopSettings } from '../../db/schema/shop.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { editorName, nextVersion } from '../../db/schema/version-columns.ts';

/** Of groups without a table. */
export type StoredValue = Business | Social | Account;

const group = {
  name: settingsGroups.name,
  value: settingsGroups.value,
  version: settingsGroups.version,
  updatedAt: settingsGroups.updatedAt,
  updatedBy: editorName(settingsGroups.updatedBy),
};

export interface GroupRow {
  name: string;
  value: StoredValue | null;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

export function listGroups(db: Db | Tx): Promise<GroupRow[]> {
  return db.select(group).from(settingsGroups);
}

export async function groupOf(db: Db | Tx, name: SettingsGroup): Promise<GroupRow> {
  return theRow(await db.select(group).from(settingsGroups).where(eq(settingsGroups.name, name)));
}

/** The account of the shop; undefined before one was saved. */
export async function readAccount(db: Db | Tx): Promise<Account | undefined> {
  const [row] = await db
    .select({ value: settingsGroups.value })
    .from(settingsGroups)
    .where(eq(settingsGroups.name, 'account'));
  return row?.value as Account | undefined;
}

/** Serialises saves of the group until the transaction ends. */
export async function lockGroup(tx: Tx, name: SettingsGroup): Promise<void> {
  // The row is not there before, because release 1.0.0 cannot read a group that it does not know.
  if (name === 'account') await tx.insert(settingsGroups).values({ name }).onConflictDoNothing();
  theRow(
    await tx
      .select({ name: settingsGroups.name })
      .from(settingsGroups)
      .where(eq(settingsGroups.name, name))
      .for('update'),
  );
}

export async function saveGroup(
  tx: Tx,
  name: SettingsGroup,
  editorId: number,
  value: StoredValue | null,
): Promise<void> {
  await tx
    .update(settingsGroups)
    .set({ ...nextVersion(settingsGroups, editorId), value })
    .where(eq(settingsGroups.name, name));
}

type OrderSettings = typeof orderSettings.$inferSelect;

export async function readOrderSettings(db: Db | Tx): Promise<OrderSettings> {
  return theRow(await db.select().from(orderSettings));
}

type OrderSettingsChanges = { [Name in keyof OrderSettings]?: OrderSettings[Name] | undefined };

export async function updateOrderSettings(tx: Tx, values: OrderSettingsChanges): Promise<void> {
  await tx.update(orderSettings).set({ ...values, updatedAt: sql`now()` });
}

export async function readInHouseDays(db: Db | Tx): Promise<number> {
  const row = theRow(
    await db.select({ days: tailors.leadTimeDays }).from(tailors).where(eq(tailors.id, IN_HOUSE_TAILOR_ID)),
  );
  return row.days;
}

export async function updateInHouseDays(tx: Tx, leadTimeDays: number): Promise<void> {
  await tx.update(tailors).set({ leadTimeDays }).where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
}

type CountryFees = typeof countryFees.$inferSelect;

export function listCountryFees(db: Db | Tx): Promise<CountryFees[]> {
  return db.select().from(countryFees).orderBy(asc(countryFees.country));
}

export async function replaceCountryFees(tx: Tx, rows: CountryFees[]): Promise<void> {
  await tx.delete(countryFees);
  await tx.insert(countryFees).values(rows);
}

type CountryDuty = typeof countryDuties.$inferSelect;

export function listDuties(db: Db | Tx): Promise<CountryDuty[]> {
  return db.select().from(countryDuties).orderBy(asc(countryDuties.country));
}

export async function replaceDuties(tx: Tx, rows: CountryDuty[]): Promise<void> {
  await tx.delete(countryDuties);
  if (rows.length > 0) await tx.insert(countryDuties).values(rows);
}

export async function readBillRules(db: Db | Tx): Promise<BillRules> {
  return theRow(await db.select({ rules: shopSettings.billRules }).from(shopSettings)).rules;
}

export async function updateBillRules(tx: Tx, billRules: BillRules): Promise<void> {
  // What the form leaves out stays.
  const merged = sql`${shopSettings.billRules} || ${JSON.stringify(billRules)}::jsonb`;
  await tx.update(shopSettings).set({ billRules: merged, updatedAt: sql`now()` });
}

export function listRates(db: Db | Tx): Promise<{ code: string; rupees: number }[]> {
  return db
    .select({ code: exchangeRates.currency, rupees: exchangeRates.rupees })
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.currency));
}

export async function replaceRates(
  tx: Tx,
  rates: readonly { code: string; rupees: number }[],
): Promise<void> {
  await tx.delete(exchangeRates);
  if (rates.length === 0) return;
  await tx.insert(exchangeRates).values(rates.map(({ code, rupees }) => ({ currency: code, rupees })));
}

export async function readWeekdaysOff(db: Db | Tx): Promise<number[]> {
  return theRow(await db.select({ weekdays: calendarSettings.weekdaysOff }).from(calendarSettings)).weekdays;
}

export async function updateWeekdaysOff(tx: Tx, weekdaysOff: number[]): Promise<void> {
  await tx.update(calendarSettings).set({ weekdaysOff, updatedAt: sql`now()` });
}

type CalendarDay = typeof calendarDays.$inferSelect;

/** The days from `from` on. */
export function listCalendarDays(db: Db | Tx, from: Day): Promise<CalendarDay[]> {
  return db.select().from(calendarDays).where(gte(calendarDays.day, from)).orderBy(asc(calendarDays.day));
}

/** Leaves days before `from` unchanged. */
export async function replaceCalendarDays(tx: Tx, from: Day, days: CalendarDay[]): Promise<void> {
  await tx.delete(calendarDays).where(gte(calendarDays.day, from));
  const coming = days.filter(({ day }) => day >= from);
  if (coming.length > 0) await tx.insert(calendarDays).values(coming);
}

function theRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A row of the settings is missing.');
  return row;
}
