import type { Account } from '../../../contract/account-settings.ts';
import { MONEY_SETTINGS, type SettingsGroup } from '../../../contract/constants/staff.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { may } from '../../../contract/permissions.ts';
import type {
  Business,
  SettingsForms,
  SettingsValues,
  Social,
  StaffSettings,
} from '../../../contract/staff-settings.ts';
import type { Versioned } from '../../../contract/versions.ts';
import { changesBetween } from '../../changes-between.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { applyIdentityRule } from '../sellers/hold-service.ts';
import { NO_ACCOUNT, NO_ACCOUNT_ROW } from './account-service.ts';
import {
  presentBillRules,
  presentCountryFees,
  presentDuty,
  presentSurcharges,
  presentVersion,
  toBillRules,
  toCountryRow,
  toDutyRow,
  toSurcharges,
} from './present.ts';
import {
  type GroupRow,
  groupOf,
  listCalendarDays,
  listCountryFees,
  listDuties,
  listGroups,
  listRates,
  lockGroup,
  readBillRules,
  readOrderSettings,
  readWeekdaysOff,
  replaceCalendarDays,
  replaceCountryFees,
  replaceDuties,
  replaceRates,
  type StoredValue,
  saveGroup,
  updateBillRules,
  updateOrderSettings,
  updateWeekdaysOff,
} from './queries.ts';
import { readTimes, writeTimes } from './times-service.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

/** Leaves out money settings for roles that may not change them (people-3). */
export async function readStaffSettings({ db, config }: Shop, actor: Actor): Promise<StaffSettings> {
  const saved = await listGroups(db);
  const rows = saved.some(({ name }) => name === 'account') ? saved : [...saved, NO_ACCOUNT_ROW];
  const groups = await Promise.all(
    rows
      .filter(({ name }) => maySet(actor, name as SettingsGroup))
      .map(async (row) => {
        const name = row.name as SettingsGroup;
        return [name, await present(db, config, name, row)] as const;
      }),
  );
  return Object.fromEntries(groups) as unknown as StaffSettings;
}

/** Fails with `edits.outdated` (wire-11). All processes apply the change once it is committed (settings-3). */
export async function saveSettings<Name extends keyof SettingsValues>(
  { db, config }: Shop,
  actor: Actor,
  name: Name,
  { version, ...values }: SettingsForms[Name] & { version: number },
): Promise<SettingsValues[Name] & Versioned> {
  if (!maySet(actor, name)) fail('session.forbidden');
  return db.transaction(async (tx) => {
    await lockGroup(tx, name);
    const before = await present(tx, config, name, await groupOf(tx, name));
    requireVersion(version, before);
    await GROUPS[name].write(tx, values as unknown as SettingsForms[Name]);
    const isStored = name === 'business' || name === 'social' || name === 'account';
    await saveGroup(tx, name, actor.id, isStored ? (values as unknown as StoredValue) : null);
    const after = await present(tx, config, name, await groupOf(tx, name));
    await recordAudit(tx, actor, {
      action: 'settings.changed',
      subject: { kind: 'settings', id: name },
      data: changesBetween(before, after),
    });
    return after;
  });
}

function maySet(actor: Actor, name: SettingsGroup): boolean {
  const isMoney = MONEY_SETTINGS.some((group) => group === name);
  return may(actor, isMoney ? 'settings.money' : 'settings.change', null);
}

async function present<Name extends keyof SettingsValues>(
  db: Db | Tx,
  config: Config,
  name: Name,
  row: GroupRow,
): Promise<SettingsValues[Name] & Versioned> {
  return { ...(await GROUPS[name].read(db, config, row.value)), ...presentVersion(row) };
}

/** Concurrent reads may finish out of order, so an older version never replaces a newer one. */
const applied = new WeakMap<Config, Map<string, number>>();

/** Replaces the environment's values by the saved facts about the shop (settings-4). */
export async function applySavedFacts({ db, config }: Shop): Promise<void> {
  for (const { name, value, version } of await listGroups(db)) {
    const versions = applied.get(config) ?? new Map<string, number>();
    if (version < (versions.get(name) ?? 0)) continue;
    applied.set(config, versions.set(name, version));
    if (name === 'business' && value) applyBusiness(config, value as Business);
    if (name === 'social' && value) applySocial(config, value as Social);
  }
}

