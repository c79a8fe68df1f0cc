import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { idempotencyRecords } from '../db/schema/service.ts';
import { fail } from '../fail.ts';

export interface IdempotentRequest {
  key: string;
  /** Operation and caller, so that keys of two callers never collide. */
  scope: string;
  /** Params, query, body fields and hashes of files. */
  fingerprinted: unknown;
  excluded?: unknown;
}

/**
 * Runs `act` in a transaction once per key; for 24 hours a retry gets the first response (wire-5). Fails with
 * `request.key_reused` on another fingerprint.
 */
export async function runIdempotent<Result>(
  db: Db,
  request: IdempotentRequest | undefined,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (!request) return db.transaction(act);
  const key = recordKey(request);
  const requestHash = fingerprintOf(request);
  return db.transaction(async (tx) => {
    const claim = { requestHash, response: Buffer.alloc(0) };
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
      const [record] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
      return openRecord(record, request) as Result;
    }
    const response = await act(tx);
    // A response without a body is recorded as null.
    await tx
      .update(idempotencyRecords)
      .set({ response: seal(JSON.stringify(response ?? null), request, requestHash) })
      .where(eq(idempotencyRecords.key, key));
    return response;
  });
}

/** The recorded response, if any. Fails with `request.key_reused` on another fingerprint. */
export async function replayedResponse<Result>(
  db: Db,
  request: IdempotentRequest | undefined,
): Promise<Result | undefined> {
  if (!request) return undefined;
  const [record] = await db
    .select()
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.key, recordKey(request)),
        gte(idempotencyRecords.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  return record && (openRecord(record, request) as Result);
}

/** An opaque id of the request, excluded fields included. */
export function idempotencyIdOf(request: IdempotentRequest): string {
  return createHmac('sha256', fingerprintOf(request))
    .update(recordKey(request))
    .update(JSON.stringify(request.excluded ?? null))
    .digest('hex');
}

function recordKey({ scope, key }: IdempotentRequest): Buffer {
  return createHash('sha256').update(`${scope}\n${key}`).digest();
}

/** Keyed, because a plain hash of a password could be brute-forced. */
function fingerprintOf({ key, fingerprinted }: IdempotentRequest): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(fingerprinted)).digest();
}

function openRecord(
  record: { requestHash: Buffer; response: Buffer } | undefined,
  request: IdempotentRequest,
): unknown {
  const requestHash = fingerprintOf(request);
  if (!record?.requestHash.equals(requestHash)) fail('request.key_reused');
  return JSON.parse(unseal(record.response, request, requestHash));
}

/** Derived from key and fingerprint: responses may hold tokens that the database must not reveal. */
function sealingKey({ key, scope }: IdempotentRequest, requestHash: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, requestHash, scope, 32));
}

function seal(text: string, request: IdempotentRequest, requestHash: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request, requestHash), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function unseal(sealed: Buffer, request: IdempotentRequest, requestHash: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(request, requestHash), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
