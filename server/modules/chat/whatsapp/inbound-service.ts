import { createHash } from 'node:crypto';
import { inLocale, newsMessageWords } from '#words';
import { MAX_PICTURE_BYTES } from '../../../../contract/constants/files.ts';
import { LOCALES, type Locale } from '../../../../contract/locale.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../fail.ts';
import type { Inbound } from '../../../infra/messages/whatsapp-events.ts';
import { fetchMedia } from '../../../infra/messages/whatsapp-media.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { storeMessage } from '../service.ts';
import { isStop, textsOf } from './inbound-text.ts';
import {
  bindNumber,
  claimTry,
  countInbound,
  countOrderTry,
  customerByOrder,
  insertInbound,
  isToBeStopped,
  lockNumber,
  markHandled,
  mayAsk,
  newestWaiting,
  noteInbound,
  ownerOfNumber,
  postpone,
  unhandledInbound,
  WHATSAPP_IDS,
  wakeOwned,
} from './queries.ts';

export { purgeInbound } from './queries.ts';

/** Of one number within ten minutes; of all unknown ones within an hour; questions to unknown ones in a day. */
const MESSAGES_OF_NUMBER = 60;
const MESSAGES_OF_UNKNOWN = 2000;
const QUESTIONS_A_DAY = 500;
const ORDER_TRIES = 5;
/** Then a picture is answered for, as the reply still reaches who has written within a day. */
const GIVE_UP_MS = 22 * 3_600_000;
const RESUME_BATCH = 100;
/** Of one run, after which it fetches no more pictures. */
const RESUME_MS = 40_000;
const REPLY_MINUTES = 30;
/** Longer than `GIVE_UP_MS`: then it is dropped. */
const WAITS_FOR_ORDER_HOURS = 24;
/** Of one number. */
const MOST_WAITING = 20;

type Kept = Omit<Inbound, 'providerId' | 'phone'>;

/**
 * Writes down what came, once, and has a job put it into the conversation. Beyond the limits it is dropped, but a STOP
 * that ends something (messages-22).
 */
export async function takeInbound(deps: Deps, { providerId, phone, ...kept }: Inbound): Promise<void> {
  const { db, jobs, config } = deps;
  await db.transaction(async (tx) => {
    const owner = await ownerOfNumber(tx, phone);
    const counts = await countInbound(tx, phone);
    const isOver = counts.own >= MESSAGES_OF_NUMBER || (!owner && counts.unknown >= MESSAGES_OF_UNKNOWN);
    const isStopping = isStop(kept.text);
    if (isOver && !(isStopping && (await isToBeStopped(tx, phone)))) return;
    const body = sealerOf(config).seal(JSON.stringify(kept));
    const hasPicture = kept.mediaId !== undefined;
    const isKnown = owner !== undefined;
    const inboundId = await insertInbound(tx, { providerId, phone, body, isKnown, hasPicture });
    if (inboundId === undefined) return;
    await noteInbound(tx, phone, owner?.id ?? null, isStopping);
    await jobs.send(tx, hasPicture ? 'whatsapp.receive-picture' : 'whatsapp.receive', { inboundId });
  });
}

/**
 * Puts a message that came by WhatsApp into the conversation of whose number it is (messages-20). What fails is tried
 * again, later each time, and never dropped; does nothing before that time.
 */
export async function receive(deps: Deps, inboundId: number): Promise<void> {
  const row = await claimTry(deps.db, inboundId);
  if (!row) return;
  const { phone, providerId, receivedAt } = row;
  const isLate = Date.now() - receivedAt.getTime() > GIVE_UP_MS;
  const message: Received = { ...opened(deps, row.body), id: inboundId, phone, providerId, isLate };
  const owner = await ownerOfNumber(deps.db, phone);
  if (isStop(message.text)) await stop(deps, message, owner);
  else if (owner && message.mediaId) await storePicture(deps, message, owner);
  else if (owner) await storeText(deps, message, owner);
  else await askWhoItIs(deps, message);
}