interface Group<Values, Form> {
  /** `stored` is the value column of the group's row. */
  read(db: Db | Tx, config: Config, stored: StoredValue | null): Promise<Values>;
  write(tx: Tx, values: Form): Promise<void>;
}

/** Reads and writes each group; writing requires its lock. */
const GROUPS: { [Name in keyof SettingsValues]: Group<SettingsValues[Name], SettingsForms[Name]> } = {
  surcharges: {
    async read(db) {
      return presentSurcharges(await readOrderSettings(db));
    },
    async write(tx, values) {
      await updateOrderSettings(tx, toSurcharges(values));
      if (values.identity_required !== undefined) await applyIdentityRule(tx);
    },
  },
  handover: {
    async read(db) {
      const { collectionFee, deliveryFee, cityDays } = await readOrderSettings(db);
      return {
        elsewhere: { collection_fee: collectionFee, delivery_fee: deliveryFee },
        countries: (await listCountryFees(db)).map(presentCountryFees),
        city_days: cityDays,
        duties: (await listDuties(db)).map(presentDuty),
      };
    },
    async write(tx, { elsewhere, countries, city_days, duties }) {
      await updateOrderSettings(tx, {
        collectionFee: elsewhere.collection_fee,
        deliveryFee: elsewhere.delivery_fee,
        ...(city_days && { cityDays: city_days }),
      });
      const limits = new Map((await listCountryFees(tx)).map((row) => [row.country, row.alterationLimit]));
      await replaceCountryFees(
        tx,
        countries.map((row) => ({ ...toCountryRow(row), alterationLimit: limitOf(row, limits) })),
      );
      if (duties) await replaceDuties(tx, duties.map(toDutyRow));
    },
  },
  goods: {
    read: async (db) => presentBillRules(await readBillRules(db)),
    write: (tx, values) => updateBillRules(tx, toBillRules(values)),
  },
  currencies: {
    read: async (db) => ({ rates: await listRates(db) }),
    write: (tx, { rates }) => replaceRates(tx, rates),
  },
  account: {
    read: async (_db, _config, stored) => (stored as Account | null) ?? NO_ACCOUNT,
    write: async () => undefined,
  },
  times: { read: readTimes, write: writeTimes },
  calendar: {
    async read(db) {
      const days = await listCalendarDays(db, dayInKarachi());
      return {
        weekdays_off: await readWeekdaysOff(db),
        days: days.map(({ day, isOff, note }) => ({ day, is_off: isOff, note })),
      };
    },
    async write(tx, { weekdays_off, days }) {
      await updateWeekdaysOff(tx, weekdays_off);
      const rows = days.map(({ day, is_off, note }) => ({ day, isOff: is_off, note }));
      await replaceCalendarDays(tx, dayInKarachi(), rows);
    },
  },
  business: {
    read: async (_db, config, stored) => (stored as Business | null) ?? businessOf(config),
    write: async () => undefined,
  },
  social: {
    read: async (_db, config, stored) => (stored as Social | null) ?? socialOf(config),
    write: async () => undefined,
  },
};

function businessOf({ brandName, support, mapEmbedUrl, businessHours }: Config): Business {
  return {
    name: brandName,
    ...support,
    map_embed_url: mapEmbedUrl ?? null,
    hours: businessHours.map((day) => (day ? { ...day } : null)),
  };
}

function socialOf({ social }: Config): Social {
  const { facebook = null, twitter = null, instagram = null, linkedin = null } = social;
  return { facebook, twitter, instagram, linkedin };
}

/** Changes the configuration in place, so that everything uses the saved values (settings-4). */
function applyBusiness(config: Config, { name, email, phone, address, map_embed_url, hours }: Business) {
  config.brandName = name;
  config.support = { email, phone, address };
  config.mapEmbedUrl = map_embed_url ?? undefined;
  config.businessHours = hours;
}

function applySocial(config: Config, social: Social): void {
  config.social = {
    facebook: social.facebook ?? undefined,
    twitter: social.twitter ?? undefined,
    instagram: social.instagram ?? undefined,
    linkedin: social.linkedin ?? undefined,
  };
}

/** A page of before saves a country without its limit, which then stays. */
function limitOf(
  { country, alteration_limit: limit }: SettingsValues['handover']['countries'][number],
  before: ReadonlyMap<string, number | null>,
): number | null {
  return limit === undefined ? (before.get(country) ?? null) : limit;
}
