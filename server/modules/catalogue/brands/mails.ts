import { accountMailWords, inLocale } from '#words';
import { INVITATION_DAYS } from '../../../../contract/constants/staff.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';

interface Owner {
  email: string;
  locale: Locale;
  name: string;
  username: string;
  brand: string;
}

/** The link works once, for seven days. */
export function brandInvitedMail(
  config: Config,
  { email, locale, name, username, brand }: Owner,
  token: string,
): OutgoingMail {
  const { brandName } = config;
  return inLocale(locale, () => ({
    kind: 'catalogue.brand-invited',
    to: email,
    subject: accountMailWords.welcomeTo({ brandName }),
    ...letter({
      brand: brandName,
      preheader: accountMailWords.setPasswordAndOpenWorkshop,
      greeting: greetingTo(name),
      paragraphs: [
        accountMailWords.accountWasMadeForBrand({ brand, username }),
        accountMailWords.setPasswordAndAddProducts({ days: INVITATION_DAYS }),
      ],
      action: {
        label: accountMailWords.setAPassword,
        url: pageUrl(config, `/reset-password?token=${token}`),
      },
      footer: [config.support.email, config.support.phone],
    }),
  }));
}
