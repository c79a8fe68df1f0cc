import { HANDOVER_MINUTES } from '../../../../contract/constants/chat.ts';
import type { Deps } from '../../../deps.ts';
import { answerFollowsMail, answerMail, waitingMail } from '../mails.ts';
import { lastMessages } from '../queries.ts';
import { claimAnswers, claimHandover, unmailedCustomers, waitingCustomers } from './handover-queries.ts';

const BATCH = 100;
/** Of a conversation in a mail. */
const MAILED_MESSAGES = 30;
/** For a customer whose connection is only interrupted, and for an answer in several messages. */
const ANSWER_DELAY_SECONDS = 60;

type Parts = Pick<Deps, 'db' | 'config' | 'outbox'>;

/** Every minute: conversations that nobody answers, and answers that nobody is there to read (chat-11, chat-12). */
export async function handOver(deps: Parts): Promise<void> {
  for (const id of await waitingCustomers(deps.db, HANDOVER_MINUTES, BATCH)) await tellSupport(deps, id);
  for (const id of await unmailedCustomers(deps.db, ANSWER_DELAY_SECONDS, BATCH)) await mailAnswers(deps, id);
}

function tellSupport({ db, config, outbox }: Parts, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const claimed = await claimHandover(tx, customerId);
    if (!claimed) return;
    const messages = await lastMessages(tx, customerId, MAILED_MESSAGES);
    await outbox.post(tx, waitingMail(config, claimed.customer, messages));
    if (!claimed.isOnline) await outbox.post(tx, answerFollowsMail(config, claimed.customer));
  });
}

function mailAnswers({ db, config, outbox }: Parts, customerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const claimed = await claimAnswers(tx, customerId);
    if (!claimed) return;
    const recent = await lastMessages(tx, customerId, MAILED_MESSAGES);
    const answers = recent.filter(({ id }) => claimed.ids.has(id));
    if (answers.length > 0) await outbox.post(tx, answerMail(config, claimed.customer, answers));
  });
}
