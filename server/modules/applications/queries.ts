import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { isNobodysAddress, NOBODYS_DOMAIN } from '../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  tailorApplicationEvents,
  tailorApplicationPictures,
  tailorApplications,
} from '../../db/schema/applications.ts';
import { files } from '../../db/schema/files.ts';

/** Ids and storage keys, in order. */
const pictures = sql<{ id: number; key: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'key', f.key) order by p.place)
  from tailor_application_pictures p join files f on f.id = p.file_id
  where p.application_id = tailor_applications.id), '[]')`;

const applicationColumns = {
  id: tailorApplications.id,
  state: tailorApplications.state,
  name: tailorApplications.name,
  shopName: tailorApplications.shopName,
  email: tailorApplications.email,
  locale: tailorApplications.locale,
  phone: tailorApplications.phone,
  area: tailorApplications.area,
  city: tailorApplications.city,
  address: tailorApplications.address,
  kind: tailorApplications.kind,
  services: tailorApplications.services,
  rates: tailorApplications.rates,
  leadTimeDays: tailorApplications.leadTimeDays,
  about: tailorApplications.about,
  sealedToken: tailorApplications.sealedToken,
  version: tailorApplications.version,
  question: tailorApplications.question,
  reason: tailorApplications.reason,
  userId: tailorApplications.userId,
  createdAt: tailorApplications.createdAt,
  submittedAt: tailorApplications.submittedAt,
  pictures,
};

export type ApplicationRow = Awaited<ReturnType<typeof findApplication>> & object;
type NewApplication = typeof tailorApplications.$inferInsert;
type ApplicationEvent = typeof tailorApplicationEvents.$inferInsert;

/** Serialises transactions that use one of these names. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  // Sorted to avoid deadlocks.
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 458) as key from unnest(${sql.param(names)}::text[]) as name
      order by key offset 0
    ) as keys`);
}

/** A placeholder as `email` stands for who has none, and whose number is proven (tailors-34). */
export type Applicant = Pick<typeof tailorApplications.$inferSelect, 'email' | 'phone'>;

function isOf({ email, phone }: Applicant): SQL {
  return isNobodysAddress(email)
    ? sql`(phone = ${phone} and email like ${`%${NOBODYS_DOMAIN}`})`
    : sql`email = ${email}`;
}

/** Applications of the last 24 hours of this applicant, of the visitor, and from the network. */
export async function countRecent(
  db: Db | Tx,
  applicant: Applicant,
  { visitor, network }: { visitor: Buffer | null; network: Buffer },
) {
  const today = sql`created_at > now() - interval '24 hours'`;
  const { rows } = await db.execute<{ ofApplicant: number; ofVisitor: number; ofNetwork: number }>(sql`
    select
      (select count(*)::int from tailor_applications where ${isOf(applicant)} and ${today}) as "ofApplicant",
      (select count(*)::int from tailor_applications
        where visitor = ${visitor}::bytea and ${today}) as "ofVisitor",
      (select count(*)::int from tailor_applications where network = ${network} and ${today}) as "ofNetwork"`);
  return rows[0] ?? { ofApplicant: 0, ofVisitor: 0, ofNetwork: 0 };
}

async function findApplication(db: Db | Tx, condition: SQL | undefined) {
  const [row] = await db.select(applicationColumns).from(tailorApplications).where(condition);
  return row;
}

export function applicationByToken(db: Db | Tx, tokenHash: Buffer) {
  return findApplication(db, eq(tailorApplications.tokenHash, tokenHash));
}

export function applicationById(db: Db | Tx, id: number) {
  return findApplication(db, eq(tailorApplications.id, id));
}

/** The application of this applicant that is under review. */
export function openApplicationOf(db: Db | Tx, applicant: Applicant) {
  return findApplication(db, and(isOf(applicant), sql`state in ('SUBMITTED', 'QUESTIONED')`));
}

