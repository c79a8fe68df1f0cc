import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNT } from '../../../contract/constants/lists.ts';
import { TYPE_OF_KIND } from '../../../contract/constants/staff.ts';
import type { TailorKind } from '../../../contract/constants/tailors.ts';
import type { Day } from '../../../contract/dates.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { type staffTailors, TAILOR_SORTS } from '../../../contract/staff-tailors.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { searchedText, users } from '../../db/schema/accounts.ts';
import { searchedApplication } from '../../db/schema/applications.ts';
import { isLate } from '../../db/schema/figures.ts';
import { isRunning, orders } from '../../db/schema/orders.ts';
import { ratingInTenths, tailors } from '../../db/schema/tailors.ts';
import { editorName } from '../../db/schema/version-columns.ts';

type ListQuery = QueryOf<typeof staffTailors>;

const KEYS = { joined: tailors.id, rating: ratingInTenths, delivered: tailors.ordersDelivered };

const application = {
  id: sql<
    number | null
  >`(select a.id from tailor_applications a where a.user_id = ${users.id} order by a.id limit 1)`,
  shopName: sql<
    string | null
  >`(select a.shop_name from tailor_applications a where a.user_id = ${users.id} order by a.id limit 1)`,
};

/** Counts up to `MAX_COUNT` + 1. The condition must use only columns of `orders`. */
function countedOrders(condition: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from (select from ${orders}
    where ${and(sql`tailor_id = ${tailors.id}`, condition)} limit ${sql.raw(String(MAX_COUNT + 1))}) counted)`;
}

function shown(today: Day) {
  return {
    id: tailors.id,
    inHouse: tailors.inHouse,
    area: tailors.area,
    tailorType: tailors.tailorType,
    active: tailors.active,
    rating: tailors.rating,
    ratingCount: tailors.ratingCount,
    ordersDelivered: tailors.ordersDelivered,
    createdAt: tailors.createdAt,
    username: users.username,
    blockedAt: users.blockedAt,
    shopName: application.shopName,
    openOrders: countedOrders(isRunning),
    lateOrders: countedOrders(isLate(today)),
  };
}

/** Finds ids first, so that orders are counted for one page only. `today` is the day in Karachi. */
export async function listedTailors(db: Db, query: ListQuery, today: Day) {
  const page = keyset(TAILOR_SORTS, KEYS, tailors.id, query);
  const matching = matchingTailors(query, today);
  const ids = db
    .select({ id: tailors.id, cursor: page.cursor.as('cursor') })
    .from(tailors)
    .where(and(matching, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .as('page');
  const [rows, count] = await Promise.all([
    db
      .select({ ...shown(today), cursor: sql<string>`${ids.cursor}` })
      .from(tailors)
      .innerJoin(ids, eq(ids.id, tailors.id))
      .innerJoin(users, eq(users.id, tailors.userId))
      .orderBy(...page.orderBy),
    boundedCount(db, sql`select 1 from ${tailors} ${matching ? sql`where ${matching}` : sql``}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

export type TailorLineRow = Omit<Awaited<ReturnType<typeof listedTailors>>['rows'][number], 'cursor'>;

function matchingTailors(query: ListQuery, today: Day): SQL | undefined {
  const { search, area, kind, state, rating, late } = query;
  return and(
    ...(search?.toLowerCase().split(/\s+/) ?? []).map(isFound),
    area === undefined ? undefined : sql`lower(area) like ${patternOf(area.toLowerCase())}`,
    kind && isOfKind(kind),
    state && STATES[state],
    rating && RATINGS[rating],
    late === undefined ? undefined : late ? hasLate(today) : sql`not ${hasLate(today)}`,
  );
}

/** Avoids `is not distinct from`, which cannot use an index. */
function isOfKind(kind: TailorKind): SQL {
  const type = TYPE_OF_KIND[kind];
  return type === null ? isNull(tailors.tailorType) : eq(tailors.tailorType, type);
}

/** A sub-select, so that the accounts are found by their index. */
const isBlocked = sql`${tailors.userId} in (select id from users where user_type = 'tailor' and blocked_at is not null)`;

const STATES: Record<NonNullable<ListQuery['state']>, SQL> = {
  active: sql`(${tailors.active} and not ${isBlocked})`,
  paused: sql`not ${tailors.active}`,
  blocked: isBlocked,
};

const RATINGS: Record<NonNullable<ListQuery['rating']>, SQL | undefined> = {
  '4.5': gte(ratingInTenths, 45),
  '4': gte(ratingInTenths, 40),
  below3: and(lt(ratingInTenths, 30), sql`${ratingInTenths} > 0`),
  none: eq(ratingInTenths, 0),
};

function hasLate(today: Day): SQL {
  return sql`${tailors.id} in (select tailor_id from orders
    where ${isLate(today)} and tailor_id is not null)`;
}

/** A word anywhere in the searched columns, each of which has its index. */
function isFound(word: string): SQL {
  const pattern = patternOf(word);
  return sql`${tailors.id} in (
    select t.id from tailors t where lower(t.area) like ${pattern}
    union all select t.id from tailors t join users on users.id = t.user_id
      where user_type = 'tailor' and ${searchedText} like ${pattern}
    union all select t.id from tailors t join tailor_applications on tailor_applications.user_id = t.user_id
      where ${searchedApplication} like ${pattern})`;
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

export async function staffTailorById(db: Db | Tx, id: number, today: Day) {
  const [row] = await db
    .select({
      ...shown(today),
      about: tailors.about,
      leadTimeDays: tailors.leadTimeDays,
      weeklyCapacity: tailors.weeklyCapacity,
      rateCard: tailors.rateCard,
      promiseKept: tailors.promiseKept,
      measuredShare: tailors.measuredShare,
      version: tailors.version,
      updatedAt: tailors.updatedAt,
      updatedBy: editorName(tailors.updatedBy),
      account: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        locale: users.locale,
        phoneNumber: users.phoneNumber,
        blockedReason: users.blockedReason,
        isDemo: users.isDemo,
        hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      },
      application: application.id,
    })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(eq(tailors.id, id));
  return row;
}

export type StaffTailorRow = NonNullable<Awaited<ReturnType<typeof staffTailorById>>>;
