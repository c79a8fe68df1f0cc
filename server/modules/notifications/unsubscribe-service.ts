import { createHmac, timingSafeEqual } from 'node:crypto';
import { letterWords } from '#words';
import { MAIL_TOPICS, type MailTopic } from '../../../contract/constants/notifications.ts';
import { unsubscribeFromTopic } from '../../../contract/notifications.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Config } from '../../config.ts';

type Signing = Pick<Config, 'jwtSecret' | 'publicUrl'>;

interface Subscription {
  userId: number;
  topic: MailTopic;
}

/** Ways to unsubscribe from a topic: by page, or by one click in the mail program. */
export interface UnsubscribeLinks {
  /** In the language of the mail in work. */
  readonly page: string;
  oneClick: string;
}

export function unsubscribeLinks(
  { jwtSecret, publicUrl }: Signing,
  subscription: Subscription,
): UnsubscribeLinks {
  const { userId, topic } = subscription;
  const token = `${userId}.${topic}.${signatureOf(jwtSecret, subscription)}`;
  return {
    get page() {
      return pageUrl({ publicUrl }, `/notifications/unsubscribe?token=${token}`);
    },
    oneClick: publicUrl + addressOf(unsubscribeFromTopic.call, {}, { token }),
  };
}

/** The last lines of a mail, with an unsubscribe link if it has one. */
export function mailFooter(
  { support }: Pick<Config, 'support'>,
  leave: UnsubscribeLinks | undefined,
): string[] {
  return [
    support.email,
    support.phone,
    ...(leave ? [letterWords.unsubscribeFromMailsLikeThis({ address: leave.page })] : []),
  ];
}

/** Undefined for a token with an invalid signature. */
export function subscriptionOf(
  { jwtSecrets }: Pick<Config, 'jwtSecrets'>,
  token: string,
): Subscription | undefined {
  const [, id, name, signature = ''] = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]+)$/.exec(token) ?? [];
  const topic = MAIL_TOPICS.find((one) => one === name);
  if (!topic) return undefined;
  const subscription = { userId: Number(id), topic };
  const given = Buffer.from(signature);
  const isOurs = jwtSecrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, subscription));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? subscription : undefined;
}

function signatureOf(secret: string, { userId, topic }: Subscription): string {
  const key = createHmac('sha256', secret).update('leaving a topic of mail').digest();
  return createHmac('sha256', key).update(`${userId} ${topic}`).digest('base64url');
}