/** Takes up messages whose job was lost, and those whose number has got an owner; one that fails holds back no other. */
export async function resumeInbound(deps: Deps): Promise<void> {
  const until = Date.now() + RESUME_MS;
  const failures: unknown[] = [];
  await wakeOwned(deps.db);
  for (const { id, hasPicture } of await unhandledInbound(deps.db, RESUME_BATCH)) {
    if (hasPicture && Date.now() > until) break;
    await receive(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} messages were not taken up`);
}

interface Received extends Kept {
  id: number;
  phone: string;
  providerId: string;
  /** A picture that still cannot be fetched is given up, and what still belongs to nobody is dropped. */
  isLate: boolean;
}

interface Owner {
  id: number;
  locale: Locale;
}

/** Ends the news to the number, whoever has chosen it; where there were none, the team reads the word (messages-12). */
function stop(deps: Deps, message: Received, owner: Owner | undefined): Promise<void> {
  const { id, phone } = message;
  return deps.db.transaction(async (tx) => {
    if (!(await markHandled(tx, id))) return;
    const stopped = await deps.messages.stop(tx, phone);
    if (stopped.length === 0) {
      if (owner) await store(tx, deps, message, { owner });
      return;
    }
    await reply(tx, deps, { phone, userId: stopped[0] ?? null }, () =>
      inLocale(owner?.locale ?? 'en', () =>
        newsMessageWords.newsStopped({ link: pageUrl(deps.config, '/notifications') }),
      ),
    );
  });
}

function storeText(deps: Deps, message: Received, owner: Owner): Promise<void> {
  return deps.db.transaction(async (tx) => {
    if (!(await markHandled(tx, message.id))) return;
    await store(tx, deps, message, { owner });
    if (!message.isOther) return;
    await reply(tx, deps, { phone: message.phone, userId: owner.id }, () =>
      inLocale(owner.locale, () => newsMessageWords.onlyTextAndPictures),
    );
  });
}

/** Checked and made smaller as every picture that is uploaded; one that is refused or given up is answered. */
async function storePicture(deps: Deps, message: Received, owner: Owner): Promise<void> {
  const { whatsapp } = deps.config;
  const write = (tx: Tx, pictureId: number | undefined) => store(tx, deps, message, { owner, pictureId });
  try {
    const bytes =
      whatsapp && message.mediaId ? await fetchMedia(whatsapp, message.mediaId, MAX_PICTURE_BYTES) : null;
    if (!bytes) throw new Failure('request.invalid');
    await withPictures(deps, owner.id, { picture: { bytes } }, (keep) =>
      deps.db.transaction(async (tx) => {
        if (!(await markHandled(tx, message.id))) throw new Failure('request.not_found');
        await write(tx, (await keep(tx)).picture);
      }),
    );
  } catch (error) {
    if (!(error instanceof Failure) && !message.isLate) throw error;
    await deps.db.transaction(async (tx) => {
      if (!(await markHandled(tx, message.id))) return;
      await write(tx, undefined);
      await reply(tx, deps, { phone: message.phone, userId: owner.id }, () =>
        inLocale(owner.locale, () => newsMessageWords.pictureRefused),
      );
    });
  }
}

/**
 * Asks an unknown number once which order it is about, and binds it to who has ordered with this phone (messages-21).
 * Until then what it writes waits for a day.
 */
function askWhoItIs(deps: Deps, { id, phone, text, mediaId, isLate }: Received): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockNumber(tx, phone);
    if (await ownerOfNumber(tx, phone))
      return takeUpAgain(tx, deps, { id, hasPicture: mediaId !== undefined });
    if (!(await (isLate ? markHandled(tx, id) : postpone(tx, id, WAITS_FOR_ORDER_HOURS))) || isLate) return;
    const to = { phone, userId: null };
    const number = numberIn(text);
    if (number === undefined) {
      if (!(await mayAsk(tx, phone, QUESTIONS_A_DAY))) return;
      const { brandName: brand } = deps.config;
      return reply(tx, deps, to, () => newsMessageWords.askForOrder({ brand }));
    }
    if ((await countOrderTry(tx, phone)) > ORDER_TRIES) return;
    const owner = await customerByOrder(tx, number, phone);
    if (!owner) return reply(tx, deps, to, () => newsMessageWords.orderNotFound);
    await bindNumber(tx, phone, owner.id);
    await takeUpWaiting(tx, deps, phone, owner, id);
    await reply(tx, deps, { phone, userId: owner.id }, () => newsMessageWords.numberIsKnown({ number }));
  });
}

async function takeUpAgain(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { id, hasPicture }: { id: number; hasPicture: boolean },
): Promise<void> {
  if (!(await postpone(tx, id, 0))) return;
  await jobs.send(tx, hasPicture ? 'whatsapp.receive-picture' : 'whatsapp.receive', { inboundId: id });
}

/**
 * Puts the newest of what has waited into the conversation, the text that named the order with it; jobs fetch the
 * pictures. No more, because nobody else writes a message meanwhile.
 */
async function takeUpWaiting(
  tx: Tx,
  deps: Deps,
  phone: string,
  { orderId, ...owner }: Owner & { orderId: number },
  namedIn: number,
): Promise<void> {
  for (const { id, providerId, body, hasPicture } of await newestWaiting(tx, phone, MOST_WAITING)) {
    if (hasPicture) await takeUpAgain(tx, deps, { id, hasPicture });
    else if (await markHandled(tx, id)) {
      const place = { owner, ...(id === namedIn && { orderId }) };
      await store(tx, deps, { ...opened(deps, body), providerId }, place);
    }
  }
}

interface Place {
  owner: Owner;
  pictureId?: number | undefined;
  orderId?: number;
}

async function store(
  tx: Tx,
  deps: Deps,
  message: Kept & Pick<Received, 'providerId'>,
  { owner, pictureId, orderId }: Place,
): Promise<void> {
  const hash = createHash('sha256').update(message.providerId).digest('hex').slice(0, 32);
  for (const [n, text] of textsOf(message, pictureId !== undefined).entries()) {
    await storeMessage(tx, deps, {
      customerId: owner.id,
      fromSupport: false,
      authorId: owner.id,
      clientId: n === 0 ? `${WHATSAPP_IDS}${hash}` : `${WHATSAPP_IDS}${hash}-${n + 1}`,
      text,
      pictureId: n === 0 ? (pictureId ?? null) : null,
      orderId: n === 0 ? (orderId ?? null) : null,
    });
  }
}

function numberIn(said: string): string | undefined {
  const [found = said] = /\bNP-?[A-Z0-9]{10}\b/i.exec(said) ?? [];
  return trackingNumberFrom(found) ?? undefined;
}

/** A person whose language is unknown is answered in both. */
async function reply(
  tx: Tx,
  { messages }: Pick<Deps, 'messages'>,
  { phone, userId }: { phone: string; userId: number | null },
  words: () => string,
): Promise<void> {
  const texts = userId === null ? LOCALES.map((locale) => inLocale(locale, words)) : [words()];
  await messages.post(tx, {
    channel: 'whatsapp',
    kind: 'chat.reply',
    to: phone,
    text: [...new Set(texts)].join('\n\n'),
    userId,
    expiresAt: new Date(Date.now() + REPLY_MINUTES * 60_000),
  });
}

function sealerOf({ jwtSecrets }: Deps['config']): Sealer {
  return new Sealer(jwtSecrets, 'whatsapp messages');
}

/** What another secret has sealed is a message without text. */
function opened({ config }: Deps, body: Buffer | null): Kept {
  try {
    return JSON.parse(sealerOf(config).unseal(body ?? Buffer.alloc(0))) as Kept;
  } catch {
    return { text: '', isOther: true };
  }
}
