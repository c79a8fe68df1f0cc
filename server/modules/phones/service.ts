import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { messageWords } from '#words';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODES_OF_HOLDER,
  CODES_OF_VISITOR,
  CODES_TO_NUMBER,
  type CodePurpose,
  RESEND_SECONDS,
  SHARES_OF_CODES,
} from '../../../contract/constants/messages.ts';
import type { SentPhoneCode } from '../../../contract/phones.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { Neighbour } from '../../infra/neighbours.ts';
import { readMobileNumber } from '../../infra/phone-numbers.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';
import {
  countCodes,
  endCodes,
  type Holder,
  insertCode,
  lockCodes,
  markUsed,
  proofOf,
  readCodesPerDay,
  tryCode,
  writeProof,
} from './queries.ts';

export { purgeCodes } from './queries.ts';

const CODE_COUNT = 10 ** CODE_LENGTH;

export interface PhoneCaller {
  /** Null: a guest. */
  actor: Pick<Actor, 'id'> | null;
  /** The secret in the cookie of a guest's device; undefined without one. */
  device: string | undefined;
}

interface CodeRequest {
  phone: string;
  neighbour: Neighbour;
  purpose?: CodePurpose;
  /** The device has signed in to the account of the number before: nobody else's codes use up its own. */
  isKnownDevice?: boolean;
  /** The account of the number; not told to the caller. */
  ownerId?: number | undefined;
}

/** Sends a code (messages-6). Fails like `sendPhoneCode`. */
export async function sendCode(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'messages'>,
  caller: PhoneCaller,
  { phone: typed, neighbour, purpose = 'proof', isKnownDevice = false, ownerId }: CodeRequest,
): Promise<SentPhoneCode> {
  const { config, messages } = deps;
  const holder = holderOf(caller) ?? fail('request.invalid');
  const phone = await mobileNumber(typed);
  const { visitor, kind: neighbourKind, network } = neighbour;
  const networkHash = keyed(config.jwtSecret, 'network', network);
  const visitorHash = visitor === null ? null : keyed(config.jwtSecret, 'visitor', visitor);
  await lockCodes(tx);
  const counts = await countCodes(tx, holder, { phone, visitorHash, networkHash, neighbourKind, purpose });
  const codesPerDay = await readCodesPerDay(tx);
  const wait = counts.lastAge === null ? 0 : Math.ceil(RESEND_SECONDS - counts.lastAge);
  if (wait > 0) throw new Failure('phones.too_soon', { retryAfter: wait, details: { seconds: wait } });
  if (counts.own >= CODES_OF_HOLDER || counts.visitor >= CODES_OF_VISITOR) fail('phones.too_many_codes');
  if (!isKnownDevice) {
    const isCrowded = counts.neighbours >= codesPerDay * SHARES_OF_CODES[neighbourKind];
    if (isCrowded || counts.network >= codesPerDay * SHARES_OF_CODES.network) fail('phones.network_busy');
  }
  if (counts.all >= codesPerDay * (isKnownDevice ? 1 : SHARES_OF_CODES.all)) fail('phones.no_codes_left');
  for (const id of await endCodes(tx, { holder, phone, purpose })) await messages.replace(tx, id);

  const now = Date.now();
  const expiresAt = new Date(now + CODE_MINUTES * 60_000);
  // Whoever asks must not learn that others have asked for codes to this number.
  const isSent = counts.number < CODES_TO_NUMBER + (isKnownDevice ? CODES_OF_HOLDER : 0);
  const code = String(randomInt(CODE_COUNT)).padStart(CODE_LENGTH, '0');
  const text = messageWords.codes[purpose]({ code, shop: config.brandName, minutes: CODE_MINUTES });
  const userId = 'userId' in holder ? holder.userId : (ownerId ?? null);
  const messageId = isSent
    ? await messages.post(tx, { channel: 'sms', kind: 'phones.code', to: phone, text, userId, expiresAt })
    : null;
  const codeHash = isSent ? hashOf(config.jwtSecret, phone, code) : randomBytes(32);
  await insertCode(tx, holder, {
    phone,
    purpose,
    visitorHash,
    networkHash,
    neighbourKind,
    codeHash,
    messageId,
    isSent,
    expiresAt,
  });
  return {
    sent_to: masked(phone),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(now + RESEND_SECONDS * 1000).toISOString(),
  };
}

interface TypedCode {
  phone: string;
  code: string;
}

/** Fails with `phones.code_wrong`; the try is counted then too. */
export async function proveByCode(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: PhoneCaller,
  typed: TypedCode,
): Promise<{ proven_at: string }> {
  const provenAt = await spendAnd(deps, caller, typed, 'proof', (tx, holder, phone) =>
    writeProof(tx, holder, phone),
  );
  return { proven_at: provenAt.toISOString() };
}

/** Uses a code up; the number that it was sent to. Fails like `proveByCode`. */
export function spendCode(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: PhoneCaller,
  typed: TypedCode,
  purpose: CodePurpose,
): Promise<string> {
  return spendAnd(deps, caller, typed, purpose, async (_tx, _holder, phone) => phone);
}

async function spendAnd<Result>(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  caller: PhoneCaller,
  { phone: typed, code }: TypedCode,
  purpose: CodePurpose,
  act: (tx: Tx, holder: Holder, phone: string) => Promise<Result>,
): Promise<Result> {
  const holder = holderOf(caller) ?? fail('phones.code_wrong');
  const phone = await mobileNumber(typed);
  const spent = await db.transaction(async (tx) => {
    const tried = await tryCode(tx, { holder, phone, purpose });
    const isRight =
      tried !== undefined &&
      config.jwtSecrets.some((secret) => timingSafeEqual(tried.codeHash, hashOf(secret, phone, code)));
    if (!isRight) return undefined;
    await markUsed(tx, tried.id);
    return { result: await act(tx, holder, phone) };
  });
  return (spent ?? fail('phones.code_wrong')).result;
}

/** Notes that the account has proven the number, for orders and news. */
export async function noteProof(tx: Tx, userId: number, phone: string): Promise<void> {
  await writeProof(tx, { userId }, phone);
}

/** When the caller has proven the number within so many days. */
export async function readProof(
  db: Db | Tx,
  caller: PhoneCaller,
  typed: string,
  days: number,
): Promise<Date | undefined> {
  const holder = holderOf(caller);
  const phone = await readMobileNumber(typed);
  return holder && phone ? proofOf(db, holder, phone, days) : undefined;
}

function holderOf({ actor, device }: PhoneCaller): Holder | undefined {
  if (actor) return { userId: actor.id };
  return device ? { deviceHash: fingerprint(device) } : undefined;
}

async function mobileNumber(typed: string): Promise<string> {
  return (await readMobileNumber(typed)) ?? failOn('phone', 'phones.not_mobile');
}

function masked(phone: string): string {
  return `${phone.slice(0, 6)}•••••${phone.slice(-2)}`;
}

function hashOf(secret: string, phone: string, code: string): Buffer {
  return keyed(secret, 'code', `${phone} ${code}`);
}

function keyed(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `phone ${purpose}`, 32));
  return createHmac('sha256', key).update(text).digest();
}
