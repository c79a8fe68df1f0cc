import { inLocale, orderMailWords, shopMailWords } from '#words';
import type { Locale } from '../../../../contract/locale.ts';
import { formatRupees } from '../../../../contract/money.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { newsOf } from '../../../infra/messages/templates.ts';
import { toCustomer } from '../news-mails.ts';

interface Asked {
  orderId: number;
  kind: 'single' | 'bulk' | 'goods';
  customerId: number | null;
  trackingNumber: string;
  email: string | null;
  name: string | null;
  locale: Locale;
  amount: number;
}

/** Asks where the money may be sent: on the page of the order, or by a guest's link (payments-37). */
export function accountAskedMail(config: Config, order: Asked, token: string | null): OutgoingMail {
  const { orderId, kind, trackingNumber: number, email, name, locale } = order;
  return inLocale(locale, () => {
    const { moneyBack: words, facts } = shopMailWords;
    const amount = formatRupees(order.amount);
    const subject = words.subject({ number, amount });
    const url = pageUrl(config, pathOf({ orderId, kind }, token));
    return {
      kind: token === null ? 'shop.refund-account' : 'shop.refund-account-of-guest',
      to: email ?? '',
      subject,
      news: toCustomer(order, newsOf('order_news', { number, news: subject, link: url })),
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(name),
        paragraphs: [words.tellUsWhere({ amount }), words.keptSealed, words.orCallUs],
        facts: [
          [orderMailWords.facts.trackingNumber, number],
          [facts.paidBack, amount],
        ],
        action: { label: words.giveTheAccount, url },
        footer: [config.support.email, config.support.phone],
      }),
    };
  });
}

function pathOf({ orderId, kind }: Pick<Asked, 'orderId' | 'kind'>, token: string | null): string {
  if (token !== null) return `/money-back?token=${token}`;
  const tab = { goods: 'brand', bulk: 'bulk', single: null }[kind];
  return tab === null ? `/checkout?order=${orderId}` : `/orders?tab=${tab}&order=${orderId}`;
}
