import { MAX_COUNT } from '../../../contract/constants/lists.ts';
import { kindOf, TYPE_OF_KIND } from '../../../contract/constants/staff.ts';
import type { TailorKind } from '../../../contract/constants/tailors.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import { garmentName } from '../../../contract/garment-names.ts';
import { dressTypesOfKind } from '../../../contract/garments.ts';
import type { List } from '../../../contract/lists.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type {
  StaffTailor,
  StaffTailorLine,
  staffTailors,
  updateStaffTailor,
} from '../../../contract/staff-tailors.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import { NO_WORKSHOP_EMAIL } from '../../db/reserved-addresses.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { notifyOfPause } from '../notifications/service.ts';
import { holdIdentityRule, requireMaySell } from '../sellers/hold-service.ts';
import { pausedMail, resumedMail } from './mails.ts';
import { lockWorkshop, updateWorkshop } from './queries.ts';
import {
  listedTailors,
  type StaffTailorRow,
  staffTailorById,
  type TailorLineRow,
} from './staff-tailor-queries.ts';

type Shop = Pick<Config, 'brandName' | 'demo'>;

/** All tailors, including the in-house workshop (tailors-30). */
export async function listStaffTailors(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  query: QueryOf<typeof staffTailors>,
): Promise<List<StaffTailorLine>> {
  const { rows, ...page } = await listedTailors(db, query, dayInKarachi());
  return { ...page, results: rows.map((row) => presentLine(row, config)) };
}

/** Fails with `request.not_found`. */
export async function readStaffTailor(db: Db | Tx, shop: Shop, id: number): Promise<StaffTailor> {
  return present((await staffTailorById(db, id, dayInKarachi())) ?? fail('request.not_found'), shop);
}

/**
 * Changes a tailor's area, kind and description, and pauses or resumes them (tailors-31). Fails with
 * `request.not_found`, `edits.outdated`, `tailors.rates_of_other_kind`, `tailors.in_house_kind` and
 * `tailors.in_house_active`.
 */
export async function editTailor(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  { version, ...form }: BodyOf<typeof updateStaffTailor>,
): Promise<StaffTailor> {
  const shop = deps.config;
  await holdIdentityRule(tx);
  if (!(await lockWorkshop(tx, { tailor: id }))) fail('request.not_found');
  const row = (await staffTailorById(tx, id, dayInKarachi())) ?? fail('request.not_found');
  const before = present(row, shop);
  requireVersion(version, before);
  if (row.inHouse && form.kind !== 'both') fail('tailors.in_house_kind');
  if (row.inHouse && !form.active) fail('tailors.in_house_active');
  if (form.kind !== before.kind) assertRatesOfKind(row.rateCard, form.kind);
  if (form.active && !before.active) await requireMaySell(tx, row.account.id);
  const { area, about, active, kind } = form;
  const reason = before.active && !active ? form.reason : undefined;
  await updateWorkshop(tx, id, actor.id, { area, about, active, tailorType: TYPE_OF_KIND[kind] });
  await recordAudit(tx, actor, {
    action: 'workshops.tailor-edited',
    subject: { kind: 'tailor', id },
    userId: row.account.id,
    data: {
      ...(area === before.area ? {} : { area: `${before.area} → ${area}` }),
      ...(kind === before.kind ? {} : { kind: `${before.kind} → ${kind}` }),
      ...(about === before.about ? {} : { about: 'changed' }),
      ...(active === before.active ? {} : { orders: active ? 'resumed' : 'paused' }),
      ...(reason ? { reason } : {}),
    },
  });
  if (active !== before.active) await tellOfPause(tx, deps, row, { active, reason });
  return readStaffTailor(tx, shop, id);
}

/** Notifies by mail and notification (tailors-33). */
async function tellOfPause(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  { id, username, account, openOrders }: StaffTailorRow,
  { active, reason }: { active: boolean; reason: string | undefined },
): Promise<void> {
  const tailor = { ...account, username };
  const mail = active
    ? resumedMail(config, tailor, id)
    : pausedMail(config, tailor, { reason, openOrders: bounded(openOrders) });
  await outbox.post(tx, mail);
  await notifyOfPause(tx, account.id, { active, reason });
}

/** Tailors have rates only for garments of their kind (tailors-7). */
function assertRatesOfKind(rates: Record<string, number>, kind: TailorKind): void {
  const offered = new Set<string>(dressTypesOfKind(kind).map(({ code }) => code));
  const others = Object.keys(rates).filter((code) => !offered.has(code));
  if (others.length === 0) return;
  fail('tailors.rates_of_other_kind', {
    garments: others.map((code) => garmentName(code) ?? code).join(', '),
  });
}

function presentLine(row: TailorLineRow, { brandName }: Shop): StaffTailorLine {
  return {
    id: row.id,
    name: row.inHouse ? brandName : row.username,
    shop_name: row.shopName,
    in_house: row.inHouse,
    area: row.area,
    kind: kindOf(row.tailorType),
    active: row.active,
    blocked_at: row.blockedAt?.toISOString() ?? null,
    rating: row.rating,
    number_of_reviews: row.ratingCount,
    number_of_order_delivery: row.ordersDelivered,
    open_orders: bounded(row.openOrders),
    late_orders: bounded(row.lateOrders),
    joined_at: row.createdAt.toISOString(),
  };
}

function present(row: StaffTailorRow, shop: Shop): StaffTailor {
  const { id, firstName, lastName, email, phoneNumber, blockedReason, hasPassword, isDemo } = row.account;
  return {
    ...presentLine(row, shop),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    about: row.about,
    lead_time_days: row.leadTimeDays,
    weekly_capacity: row.weeklyCapacity,
    number_of_rates: Object.keys(row.rateCard).length,
    promise_kept: row.promiseKept,
    measured_share: row.measuredShare,
    account: {
      id,
      email: realAddress(email) ?? '',
      username: row.username,
      phone_number: phoneNumber,
      has_password: hasPassword,
      has_address: email !== NO_WORKSHOP_EMAIL,
      name: [firstName, lastName].filter(Boolean).join(' ') || row.username,
      blocked_reason: blockedReason,
    },
    application: row.application,
    can_be_welcomed: !row.inHouse && !hasPassword && (!isDemo || shop.demo) && row.blockedAt === null,
  };
}

function bounded(count: number): number | null {
  return count > MAX_COUNT ? null : count;
}
