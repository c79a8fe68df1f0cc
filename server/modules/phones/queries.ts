import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { CODE_TRIES, type CodePurpose } from '../../../contract/constants/messages.ts';
import type { Db, Tx } from '../../db/client.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { phoneCodes, phoneProofs } from '../../db/schema/messages.ts';
import type { NeighbourKind } from '../../infra/neighbours.ts';

/** Whose codes and proofs: an account's, or a guest's device. */
export type Holder = { userId: number } | { deviceHash: Buffer };

const LIMITS_LAST = sql`now() - interval '24 hours'`;

/** Held until the transaction ends, so that several requests cannot pass a limit together. */
export async function lockCodes(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('phone codes', 0))`);
}

/** How many codes staff let go out in 24 hours. */
export async function readCodesPerDay(tx: Tx): Promise<number> {
  const [row] = await tx.select({ codesPerDay: orderSettings.codesPerDay }).from(orderSettings);
  if (!row) throw new Error('The settings of orders are missing.');
  return row.codesPerDay;
}

export interface CodeCounts {
  own: number;
  number: number;
  visitor: number;
  network: number;
  /** Of the network, with as old a cookie. */
  neighbours: number;
  all: number;
  /** Seconds since the holder's last one for the purpose. */
  lastAge: number | null;
}

interface Counted {
  phone: string;
  visitorHash: Buffer | null;
  networkHash: Buffer;
  neighbourKind: NeighbourKind;
  purpose: CodePurpose;
}

/** Codes of the last 24 hours; `number` and `all` are those that were sent. */
export async function countCodes(
  tx: Tx,
  holder: Holder,
  { phone, visitorHash, networkHash, neighbourKind, purpose }: Counted,
): Promise<CodeCounts> {
  const own = ofHolder(phoneCodes, holder);
  const ofNetwork = sql`${phoneCodes.networkHash} = ${networkHash}::bytea and ${phoneCodes.isSent}`;
  const [row] = await tx
    .select({
      own: sql<number>`count(*) filter (where ${own})::int`,
      number: sql<number>`count(*) filter (where ${phoneCodes.phone} = ${phone} and ${phoneCodes.isSent})::int`,
      visitor: sql<number>`count(*) filter (where ${phoneCodes.visitorHash} = ${visitorHash}::bytea)::int`,
      network: sql<number>`count(*) filter (where ${ofNetwork})::int`,
      neighbours: sql<number>`count(*) filter (where ${ofNetwork} and ${phoneCodes.neighbourKind} = ${neighbourKind})::int`,
      all: sql<number>`count(*) filter (where ${phoneCodes.isSent})::int`,
      lastAge: sql<
        number | null
      >`extract(epoch from now() - max(${phoneCodes.createdAt}) filter (where ${own} and ${phoneCodes.purpose} = ${purpose}))::float`,
    })
    .from(phoneCodes)
    .where(gt(phoneCodes.createdAt, LIMITS_LAST));
  return row ?? { own: 0, number: 0, visitor: 0, network: 0, neighbours: 0, all: 0, lastAge: null };
}

/** A code to a number is found by who asked for it, and for what. */
export interface CodeKey {
  holder: Holder;
  phone: string;
  purpose: CodePurpose;
}

/** Ends the codes of before; the messages that they were in. */
export async function endCodes(tx: Tx, key: CodeKey): Promise<number[]> {
  const ended = await tx
    .update(phoneCodes)
    .set({ expiresAt: sql`now()` })
    .where(and(isOpen(key), isNull(phoneCodes.usedAt)))
    .returning({ messageId: phoneCodes.messageId });
  return ended.flatMap(({ messageId }) => messageId ?? []);
}

type NewCode = Omit<typeof phoneCodes.$inferInsert, 'userId' | 'deviceHash'>;

export async function insertCode(tx: Tx, holder: Holder, code: NewCode): Promise<void> {
  await tx.insert(phoneCodes).values({ ...code, ...holder });
}

/** Counts a try of the holder's newest code to the number; its hash, or undefined where there is none to try. */
export async function tryCode(tx: Tx, key: CodeKey): Promise<{ id: number; codeHash: Buffer } | undefined> {
  const [newest] = await tx
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(isOpen(key))
    .orderBy(desc(phoneCodes.id))
    .limit(1)
    .for('update');
  if (!newest) return undefined;
  const [tried] = await tx
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.id, newest.id), isNull(phoneCodes.usedAt), lt(phoneCodes.tries, CODE_TRIES)))
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash });
  return tried;
}

export async function markUsed(tx: Tx, id: number): Promise<void> {
  await tx.update(phoneCodes).set({ usedAt: sql`now()` }).where(eq(phoneCodes.id, id));
}

export async function writeProof(tx: Tx, holder: Holder, phone: string): Promise<Date> {
  const [known] = await tx
    .update(phoneProofs)
    .set({ provenAt: sql`now()` })
    .where(and(ofHolder(phoneProofs, holder), eq(phoneProofs.phone, phone)))
    .returning({ provenAt: phoneProofs.provenAt });
  if (known) return known.provenAt;
  const [written] = await tx
    .insert(phoneProofs)
    .values({ ...holder, phone })
    .returning({ provenAt: phoneProofs.provenAt });
  if (!written) throw new Error('The proof was not written.');
  return written.provenAt;
}

export async function proofOf(
  db: Db | Tx,
  holder: Holder,
  phone: string,
  days: number,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ provenAt: phoneProofs.provenAt })
    .from(phoneProofs)
    .where(
      and(
        ofHolder(phoneProofs, holder),
        eq(phoneProofs.phone, phone),
        gt(phoneProofs.provenAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
  return row?.provenAt;
}

/**
 * Codes after two days, once no limit counts them, and proofs after the longest time that staff can set, unless news go
 * to the number or it signs in.
 */
export async function purgeCodes(db: Db): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.createdAt, sql`now() - interval '2 days'`));
  await db
    .delete(phoneProofs)
    .where(
      and(
        lt(phoneProofs.provenAt, sql`now() - interval '365 days'`),
        sql`not exists (select from channel_choices c where c.user_id = phone_proofs.user_id and c.phone = phone_proofs.phone)`,
        sql`not exists (select from sign_in_phones s where s.user_id = phone_proofs.user_id and s.phone = phone_proofs.phone)`,
      ),
    );
}

function isOpen({ holder, phone, purpose }: CodeKey): SQL | undefined {
  return and(
    ofHolder(phoneCodes, holder),
    eq(phoneCodes.phone, phone),
    eq(phoneCodes.purpose, purpose),
    gt(phoneCodes.expiresAt, sql`now()`),
  );
}

function ofHolder(table: typeof phoneCodes | typeof phoneProofs, holder: Holder): SQL {
  return 'userId' in holder
    ? sql`${table.userId} = ${holder.userId}`
    : sql`${table.deviceHash} = ${holder.deviceHash}::bytea`;
}
