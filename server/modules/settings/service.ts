import { MONEY_SETTINGS, type SettingsGroup } from '../../../contract/constants/staff-settings.ts';
import { may } from '../../../contract/permissions.ts';
import type { Business, SettingsValues, Social, StaffSettings } from '../../../contract/staff-settings.ts';
import type { Versioned } from '../../../contract/versions.ts';
import { changesBetween } from '../../changes-between.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { applyBusiness, applySocial } from './business-facts.ts';
import { GROUPS } from './groups-service.ts';
import { presentVersion } from './present.ts';
import { type GroupRow, groupOf, listGroups, lockGroup, saveGroup } from './queries.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

/** Without money settings for those who may not change them (people-3). */
export async function readStaffSettings({ db, config }: Shop, actor: Actor): Promise<StaffSettings> {
  const rows = await listGroups(db);
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

/** Fails with `edits.outdated` (wire-11). Every page and process has it as soon as it is committed (settings-3). */
export async function saveSettings<Name extends keyof SettingsValues>(
  { db, config }: Shop,
  actor: Actor,
  name: Name,
  { version, ...values }: SettingsValues[Name] & { version: number },
): Promise<SettingsValues[Name] & Versioned> {
  if (!maySet(actor, name)) fail('session.forbidden');
  return db.transaction(async (tx) => {
    await lockGroup(tx, name);
    const before = await present(tx, config, name, await groupOf(tx, name));
    requireVersion(version, before);
    await GROUPS[name].write(tx, values as unknown as SettingsValues[Name]);
    const isStored = name === 'business' || name === 'social';
    await saveGroup(tx, name, actor.id, isStored ? (values as unknown as Business | Social) : null);
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

/** Reads may overtake each other: an older version never replaces a newer one. */
const applied = new WeakMap<Config, Map<string, number>>();

/** Puts what staff has saved about the shop in place of the environment's values (settings-4). */
export async function applySavedFacts({ db, config }: Shop): Promise<void> {
  for (const { name, value, version } of await listGroups(db)) {
    const versions = applied.get(config) ?? new Map<string, number>();
    if (version < (versions.get(name) ?? 0)) continue;
    applied.set(config, versions.set(name, version));
    if (name === 'business' && value) applyBusiness(config, value as Business);
    if (name === 'social' && value) applySocial(config, value as Social);
  }
}
