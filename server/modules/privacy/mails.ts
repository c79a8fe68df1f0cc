import { accountMailWords, inLocale } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { formatDay } from '../../../contract/money.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';

interface Addressee {
  email: string;
  locale: Locale;
  username: string;
  firstName: string | null;
}

/** `day` is in Karachi; the link works until then. */
export function deletionMail(config: Config, user: Addressee, day: string, token: string): OutgoingMail {
  const { email, phone } = config.support;
  return inLocale(user.locale, () => ({
    kind: 'privacy.deletion',
    to: user.email,
    subject: accountMailWords.accountWillBeDeletedOn({ day: formatDay(day) }),
    ...letter({
      brand: config.brandName,
      preheader: accountMailWords.keepItWithOnePress,
      greeting: greetingTo(user.firstName ?? user.username),
      paragraphs: [
        accountMailWords.accountIsDeletedAsAsked({ day: formatDay(day) }),
        accountMailWords.howToKeepTheAccount,
        accountMailWords.ifNotYouKeepTheAccount({ email }),
      ],
      action: { label: accountMailWords.keepMyAccount, url: pageUrl(config, `/keep-account?token=${token}`) },
      footer: [email, phone],
    }),
  }));
}
