import { inLocale, shopMailWords } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';
import { mailFooter, type UnsubscribeLinks } from '../notifications/unsubscribe-service.ts';

interface Reviewer {
  id: number;
  email: string;
  locale: Locale;
  firstName: string | null;
  username: string;
}

interface Reply {
  seller: string;
  product: string;
  path: string;
  leave: UnsubscribeLinks;
}

export function replyMail(
  config: Config,
  { id, email, locale, firstName, username }: Reviewer,
  { seller, product, path, leave }: Reply,
): OutgoingMail {
  return inLocale(locale, () => ({
    kind: 'reviews.reply',
    to: email,
    subject: shopMailWords.hasReplied({ seller }),
    ...letter({
      brand: config.brandName,
      greeting: greetingTo(firstName ?? username),
      paragraphs: [shopMailWords.hasRepliedOn({ seller, product })],
      action: { label: shopMailWords.seeTheReply, url: pageUrl(config, path) },
      footer: mailFooter(config, leave),
    }),
    unsubscribeUrl: leave.oneClick,
    ...accountNews(config, { id, email }, { subject: shopMailWords.hasReplied({ seller }), path }),
  }));
}
