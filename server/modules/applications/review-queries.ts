import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { APPLICATION_SORTS, type staffApplications } from '../../../contract/staff-applications.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import {
  searchedApplication,
  tailorApplicationEvents,
  tailorApplications,
} from '../../db/schema/applications.ts';
import { files } from '../../db/schema/files.ts';
import { tailors } from '../../db/schema/tailors.ts';

type ListQuery = QueryOf<typeof staffApplications>;

/** Applications are reviewed only once their address is confirmed (tailors-8). */
const isConfirmed = ne(tailorApplications.state, 'UNCONFIRMED');

const lineColumns = {
  id: tailorApplications.id,
  state: tailorApplications.state,
  name: tailorApplications.name,
  shopName: tailorApplications.shopName,
  email: tailorApplications.email,
  phone: tailorApplications.phone,
  city: tailorApplications.city,
  area: tailorApplications.area,
  kind: tailorApplications.kind,
  numberOfRates: sql<number>`(select count(*)::int from jsonb_object_keys(tailor_applications.rates))`,
  numberOfPictures: sql<number>`(
    select count(*)::int from tailor_application_pictures p where p.application_id = tailor_applications.id)`,
  createdAt: tailorApplications.createdAt,
  submittedAt: tailorApplications.submittedAt,
};

export async function listedApplications(db: Db, query: ListQuery) {
  const page = keyset(APPLICATION_SORTS, { received: tailorApplications.id }, tailorApplications.id, query);
  const matching = matchingApplications(query);
  const [rows, count] = await Promise.all([
    db
      .select({ ...lineColumns, cursor: page.cursor })
      .from(tailorApplications)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`select 1 from ${tailorApplications} where ${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

export type LineRow = Omit<Awaited<ReturnType<typeof listedApplications>>['rows'][number], 'cursor'>;

function matchingApplications({ search, state, kind }: ListQuery): SQL | undefined {
  const pattern = search === undefined ? undefined : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state === undefined ? isConfirmed : eq(tailorApplications.state, state),
    kind === undefined ? undefined : eq(tailorApplications.kind, kind),
    pattern === undefined ? undefined : sql`${searchedApplication} like ${pattern}`,
  );
}

const EARLIER_SHOWN = 20;

/** Other confirmed applications with the same address or phone, newest first. */
export function applicationsBeside(
  db: Db | Tx,
  { id, email, phone }: { id: number; email: string; phone: string },
) {
  return db
    .select(lineColumns)
    .from(tailorApplications)
    .where(
      and(
        or(eq(tailorApplications.email, email), eq(tailorApplications.phone, phone)),
        isConfirmed,
        ne(tailorApplications.id, id),
      ),
    )
    .orderBy(desc(tailorApplications.id))
    .limit(EARLIER_SHOWN);
}

export function eventsOf(db: Db | Tx, applicationId: number) {
  return db
    .select({
      action: tailorApplicationEvents.action,
      by: users.username,
      note: tailorApplicationEvents.note,
      at: tailorApplicationEvents.at,
    })
    .from(tailorApplicationEvents)
    .leftJoin(users, eq(users.id, tailorApplicationEvents.actorId))
    .where(eq(tailorApplicationEvents.applicationId, applicationId))
    .orderBy(tailorApplicationEvents.id);
}

export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

export async function tailorOfUser(db: Db | Tx, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId));
  return row?.id;
}

/** The partner tailor's account; nobody signs in to the in-house workshop here. */
export async function accountOfTailor(tx: Tx, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ userId: tailors.userId })
    .from(tailors)
    .where(and(eq(tailors.id, id), eq(tailors.inHouse, false)));
  return row?.userId;
}

/** The username of who decided, to tell a second reviewer. */
export async function decidedBy(tx: Tx, applicationId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ username: users.username })
    .from(tailorApplicationEvents)
    .innerJoin(users, eq(users.id, tailorApplicationEvents.actorId))
    .where(
      and(
        eq(tailorApplicationEvents.applicationId, applicationId),
        sql`${tailorApplicationEvents.action} in ('approve', 'decline')`,
      ),
    );
  return row?.username;
}

export async function publishFiles(tx: Tx, ids: readonly number[], ownerId: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ published: true, ownerId })
    .where(sql`${files.id} = any(${sql.param(ids)}::int[])`);
}
