import { inLocale } from '#words';
import { MISS_REASON_NAMES, type MissReason } from '../../../../contract/constants/staff.ts';
import type { Day } from '../../../../contract/dates.ts';
import { formatDay } from '../../../../contract/money.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';

const MAX_ORDERS_NAMED = 50;

interface Named {
  trackingNumber: string;
  promisedOn: Day;
  reason: MissReason;
}

/** To support, once about each order (backoffice-13). */
export function atRiskMail(config: Config, orders: readonly Named[]): OutgoingMail {
  const more = orders.length - MAX_ORDERS_NAMED;
  return inLocale('en', () => ({
    kind: 'orders.at-risk',
    to: config.support.email,
    subject:
      orders.length === 1 ? '1 order will miss its day' : `${orders.length} orders will miss their day`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(null),
      paragraphs: [
        'The evening check has found that less time is left than the stitching needs. Give such an order to somebody who has room, or promise the customer another day.',
        ...(more > 0
          ? [`These are the ${MAX_ORDERS_NAMED} promised first; ${more} more are in the list.`]
          : []),
      ],
      facts: orders
        .slice(0, MAX_ORDERS_NAMED)
        .map(({ trackingNumber, promisedOn, reason }) => [
          trackingNumber,
          `${formatDay(promisedOn)}. ${MISS_REASON_NAMES[reason]}`,
        ]),
      action: { label: 'See what can be done', url: `${config.publicUrl}/admin/orders/at-risk` },
      footer: [],
    }),
  }));
}
