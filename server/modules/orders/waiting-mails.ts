import { basicWords, orderMailWords, orderNewsWords, sampleWords } from '#words';
import type { DaysOff } from '../../../contract/dates.ts';
import { formatDay, formatRupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { newsOf } from '../../infra/messages/templates.ts';
import type { UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';
import { presentPosted } from './cloth/present.ts';
import type { GarmentRow } from './garment-queries.ts';
import { linkTo, orderMail } from './mails.ts';
import { garmentsAwaited } from './measure-links/request-service.ts';
import { dressLabel } from './order-rules.ts';
import { advanceIn } from './payments/present.ts';
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
        ...notCome(row),
        tailorAddress(row, config),
        orderMailWords.weCancelItWithoutCloth({ day: formatDay(expiresOn) }),
      ],
      action: linkTo(config, row, 'cloth'),
      leave,
      news: (said) => newsOf('cloth_missing', said),
    }),
    daysOff,
  );
}

/** Tells a customer for which garments the cloth has not come, while that of others is there (orders-201). */
export function restOfClothMail(config: Config, row: OrderRow, leave: UnsubscribeLinks): OutgoingMail {
  const missing = row.order.clothCome?.missing ?? [];
  return orderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderMailWords.waitsForYourCloth({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.clothOfSomeHasNotCome({
        garments: row.garments
          .filter(({ id }) => missing.includes(id))
          .map(({ dressType }) => dressLabel(dressType) ?? orderMailWords.dress)
          .join(basicWords.listSeparator),
      }),
      tailorAddress(row, config),
    ],
    action: linkTo(config, row, 'cloth'),
    leave,
  }));
}

/** Tells a customer that nothing of the advance has come; the order ends after `until` (payments-19). */
export function advanceMissingMail(
  config: Config,
  row: OrderRow,
  until: string,
  leave: UnsubscribeLinks,
): OutgoingMail {
  return orderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderMailWords.waitsForYourPayment({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.workStartsOncePaid({ amount: formatRupees(advanceIn(row.order)) }),
      orderMailWords.payAsTheOrderSays,
      orderMailWords.weCancelItWithoutPayment({ day: formatDay(until) }),
    ],
    action: linkTo(config, row, 'payment'),
    leave,
    news: (said) => newsOf('advance_due', { ...said, amount: formatRupees(advanceIn(row.order)) }),
  }));
}

/** Tells a customer that a transfer was not found (payments-18). */
export function proofRefusedMail(
  config: Config,
  row: OrderRow,
  { amount, reason }: { amount: number; reason: string },
): OutgoingMail {
  return orderMail(config, row, () => ({
    kind: 'orders.to-answer',
    subject: orderMailWords.transferNotFound({ number: row.order.trackingNumber }),
    paragraphs: [
      orderMailWords.weHaveNotFound({ amount: formatRupees(amount) }),
      reason,
      orderMailWords.sendItAgain,
    ],
    action: linkTo(config, row, 'payment'),
  }));
}

/** Whether all the cloth that the customer sees to was posted, as they have said (orders-182). */
export function isAllPosted({ order, garments }: OrderRow): boolean {
  const isBrought = garments.some(({ clothSource }) => clothSource === null);
  return order.clothPostedOn !== null && !isBrought;
}

function notCome(row: OrderRow): string[] {
  const posted = presentPosted(row.order);
  if (!posted || !isAllPosted(row)) return [orderMailWords.yourClothHasNotCome];
  const parcel = [posted.courier, posted.courier_number].filter(Boolean).join(' ');
  return [
    orderMailWords.yourPostedClothHasNotCome({ day: formatDay(posted.posted_on), parcel }),
    orderMailWords.askTheCourierWhereItIs,
  ];
}

/** The cloth is there, and the garments to measure are not (orders-185). */
export function sampleMissingMail(
  config: Config,
  row: OrderRow,
  samples: readonly SampleRow[],
  leave: UnsubscribeLinks,
): OutgoingMail {
  return orderMail(config, row, () => ({
    kind: 'orders.expiring',
    subject: orderNewsWords.sampleTitles.sample_missing({ number: row.order.trackingNumber }),
    paragraphs: [
      sampleWords.isNotThere({ samples: samples.map(sampleWords.ofPerson).join(basicWords.listSeparator) }),
      tailorAddress(row, config),
      sampleWords.workBeginsOnceMeasured,
    ],
    action: linkTo(config, row, 'cloth'),
    leave,
  }));
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
