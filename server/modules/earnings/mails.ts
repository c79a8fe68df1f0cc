import { inLocale, sellerWords } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { formatRupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';

const EARNINGS = '/workshop/earnings';

interface Payee {
  userId: number;
  name: string;
  email: string;
  locale: Locale;
}

/** To a seller whose payout the bank has made; `account` is the end of the IBAN (earnings-18). */
export function paidOutMail(
  config: Config,
  payee: Payee,
  { amount, account, reference }: { amount: number; account: string | null; reference: string },
): OutgoingMail {
  return inLocale(payee.locale, () => {
    const sum = formatRupees(amount);
    const to = account === null ? [] : [sellerWords.toYourAccount({ end: account })];
    const paragraphs = [sellerWords.wePaidYou({ sum }), ...to, sellerWords.bankReference({ reference })];
    return earningsMail(config, payee, 'earnings.paid-out', sellerWords.wePaidYou({ sum }), paragraphs);
  });
}

/** To a seller whose payout came back after it was paid (earnings-18). */
export function cameBackMail(
  config: Config,
  payee: Payee,
  { amount, reason }: { amount: number; reason: string },
): OutgoingMail {
  return inLocale(payee.locale, () => {
    const sum = formatRupees(amount);
    const paragraphs = [
      sellerWords.payoutCameBack({ sum }),
      sellerWords.becauseOf({ reason }),
      sellerWords.itIsDueAgain,
    ];
    const subject = sellerWords.payoutCameBack({ sum });
    return earningsMail(config, payee, 'earnings.payout-came-back', subject, paragraphs);
  });
}

function earningsMail(
  config: Config,
  { userId, name, email }: Payee,
  kind: 'earnings.paid-out' | 'earnings.payout-came-back',
  subject: string,
  paragraphs: readonly string[],
): OutgoingMail {
  const { brandName, support } = config;
  return {
    kind,
    to: email,
    subject,
    ...letter({
      brand: brandName,
      preheader: subject,
      greeting: greetingTo(name),
      paragraphs: [...paragraphs],
      action: { label: sellerWords.openYourEarnings, url: pageUrl(config, EARNINGS) },
      footer: [support.email, support.phone],
    }),
    replyTo: support.email,
    ...accountNews(config, { id: userId, email }, { subject, path: EARNINGS }),
  };
}
