import { dispatchMailWords, inLocale, orderMailWords } from '#words';
import { COURIER_BRANDS } from '../../../contract/constants/courier-bookings.ts';
import { formatRupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import type { ParcelToSend, TrackedParcel } from '../../infra/couriers/courier-service.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { type News, newsOf } from '../../infra/messages/templates.ts';
import type { BookingRow } from './queries.ts';

/** The parcel that came back is sent once more, at once or when the advance is there (couriers-32). */
export function nextTryMail(
  config: Config,
  { id, email, locale, name }: NonNullable<ParcelToSend['customer']>,
  { parcel: { trackingNumber, to }, due }: { parcel: ParcelToSend; due: number },
): OutgoingMail {
  const url = trackingUrl(config, trackingNumber);
  return inLocale(locale, () => ({
    kind: 'dispatch.next-try',
    to: email,
    subject: dispatchMailWords.weSendItAgain({ number: trackingNumber }),
    ...toPhone(id, () => {
      const said = { number: trackingNumber, link: url };
      return due > 0
        ? newsOf('advance_due', { ...said, amount: formatRupees(due) })
        : newsOf('order_news', { ...said, news: dispatchMailWords.weSendItAgain(said) });
    }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(name),
      paragraphs: [
        due > 0
          ? dispatchMailWords.onceTheAdvanceIsThere({ amount: formatRupees(due) })
          : dispatchMailWords.theCourierComesAgain,
        dispatchMailWords.pleaseCheckTheAddress,
      ],
      facts: [
        [orderMailWords.facts.trackingNumber, trackingNumber],
        ...(to ? [[dispatchMailWords.goesTo, [to.name, to.address].join('\n')] as [string, string]] : []),
      ],
      action: { label: orderMailWords.trackTheOrder, url },
      footer: [config.support.email, config.support.phone],
    }),
  }));
}

/** The courier came and could not hand the parcel over (couriers-26). */
export function attemptedMail(
  config: Config,
  { id, email, locale, name }: NonNullable<ParcelToSend['customer']>,
  { parcel, booking, said }: { parcel: ParcelToSend; booking: BookingRow; said: TrackedParcel },
): OutgoingMail {
  const { trackingNumber } = parcel;
  const courier = COURIER_BRANDS[booking.courier];
  const words = said.history.findLast(({ state }) => state === 'ATTEMPTED')?.text ?? said.text;
  const url = trackingUrl(config, trackingNumber);
  return inLocale(locale, () => ({
    kind: 'dispatch.attempted',
    to: email,
    subject: dispatchMailWords.couldNotBeHandedOver({ number: trackingNumber }),
    ...toPhone(id, () => {
      const said = { number: trackingNumber, link: url };
      return newsOf('order_news', { ...said, news: dispatchMailWords.couldNotBeHandedOver(said) });
    }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(name),
      paragraphs: [
        dispatchMailWords.theCourierCame({ courier }),
        ...(words ? [dispatchMailWords.inItsWords({ courier, words })] : []),
        dispatchMailWords.itTriesAgain,
      ],
      facts: [
        [orderMailWords.facts.trackingNumber, trackingNumber],
        [dispatchMailWords.numberAtTheCourier({ courier }), booking.number],
        ...(booking.cash > 0
          ? [[dispatchMailWords.toPay, formatRupees(booking.cash)] as [string, string]]
          : []),
      ],
      action: { label: orderMailWords.trackTheOrder, url },
      footer: [config.support.email, config.support.phone],
    }),
  }));
}

function trackingUrl(config: Config, trackingNumber: string): string {
  return pageUrl(config, `/order_tracking?number=${encodeURIComponent(trackingNumber)}`);
}

/** Guests have chosen no channel. */
function toPhone(id: number | null, news: () => News): Pick<OutgoingMail, 'news'> {
  return id === null ? {} : { news: { ...news(), userId: id } };
}
