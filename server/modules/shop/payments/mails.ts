import { inLocale, orderMailWords, orderNameWords, shopMailWords } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';
import { newsOf } from '../../../infra/messages/templates.ts';
import type { GatewayDispute } from '../../../infra/payments/payments.ts';
import { PAISA } from '../../../infra/payments/redirect-gateway.ts';
import { toCustomer } from '../news-mails.ts';
import type { ShopOrderRow } from '../queries.ts';
import { isByHand } from '../refunds/rules.ts';
import { trackingLink } from '../tracking-link.ts';
import { type Attempt, payerOf } from './wallet-queries.ts';

interface Refund {
  amount: number;
  cause: string;
  paymentId: number | null;
  failedAt: Date | null;
  /** It is paid as store credit. */
  wantsCredit: boolean;
}

/** Tells the customer of a refund that no other mail has mentioned. */
export function refundMail(
  config: Config,
  to: string,
  { order, card }: ShopOrderRow,
  refund: Refund,
): OutgoingMail {
  const number = order.trackingNumber;
  return inLocale(order.locale, () => {
    const amount = formatRupees(refund.amount);
    const way = refund.wantsCredit
      ? shopMailWords.isInYourCredit({ amount })
      : isByHand(refund) || !card
        ? shopMailWords.weHavePaidBack({ amount })
        : shopMailWords.amountGoesBackToCard({ amount, last4: card.last4 });
    return {
      kind: 'shop.refund',
      to,
      subject: shopMailWords.amountIsPaidBack({ number, amount }),
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(order.fullName),
        paragraphs: [way, shopMailWords.creditNoteIsUnderMyOrders],
        facts: [
          [orderMailWords.facts.trackingNumber, number],
          [shopMailWords.facts.paidBack, amount],
        ],
        action: trackingLink(config, number),
        footer: [config.support.email, config.support.phone],
      }),
      news: toCustomer(
        order,
        newsOf('order_refunded', { number, amount, link: trackingLink(config, number).url }),
      ),
    };
  });
}

/** Tells the customer of money that came and pays nothing (payments-24); undefined without an address. */
export async function unusedPaymentMail(
  tx: Tx,
  config: Config,
  { orderId, gateway, amount, paidPaisa }: Attempt,
): Promise<OutgoingMail | undefined> {
  const payer = await payerOf(tx, orderId);
  const to = payer?.email;
  if (!payer || !to) return undefined;
  const { trackingNumber: number, locale, name } = payer;
  return inLocale(locale, () => ({
    kind: 'shop.payment-unused',
    to,
    subject: shopMailWords.paymentIsGivenBack({ number }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(name),
      paragraphs: [shopMailWords.paymentPaysNothing({ gateway: orderNameWords.wallets[gateway] })],
      facts: [
        [orderMailWords.facts.trackingNumber, number],
        [shopMailWords.facts.paidBack, formatRupees(paidPaisa === null ? amount : paidPaisa / PAISA)],
      ],
      action: trackingLink(config, number),
      footer: [config.support.email, config.support.phone],
    }),
  }));
}

/** Tells the shop, which has some days to respond to the bank. */
export function disputeMail(
  config: Config,
  order: { id: number; trackingNumber: string },
  dispute: GatewayDispute,
): OutgoingMail {
  const { amount, reason, respondBy } = dispute;
  return inLocale('en', () => ({
    kind: 'shop.disputed',
    to: config.support.email,
    subject: `The payment of order ${order.trackingNumber} is disputed`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [
        `The customer's bank claims ${formatRupees(amount)} back. Answer it in the dashboard of the payment gateway.`,
        'What was not sent yet is held until the bank has decided.',
      ],
      facts: [
        ['Reason', reason.replaceAll('_', ' ')],
        ...(respondBy
          ? [['Answer until', formatDay(dayInKarachi(respondBy))] satisfies [string, string]]
          : []),
      ],
      action: { label: 'Open the order', url: `${config.publicUrl}/admin/orders/${order.id}` },
      footer: [],
    }),
  }));
}
