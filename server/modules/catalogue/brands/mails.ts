import { INVITATION_DAYS } from '../../../../contract/constants/staff.ts';
import type { Config } from '../../../config.ts';
import { greetingTo, letter } from '../../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../../infra/mail/outbox.ts';

/** The link works once, for seven days. */
export function brandInvitedMail(
  config: Config,
  { email, name, username, brand }: { email: string; name: string; username: string; brand: string },
  token: string,
): OutgoingMail {
  return {
    kind: 'catalogue.brand-invited',
    to: email,
    subject: `Welcome to ${config.brandName}`,
    ...letter({
      brand: config.brandName,
      preheader: 'Set a password, and open your workshop.',
      greeting: greetingTo(name),
      paragraphs: [
        `We have made an account for ${brand}. Your username is ${username}.`,
        `Set a password to sign in, and add your products. The link works once, for ${INVITATION_DAYS} days; after that ask us for a new one.`,
      ],
      action: { label: 'Set a password', url: `${config.publicUrl}/reset-password?token=${token}` },
      footer: [config.support.email, config.support.phone],
    }),
  };
}
