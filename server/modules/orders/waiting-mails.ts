import { basicWords, orderMailWords, orderNewsWords, sampleWords } from '#words';
import type { DaysOff } from '../../../contract/dates.ts';
import { formatDay } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import type { UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import type { GarmentRow } from './garment-queries.ts';
import { linkTo, orderMail } from './mails.ts';
import { garmentsAwaited } from './measure-links/request-service.ts';
import { tailorAddress } from './present.ts';
import type { OrderRow } from './queries.ts';
import type { SampleRow } from './samples/queries.ts';

/** `left`: days until the order expires. */
export function orderExpiringMail(
  config: Config,
  row: OrderRow,
  leave: UnsubscribeLinks,
  left: number,
): OutgoingMail {
  const missing = namesOf(garmentsAwaited(row));
  return orderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderMailWords.isWaitingForYou({ number: row.order.trackingNumber }),
    paragraphs: [
      missing
        ? orderMailWords.measuresAreMissing({ name: missing, days: left })
        : orderMailWords.weCancelItIn({ days: left }),
    ],
    action: linkTo(config, row, 'checkout'),
    leave,
  }));
}

/** Tells a customer that the cloth has not come; the order ends after `expiresOn` (orders-84). */
export function clothMissingMail(
  config: Config,
  row: OrderRow,
  { expiresOn, daysOff }: { expiresOn: string; daysOff: DaysOff },
  leave: UnsubscribeLinks,
): OutgoingMail {
  return orderMail(
    config,
    row,
    () => ({
      kind: 'orders.expiring',
      subject: orderMailWords.waitsForYourCloth({ number: row.order.trackingNumber }),
      paragraphs: [
        orderMailWords.yourClothHasNotCome,
        tailorAddress(row, config),
        orderMailWords.weCancelItWithoutCloth({ day: formatDay(expiresOn) }),
      ],
      action: linkTo(config, row, 'cloth'),
      leave,
    }),
    daysOff,
  );
}

/** Everybody who was asked has given their measures by a link (orders-71). */
export function measuresGivenMail(config: Config, row: OrderRow): OutgoingMail {
  return orderMail(config, row, () => ({
    kind: 'orders.to-confirm',
    subject: orderNewsWords.measured({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.hasGivenTheMeasures({ name: namesOf(row.garments) }),
      orderMailWords.stitchingStartsOnceConfirmed,
    ],
    action: linkTo(config, row, 'checkout'),
  }));
}

/** The tailor has measured the garment that was sent along (measurements-20). */
export function sampleMeasuredMail(
  config: Config,
  row: OrderRow,
  { kind }: SampleRow,
  leave: UnsubscribeLinks,
): OutgoingMail {
  return orderMail(config, row, () => ({
    kind: 'orders.update',
    subject: orderNewsWords.sampleTitles.sample_measured({ number: row.order.trackingNumber }),
    paragraphs: [
      sampleWords.whatWasMeasured({ kind }),
      sampleWords.measuresAreSaved,
      sampleWords.itComesBack,
    ],
    action: {
      label: sampleWords.seeTheRecord,
      url: pageUrl(config, '/profile?tab=measurements'),
    },
    leave,
  }));
}

/** Names who has not given their measures yet (orders-132). */
export function linksUnansweredMail(config: Config, row: OrderRow, leave: UnsubscribeLinks): OutgoingMail {
  const awaited = garmentsAwaited(row);
  const count = row.garments.filter(({ measurementFrom }) => measurementFrom !== null).length;
  return orderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderMailWords.measuresStillMissing({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.haveAnswered({ given: count - awaited.length, count }),
      ...awaited.map(({ measurementFrom: { name }, link }) =>
        link
          ? orderMailWords.linkWorksUntil({ name, day: formatDay(link.expiresAt) })
          : orderMailWords.hasNoLink({ name }),
      ),
      orderMailWords.remindThem,
    ],
    action: linkTo(config, row, 'checkout'),
    leave,
  }));
}

/** Each name once. */
function namesOf(garments: readonly GarmentRow[]): string {
  const names = garments.flatMap(({ measurementFrom }) => measurementFrom?.name ?? []);
  return [...new Set(names)].join(basicWords.listSeparator);
}
