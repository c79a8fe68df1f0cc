import { inLocale } from '#words';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { newsOf } from '../../infra/messages/templates.ts';
import { applicationPath } from './mails.ts';
import type { ApplicationRow } from './queries.ts';

type Reader = Pick<ApplicationRow, 'email' | 'phone' | 'locale'>;

/** By mail, or to the proven number of who has no mailbox; the link leads to the application (tailors-34). */
export async function tellApplicant(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox' | 'messages'>,
  reader: Reader,
  { mail, token, template }: { mail: OutgoingMail; token: string; template: ApplicationTemplate },
): Promise<void> {
  if (isNobodysAddress(reader.email)) {
    const news = { template, path: applicationPath(token), kind: mail.kind, userId: null };
    await tellByPhone(tx, deps, reader, news);
  } else await deps.outbox.post(tx, mail);
}

type ApplicationTemplate =
  | 'application_received'
  | 'application_question'
  | 'application_declined'
  | 'application_approved';

interface PhoneNews {
  template: ApplicationTemplate;
  path: string;
  kind: OutgoingMail['kind'];
  /** Null before there is an account. */
  userId: number | null;
}

export async function tellByPhone(
  tx: Tx,
  { config, messages }: Pick<Deps, 'config' | 'messages'>,
  { phone, locale }: Pick<Reader, 'phone' | 'locale'>,
  { template, path, kind, userId }: PhoneNews,
): Promise<void> {
  const news = inLocale(locale, () =>
    newsOf(template, { brand: config.brandName, link: pageUrl(config, path) }),
  );
  await messages.tellNumber(tx, { to: phone, kind, userId, ...news });
}
