import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { idempotencyRecords } from '../db/schema/service.ts';
import { fail } from '../fail.ts';

/** What one use of an `Idempotency-Key` is about. */
export interface KeyUse {
  /** The header's value. */
  key: string;
  /** Call and caller: the same key of two people never meets. */
  scope: string;
  /** Everything the answer depends on: fields and hashes of files. */
  request: unknown;
  /** What else was sent and may differ the next time (`anew` of the endpoint). */
  anew?: unknown;
}

/**
 * Runs `act` in a transaction, once for a key: a second request with the same key and the same body gets the first
 * answer (product.md §5), for 24 hours. The record is written by the same transaction, so it exists exactly when the
 * effect does; a request that comes while the first is under way waits for it, as long as a lock may be waited for.
 * Fails with `request.key_reused` on another body.
 */
export async function once<Answer>(
  db: Db,
  use: KeyUse | undefined,
  act: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!use) return db.transaction(act);
  const key = recordKey(use);
  const requestHash = requestHashOf(use);
  return db.transaction(async (tx) => {
    const claim = { requestHash, status: 0, answer: Buffer.alloc(0) };
    const claimed = await tx
      .insert(idempotencyRecords)
      .values({ key, ...claim })
      .onConflictDoUpdate({
        target: idempotencyRecords.key,
        set: { ...claim, createdAt: sql`now()` },
        setWhere: lt(idempotencyRecords.createdAt, sql`now() - interval '24 hours'`),
      })
      .returning({ key: idempotencyRecords.key });
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
      return open(first, use) as Answer;
    }
    const answer = await act(tx);
    await tx
      .update(idempotencyRecords)
      .set({ status: 200, answer: seal(JSON.stringify(answer), use, requestHash) })
      .where(eq(idempotencyRecords.key, key));
    return answer;
  });
}

/**
 * The answer that a request with this key and body has got before, if it has: for work that has to be known before the
 * transaction begins. Fails with `request.key_reused` on another body.
 */
export async function firstAnswer<Answer>(db: Db, use: KeyUse | undefined): Promise<Answer | undefined> {
  if (!use) return undefined;
  const [first] = await db
    .select()
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.key, recordKey(use)),
        gte(idempotencyRecords.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  return first && (open(first, use) as Answer);
}

/** Names a use of a key with all that was sent, and tells nothing of it. */
export function nameOf(use: KeyUse): string {
  return createHmac('sha256', requestHashOf(use))
    .update(recordKey(use))
    .update(JSON.stringify(use.anew ?? null))
    .digest('hex');
}

function recordKey(use: KeyUse): Buffer {
  return digest(`${use.scope}\n${use.key}`);
}

/** Keyed, because a request may hold a password: a plain hash of it could be searched. */
function requestHashOf(use: KeyUse): Buffer {
  return createHmac('sha256', use.key).update(JSON.stringify(use.request)).digest();
}

function open(first: { requestHash: Buffer; answer: Buffer } | undefined, use: KeyUse): unknown {
  const requestHash = requestHashOf(use);
  if (!first?.requestHash.equals(requestHash)) fail('request.key_reused');
  return JSON.parse(unseal(first.answer, use, requestHash));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Only who knows the key and sent the request can open its answer: answers may hold tokens. */
function sealingKey(use: KeyUse, requestHash: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', use.key, requestHash, use.scope, 32));
}

function seal(text: string, use: KeyUse, requestHash: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(use, requestHash), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function unseal(sealed: Buffer, use: KeyUse, requestHash: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(use, requestHash), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
