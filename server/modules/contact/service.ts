import type { contactUs } from '../../../contract/contact.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { messageMail } from './mails.ts';
import { insertMessage } from './queries.ts';

export type Message = Omit<BodyOf<typeof contactUs>, 'website'>;

export async function saveMessage(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor | null,
  message: Message,
): Promise<void> {
  const customerId = actor?.id ?? null;
  const id = await insertMessage(tx, { ...message, customerId });
  await outbox.post(tx, messageMail(config, { ...message, id, customerId }));
}
