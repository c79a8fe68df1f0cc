import { inLocale, workshopMailWords } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';

const WORKSHOP = '/workshop';

interface Addressee {
  id: number;
  email: string;
  locale: Locale;
  username: string;
  firstName: string | null;
}

/** `openOrders` is null above the limit of counting. */
export function pausedMail(
  config: Config,
  tailor: Addressee,
  { reason, openOrders }: { reason: string | undefined; openOrders: number | null },
): OutgoingMail {
  const { brandName } = config;
  return inLocale(tailor.locale, () => ({
    kind: 'workshops.paused',
    to: tailor.email,
    subject: workshopMailWords.noNewOrdersForNow,
    ...workshopLetter(config, tailor, {
      preheader: workshopMailWords.openOrdersStayYours,
      paragraphs: [
        workshopMailWords.weHavePausedYou({ brandName }),
        ...(reason ? [workshopMailWords.theReason, reason] : []),
        openOrdersText(openOrders),
        workshopMailWords.yourWorkshopStaysOpen,
      ],
    }),
    replyTo: config.support.email,
    ...accountNews(config, tailor, { subject: workshopMailWords.noNewOrdersForNow, path: WORKSHOP }),
  }));
}

function openOrdersText(count: number | null): string {
  if (count === null) return workshopMailWords.manyOpenOrdersStay;
  return count === 0 ? workshopMailWords.noOpenOrders : workshopMailWords.openOrdersStay({ count });
}

export function resumedMail(config: Config, tailor: Addressee, tailorId: number): OutgoingMail {
  const { brandName } = config;
  return inLocale(tailor.locale, () => ({
    kind: 'workshops.resumed',
    to: tailor.email,
    subject: workshopMailWords.newOrdersAgain,
    ...workshopLetter(config, tailor, {
      preheader: workshopMailWords.customersCanOrder,
      paragraphs: [
        workshopMailWords.noLongerPaused({ brandName, address: pageUrl(config, `/tailors/${tailorId}`) }),
        workshopMailWords.checkRatesAndDaysOff,
      ],
    }),
    ...accountNews(config, tailor, { subject: workshopMailWords.newOrdersAgain, path: WORKSHOP }),
  }));
}

function workshopLetter(
  config: Config,
  { firstName, username }: Addressee,
  { preheader, paragraphs }: { preheader: string; paragraphs: string[] },
) {
  const { brandName, support } = config;
  return letter({
    brand: brandName,
    preheader,
    greeting: greetingTo(firstName ?? username),
    paragraphs,
    action: { label: workshopMailWords.openYourWorkshop, url: pageUrl(config, WORKSHOP) },
    footer: [support.email, support.phone],
  });
}
