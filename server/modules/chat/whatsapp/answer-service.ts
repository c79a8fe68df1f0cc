import { inLocale, newsMessageWords } from '#words';
import { NEWS_HOURS } from '../../../../contract/constants/messages.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { newsOf } from '../../../infra/messages/templates.ts';
import type { NewMessage } from '../live/write-queries.ts';
import { answerMail } from '../mails.ts';
import { answerTo, markAnswered } from './queries.ts';

/**
 * Sends an answer of support to who has written by WhatsApp within a week: as it is within a day, later as a template
 * with a link; by mail if that fails, or as well where only an order names the number or earlier answers are to be
 * mailed (messages-23).
 */
export async function answerByWhatsApp(
  tx: Tx,
  { config, messages }: Pick<Deps, 'config' | 'messages'>,
  id: number,
  { customerId, text, pictureId, fromSupport }: NewMessage,
): Promise<void> {
  const found = fromSupport ? await answerTo(tx, customerId) : undefined;
  if (!found) return;
  const { phone, customer, isProven } = found;
  const said = { text, fromSupport, createdAt: new Date(), order: null, picture: null };
  const isMailed = !(isProven && (await markAnswered(tx, customerId, id)));
  await inLocale(customer.locale, async () => {
    const link = pageUrl(config, '/chat');
    const told = newsOf('chat_answer', { brand: config.brandName, link });
    await messages.post(tx, {
      channel: 'whatsapp',
      kind: 'chat.answer',
      to: phone,
      // A picture is seen in the chat.
      text:
        pictureId === null
          ? text
          : [text, newsMessageWords.templates.chat_answer({ brand: config.brandName, link })]
              .filter(Boolean)
              .join('\n\n'),
      template: told.template,
      userId: customerId,
      expiresAt: new Date(Date.now() + NEWS_HOURS * 3_600_000),
      fallback: {
        text: told.text,
        smsToo: false,
        mail: isMailed ? undefined : answerMail(config, customer, [said]),
      },
    });
  });
}
