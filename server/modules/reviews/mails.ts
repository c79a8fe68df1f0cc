import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';

interface Reply {
  seller: string;
  product: string;
  path: string;
  leave: UnsubscribeLinks;
}

export function replyMail(
  config: Config,
  { email, firstName, username }: { email: string; firstName: string | null; username: string },
  { seller, product, path, leave }: Reply,
): OutgoingMail {
  return {
    kind: 'reviews.reply',
    to: email,
    subject: `${seller} has replied to your review`,
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(firstName ?? username),
      paragraphs: [`${seller} has replied to your review of ${product}.`],
      action: { label: 'See the reply', url: config.publicUrl + path },
      footer: mailFooter(config, leave),
    }),
    unsubscribeUrl: leave.oneClick,
  };
}
