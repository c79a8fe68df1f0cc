import { inLocale, orderMailWords, shopMailWords } from '#words';
import { RETURN_REASON_NAMES } from '../../../../contract/constants/goods-return-names.ts';
import { RETURN_REMINDED_DAYS, RETURN_SENT_DAYS } from '../../../../contract/constants/goods-returns.ts';
import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { formatDay } from '../../../../contract/money.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { newsOf } from '../../../infra/messages/templates.ts';
import { mailFooter, type UnsubscribeLinks } from '../../notifications/unsubscribe-service.ts';
import { toCustomer } from '../news-mails.ts';
import type { ShopOrderRow } from '../queries.ts';
import { sendTo } from './present.ts';
import type { ReturnRow } from './request-queries.ts';

interface Returned {
  order: Pick<ShopOrderRow['order'], 'id' | 'locale' | 'customerId' | 'fullName'>;
}

/** Also the receipt of a withdrawal: what was asked, and when (returns-2, returns-9). */
export function returnAskedMail(config: Config, to: string, order: Returned, row: ReturnRow) {
  return returnMail(config, to, order, row, (words) => ({
    subject: words.asked({ number: row.trackingNumber }),
    paragraphs: [words.askedText],
  }));
}

/** With a link for a guest, who prints the label by it (returns-3, returns-13). */
export function returnAnsweredMail(
  config: Config,
  to: string,
  order: Returned,
  row: ReturnRow,
  token: string | null,
) {
  const said: Said = (words) => {
    const number = row.trackingNumber;
    const answer = row.answer ? [row.answer] : [];
    if (row.state !== 'ACCEPTED')
      return {
        subject: words.refused({ number }),
        paragraphs: [words.refusedText, ...answer],
        news: 'return_refused',
      };
    return {
      subject: words.accepted({ number }),
      paragraphs: [words.acceptedText(row), ...answer, words.labelOnThePage],
      news: 'return_accepted',
    };
  };
  return returnMail(config, to, order, row, said, token);
}

/** Once, at half the time (returns-18). */
export function returnReminderMail(
  config: Config,
  to: string,
  order: Returned,
  row: ReturnRow,
  { token, leave, now }: { token: string | null; leave: UnsubscribeLinks | undefined; now: Date },
): OutgoingMail {
  const said: Said = (words) => ({
    subject: words.reminder({ number: row.trackingNumber }),
    paragraphs: [
      words.reminderText({ id: row.id, day: formatDay(lastDayToSend(row.decidedAt ?? now, now)) }),
      ...(row.answer ? [row.answer] : []),
      words.labelOnThePage,
    ],
  });
  return returnMail(config, to, order, row, said, token, leave);
}

function lastDayToSend(acceptedAt: Date, remindedAt: Date): Day {
  const last = addDays(dayInKarachi(acceptedAt), RETURN_SENT_DAYS);
  const notBefore = addDays(dayInKarachi(remindedAt), RETURN_REMINDED_DAYS);
  if (last < notBefore) return notBefore;
  return last;
}

/** Nothing has come (returns-17). */
export function returnEndedMail(config: Config, to: string, order: Returned, row: ReturnRow) {
  return returnMail(config, to, order, row, (words) => ({
    subject: words.ended({ number: row.trackingNumber }),
    paragraphs: [words.endedText],
  }));
}

/** The seller has not answered in time; staff do (returns-21). */
export function returnEscalatedMail(
  config: Config,
  to: string,
  order: Returned,
  row: ReturnRow,
  token: string | null,
) {
  const said: Said = (words) => ({
    subject: words.escalated({ number: row.trackingNumber }),
    paragraphs: [words.escalatedText],
  });
  return returnMail(config, to, order, row, said, token);
}

/** To the shop, where nobody has answered a request yet (returns-21). */
export function unansweredMail(config: Config, row: ReturnRow, what: 'remind' | 'escalate'): OutgoingMail {
  const isOurs = what === 'escalate' || row.brandId === null;
  return inLocale('en', () => ({
    kind: 'shop.return-unanswered',
    to: config.support.email,
    subject: `Return ${row.id} of order ${row.trackingNumber} ${isOurs ? 'is ours to answer' : 'waits'}`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [
        isOurs
          ? 'A customer waits for the answer to a return. Please accept or refuse it.'
          : 'The seller has not answered a return, and is reminded.',
      ],
      facts: [
        ['Seller', row.seller ?? config.brandName],
        ['Asked', `${row.askedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ],
      action: { label: 'Open the returns', url: `${config.publicUrl}/admin/returns?return=REQUESTED` },
      footer: [],
    }),
  }));
}

type Said = (words: typeof shopMailWords.returns) => {
  subject: string;
  paragraphs: string[];
  news?: 'return_refused' | 'return_accepted';
};

function returnMail(
  config: Config,
  to: string,
  { order }: Returned,
  row: ReturnRow,
  said: Said,
  token: string | null = null,
  leave: UnsubscribeLinks | undefined = undefined,
): OutgoingMail {
  return inLocale(order.locale, () => {
    const { facts, returns: words, pieces } = shopMailWords;
    const { subject, paragraphs, news } = said(words);
    const ownPath = `/orders?tab=brand&order=${order.id}`;
    const address = sendTo(row, config);
    const path = order.customerId === null ? token && `/withdraw-goods?token=${token}` : ownPath;
    return {
      // A guest who asks by a mailed link has shown that the address is theirs.
      kind: order.customerId === null ? 'shop.withdrawal' : 'shop.order-update',
      to,
      subject,
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(order.fullName),
        paragraphs,
        facts: [
          [orderMailWords.facts.trackingNumber, row.trackingNumber],
          [words.number, String(row.id)],
          [words.askedAt, `${row.askedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
          [facts.seller, row.seller ?? config.brandName],
          [facts.items, row.items.map(({ name, quantity: count }) => pieces({ count, name })).join('\n')],
          [words.reason, RETURN_REASON_NAMES[row.reason]],
          ...(address ? [[words.sendTo, address] as [string, string]] : []),
        ],
        ...(path && { action: { label: words.seeTheReturn, url: pageUrl(config, path) } }),
        footer: mailFooter(config, leave),
      }),
      ...(leave && { unsubscribeUrl: leave.oneClick }),
      ...(news && {
        news: toCustomer(order, newsOf(news, { number: row.trackingNumber, link: pageUrl(config, ownPath) })),
      }),
    };
  });
}

/** The link for a guest's return; without a token the reason why made-to-measure garments have none (returns-9). */
export function withdrawalMail(
  config: Config,
  to: string,
  { trackingNumber: number, locale }: { trackingNumber: string; locale: Locale },
  token: string | undefined,
): OutgoingMail {
  return inLocale(locale, () => {
    const { withdrawals: words } = shopMailWords;
    return {
      kind: 'shop.withdrawal',
      to,
      subject: words.subject({ number }),
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(null),
        paragraphs: token
          ? [words.chooseWhatYouSendBack, words.ifNotYou]
          : [words.madeToMeasure, words.ifNotYou],
        action: token
          ? { label: words.chooseTheGoods, url: pageUrl(config, `/withdraw-goods?token=${token}`) }
          : { label: orderMailWords.trackTheOrder, url: pageUrl(config, `/order_tracking?number=${number}`) },
        footer: mailFooter(config, undefined),
      }),
    };
  });
}
