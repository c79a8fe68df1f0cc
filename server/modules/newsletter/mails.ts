import { inLocale, newsletterMailWords } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { unsubscribe } from '../../../contract/newsletter.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Reader {
  email: string;
  locale: Locale;
}

/** Single use, valid for seven days. */
export function confirmationMail(config: Config, { email, locale }: Reader, token: string): OutgoingMail {
  const { brandName, support } = config;
  return inLocale(locale, () => ({
    kind: 'newsletter.confirm',
    to: email,
    subject: newsletterMailWords.confirmYourSubscription({ brandName }),
    ...letter({
      brand: brandName,
      preheader: newsletterMailWords.confirmToGetIt,
      greeting: greetingTo(null),
      paragraphs: [
        newsletterMailWords.somebodyAskedForIt({ brandName }),
        newsletterMailWords.ifNotYouDoNothing,
      ],
      action: {
        label: newsletterMailWords.confirmMySubscription,
        url: pageUrl(config, `/newsletter/confirm?token=${token}`),
      },
      footer: [support.email, support.phone],
    }),
  }));
}

export function welcomeMail(config: Config, reader: Reader, unsubscribeToken: string): OutgoingMail {
  const { brandName } = config;
  return subscriberMail(config, reader, unsubscribeToken, () => ({
    kind: 'newsletter.welcome',
    subject: newsletterMailWords.welcomeToIt({ brandName }),
    preheader: newsletterMailWords.youAreSubscribed,
    first: newsletterMailWords.whatWeSend({ brandName }),
  }));
}

/** Mailed instead of a page, which must not tell strangers who is subscribed. */
export function alreadySubscribedMail(
  config: Config,
  reader: Reader,
  unsubscribeToken: string,
): OutgoingMail {
  const { brandName } = config;
  return subscriberMail(config, reader, unsubscribeToken, () => ({
    kind: 'newsletter.already-subscribed',
    subject: newsletterMailWords.youAreAlreadySubscribed({ brandName }),
    preheader: newsletterMailWords.nothingLeftToDo,
    first: newsletterMailWords.somebodyAskedAgain({ brandName }),
  }));
}

interface SubscriberMail {
  kind: 'newsletter.welcome' | 'newsletter.already-subscribed';
  subject: string;
  preheader: string;
  first: string;
}

/** Contains both an unsubscribe link and the header. */
function subscriberMail(
  config: Config,
  { email, locale }: Reader,
  unsubscribeToken: string,
  message: () => SubscriberMail,
): OutgoingMail {
  const { brandName, publicUrl, support } = config;
  const unsubscribeUrl = publicUrl + addressOf(unsubscribe.call, {}, { token: unsubscribeToken });
  return inLocale(locale, () => {
    const { kind, subject, preheader, first } = message();
    const address = pageUrl(config, `/newsletter/unsubscribe?token=${unsubscribeToken}`);
    const { text, html } = letter({
      brand: brandName,
      preheader,
      greeting: greetingTo(null),
      paragraphs: [first, newsletterMailWords.unsubscribeAtAnyTime],
      action: { label: newsletterMailWords.seeWhatIsNew, url: pageUrl(config, '/') },
      footer: [support.email, newsletterMailWords.unsubscribeAt({ address })],
    });
    return { kind, to: email, subject, text, html, unsubscribeUrl };
  });
}
