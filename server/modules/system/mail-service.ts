import type { MailState } from '../../../contract/constants/contact.ts';
import type { List } from '../../../contract/lists.ts';
import type { MailLine } from '../../../contract/staff-mails.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requeue } from '../../infra/mail/outbox-queries.ts';
import { recordAudit } from '../audit/service.ts';
import { type ListedMail, listedMails, type MailQuery, mailById } from './queries.ts';

/** Newest first, without their texts (mail-6). */
export async function listMails(db: Db, query: MailQuery): Promise<List<MailLine>> {
  const { rows, ...page } = await listedMails(db, query);
  return { ...page, results: rows.map(present) };
}

/** Retries for another three days (mail-6). Fails with `request.not_found`, `mails.already_sent` and `mails.held`. */
export async function resend(tx: Tx, actor: Actor, id: number): Promise<MailLine> {
  const mail = (await mailById(tx, id)) ?? fail('request.not_found');
  if (mail.sentAt) fail('mails.already_sent');
  if (mail.held) fail('mails.held');
  // The mail was sent meanwhile.
  if ((await requeue(tx, { id })) === 0) fail('mails.already_sent');
  await recordAudit(tx, actor, {
    action: 'mails.resent',
    subject: { kind: 'mail', id },
    data: { kind: mail.kind },
  });
  return present((await mailById(tx, id)) ?? fail('request.not_found'));
}

function present(mail: ListedMail): MailLine {
  const { id, kind, recipient, subject, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    kind,
    recipient,
    subject,
    state: stateOf(mail),
    attempts,
    last_error: lastError,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

function stateOf({ sentAt, givenUpAt, held }: ListedMail): MailState {
  if (sentAt) return 'sent';
  if (givenUpAt) return 'given_up';
  return held ? 'held' : 'waiting';
}
