import { creditWords, inLocale } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { formatRupees, type Rupees } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';

interface Granted {
  customer: { id: number; email: string; locale: Locale; firstName: string | null; username: string };
  amount: Rupees;
  reason: string;
  balance: Rupees;
}

/** Tells the customer of goodwill, with the reason that staff wrote (credit-2). */
export function goodwillMail(config: Config, { customer, reason, ...sums }: Granted): OutgoingMail {
  return inLocale(customer.locale, () => {
    const amount = formatRupees(sums.amount);
    const subject = creditWords.mail.subject({ amount });
    const path = '/profile?tab=payment';
    return {
      kind: 'credit.granted',
      to: customer.email,
      subject,
      ...letter({
        brand: config.brandName,
        greeting: greetingTo(customer.firstName ?? customer.username),
        paragraphs: [creditWords.mail.weGive({ amount }), reason, creditWords.howItIsSpent],
        facts: [[creditWords.mail.balance, formatRupees(sums.balance)]],
        action: { label: creditWords.mail.seeIt, url: pageUrl(config, path) },
        footer: [config.support.email, config.support.phone],
      }),
      ...accountNews(config, customer, { subject, path }),
    };
  });
}