/** Held until the transaction ends. */
export async function lockApplication(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: tailorApplications.id })
    .from(tailorApplications)
    .where(eq(tailorApplications.id, id))
    .for('update');
}

export async function insertApplication(tx: Tx, application: NewApplication): Promise<number> {
  const [row] = await tx
    .insert(tailorApplications)
    .values(application)
    .returning({ id: tailorApplications.id });
  if (!row) throw new Error('The application was not written');
  return row.id;
}

/** Counts as a change, so that other viewers are outdated. */
export async function updateApplication(tx: Tx, id: number, change: Partial<NewApplication>): Promise<void> {
  await tx
    .update(tailorApplications)
    .set({ ...change, version: sql`${tailorApplications.version} + 1` })
    .where(eq(tailorApplications.id, id));
}

export async function replaceToken(
  tx: Tx,
  id: number,
  token: { tokenHash: Buffer; sealedToken: Buffer },
): Promise<void> {
  await tx.update(tailorApplications).set(token).where(eq(tailorApplications.id, id));
}

export async function insertEvent(tx: Tx, event: ApplicationEvent): Promise<void> {
  await tx.insert(tailorApplicationEvents).values(event);
}

/** Replaces the pictures by `fileIds`, in this order; does not delete the replaced files. */
export async function setPictures(tx: Tx, applicationId: number, fileIds: readonly number[]): Promise<void> {
  await tx
    .delete(tailorApplicationPictures)
    .where(eq(tailorApplicationPictures.applicationId, applicationId));
  if (fileIds.length === 0) return;
  await tx
    .insert(tailorApplicationPictures)
    .values(fileIds.map((fileId, at) => ({ applicationId, place: at + 1, fileId })));
}

/** Returns the keys to remove from storage. */
export async function deleteFiles(tx: Tx, fileIds: readonly number[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, [...fileIds]))
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}

/** Other unconfirmed applications of the same address. */
export async function unconfirmedBeside(tx: Tx, { id, email }: { id: number; email: string }) {
  return tx
    .select({ id: tailorApplications.id, pictures })
    .from(tailorApplications)
    .where(
      and(
        eq(tailorApplications.email, email),
        eq(tailorApplications.state, 'UNCONFIRMED'),
        ne(tailorApplications.id, id),
      ),
    );
}

export async function deleteApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(tailorApplications).where(inArray(tailorApplications.id, [...ids]));
}

/** Retention in days after the last change, of an application or only its pictures. */
interface Kept {
  unconfirmed: number;
  unanswered: number;
  declined: number;
  declinedPictures: number;
}

/** Purges; returns the keys to remove from storage, except those of published pictures. */
export async function deleteDue(db: Db, kept: Kept): Promise<string[]> {
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  const isGone = sql`
    state = 'UNCONFIRMED' and changed_at < ${before(kept.unconfirmed)}
    or state = 'QUESTIONED' and changed_at < ${before(kept.unanswered)}
    or state = 'DECLINED' and changed_at < ${before(kept.declined)}`;
  const losesPictures = sql`state in ('DECLINED', 'APPROVED') and changed_at < ${before(kept.declinedPictures)}`;
  return db.transaction(async (tx) => {
    // Deletes the files' rows, except published ones, which tailors use.
    const keysOf = async (due: SQL) => {
      const { rows } = await tx.execute<{ key: string }>(sql`
        delete from files using tailor_application_pictures p, tailor_applications a
        where p.file_id = files.id and a.id = p.application_id and not files.published and (${due})
        returning files.key`);
      return rows.map(({ key }) => key);
    };
    const keys = await keysOf(sql`${isGone} or ${losesPictures}`);
    await tx.execute(sql`delete from tailor_applications where ${isGone}`);
    // Visitor and network are only needed for the daily limits.
    await tx.execute(sql`
      update tailor_applications set network = null, visitor = null where network is not null and created_at < ${before(1)}`);
    return keys;
  });
}
