import { desc, eq } from 'drizzle-orm';
import { mails } from '../server/db/schema/service.ts';
import type { Deps } from '../server/deps.ts';
import type { Outbox, OutgoingMail } from '../server/infra/mail/outbox.ts';

/** By id, because the database encrypts texts and deletes them after sending. */
export type MailTexts = Map<number, Pick<OutgoingMail, 'text' | 'html' | 'unsubscribeUrl'>>;

export function recordMailTexts(outbox: Outbox): MailTexts {
  const texts: MailTexts = new Map();
  const post = outbox.post.bind(outbox);
  outbox.post = async (tx, mail) => {
    const id = await post(tx, mail);
    if (id !== undefined) texts.set(id, mail);
    return id;
  };
  return texts;
}

/** The mails to an address, or all, with their texts, newest first. */
export async function mailsTo({ deps, mailTexts }: { deps: Deps; mailTexts: MailTexts }, address?: string) {
  const rows = await deps.db
    .select()
    .from(mails)
    .where(address === undefined ? undefined : eq(mails.recipient, address))
    .orderBy(desc(mails.id));
  return rows.map(({ body: _sealed, ...row }) => {
    const { text = '', html = '', unsubscribeUrl } = mailTexts.get(row.id) ?? {};
    return { ...row, text, html, unsubscribeUrl };
  });
}
