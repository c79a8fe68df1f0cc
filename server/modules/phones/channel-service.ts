import type { Channel } from '../../../contract/constants/messages.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { chooseNewsChannel, NewsChannel } from '../../../contract/news-channel.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { hasSubscription } from '../../infra/messages/push-queries.ts';
import { routeOf } from '../../infra/messages/report-queries.ts';
import { readMobileNumber } from '../../infra/phone-numbers.ts';
import { choiceOf, provenNumbers, writeChoice, writeLanguage } from './channel-queries.ts';

/** How an account gets its news (messages-11). */
export async function readChannel(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
  { id }: Pick<Actor, 'id'>,
): Promise<NewsChannel> {
  const row = (await choiceOf(db, id)) ?? fail('request.not_found');
  const phones = await provenNumbers(db, id);
  const hasMailbox = !isNobodysAddress(row.email);
  const offered: Channel[] = [
    ...(hasMailbox ? ['mail' as const] : []),
    ...(row.byWhatsapp ? ['whatsapp' as const] : []),
    // An account without a mailbox has no other way (accounts-29).
    ...(row.bySms || !hasMailbox ? ['sms' as const] : []),
    ...(row.byPush && config.vapid ? ['push' as const] : []),
  ];
  // A number whose proof has gone gets nothing any more, and neither does an account whose browsers have signed out.
  const isUsable =
    row.channel === 'push' ? await hasSubscription(db, id) : row.phone !== null && phones.includes(row.phone);
  const instead = isUsable || hasMailbox ? undefined : await routeOf(db, id);
  return {
    channel: isUsable ? (row.channel ?? 'mail') : (instead?.channel ?? 'mail'),
    phone: isUsable ? row.phone : (instead?.to ?? null),
    language: row.language,
    offered,
    phones,
    stopped: row.stoppedAt !== null,
  };
}

/** News of an account without a mailbox go to its phone (accounts-29). */
export async function sendNewsTo(tx: Tx, userId: number, phone: string): Promise<void> {
  const row = await choiceOf(tx, userId);
  await writeChoice(tx, userId, { channel: row?.byWhatsapp ? 'whatsapp' : 'sms', phone });
}

/** The choice stays, at another number of the account. */
export async function moveNews(tx: Tx, userId: number, from: string, to: string): Promise<void> {
  const row = await choiceOf(tx, userId);
  if (row?.channel && row.channel !== 'mail' && row.phone === from) {
    await writeChoice(tx, userId, { channel: row.channel, phone: to });
  }
}

/** What waits for a phone that is left goes by mail, if there is a mailbox. Fails like `chooseNewsChannel`. */
export function chooseChannel(
  deps: Pick<Deps, 'db' | 'messages' | 'config'>,
  actor: Pick<Actor, 'id'>,
  { channel, phone: typed, language }: BodyOf<typeof chooseNewsChannel>,
): Promise<NewsChannel> {
  return deps.db.transaction(async (tx) => {
    const before = await readChannel(tx, deps, actor);
    if (!before.offered.includes(channel)) fail('phones.channel_off');
    if (channel === 'push' && !(await hasSubscription(tx, actor.id))) failOn('channel', 'push.no_device');
    const hasNoPhone = channel === 'mail' || channel === 'push';
    const phone = hasNoPhone ? null : await provenNumber(before, typed);
    if (channel !== before.channel || phone !== before.phone) {
      await writeChoice(tx, actor.id, { channel, phone });
      await deps.messages.mailWaiting(tx, { userId: actor.id });
    }
    if (language) await writeLanguage(tx, actor.id, language);
    return readChannel(tx, deps, actor);
  });
}

/** Only a number that the account itself has proven, so that nobody's news go to a stranger. */
async function provenNumber({ phones }: NewsChannel, typed: string | undefined): Promise<string> {
  const phone = typed === undefined ? null : await readMobileNumber(typed);
  return phone !== null && phones.includes(phone) ? phone : failOn('phone', 'phones.not_proven');
}
