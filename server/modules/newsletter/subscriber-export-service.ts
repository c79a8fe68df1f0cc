import { dayInKarachi } from '../../../contract/dates.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import { newsletterSubscribers } from '../../../contract/staff-newsletter.ts';
import type { Config } from '../../config.ts';
import { fingerprint } from '../../infra/secret-tokens.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import {
  countSubscribers,
  type ListedSubscriber,
  type SubscriberQuery,
  subscriberPage,
} from './staff-queries.ts';
import { unsubscribeToken } from './subscription.ts';

/** Whoever may be written to, oldest first: confirmed and not unsubscribed, whatever state the list shows (contact-10). */
export function subscribersExport(
  config: Pick<Config, 'jwtSecrets' | 'publicUrl'>,
): ExportKind<SubscriberQuery, ListedSubscriber> {
  return {
    name: 'newsletter',
    roles: rolesFor('newsletter.read'),
    filters: newsletterSubscribers.query,
    columns: [
      { name: 'E-mail', value: ({ email }) => email },
      { name: 'Confirmed', value: ({ confirmedAt }) => confirmedAt && dayInKarachi(confirmedAt) },
      { name: 'Unsubscribe link', value: (subscriber) => unsubscribeLink(config, subscriber) },
    ],
    count: (db, { filters }) => countSubscribers(db, { ...filters, state: 'subscribed' }),
    read: async (db, { filters, after, limit }) => {
      const order = { sort: 'asked' as const, before: undefined, after, size: limit };
      const { rows, next } = await subscriberPage(db, { ...filters, state: 'subscribed', ...order });
      return { rows, next: next ?? undefined };
    },
  };
}

/** Null where the secret has changed since the last mail: only the link of that mail works. */
function unsubscribeLink(
  { jwtSecrets, publicUrl }: Pick<Config, 'jwtSecrets' | 'publicUrl'>,
  { email, unsubscribeHash }: ListedSubscriber,
): string | null {
  const token = jwtSecrets
    .map((secret) => unsubscribeToken(secret, email))
    .find((one) => fingerprint(one).equals(unsubscribeHash));
  return token === undefined ? null : `${publicUrl}/newsletter/unsubscribe?token=${token}`;
}
