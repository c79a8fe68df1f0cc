import { connectionWords, inLocale } from '#words';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';
import type { DisabledWebhook } from './send-queries.ts';

/** To the owner of a webhook that was turned off (connecting-13). Its path may be a secret, so only its host is named. */
export function disabledMail(config: Config, webhook: DisabledWebhook): OutgoingMail {
  const { brandName, support } = config;
  const isOfShop = webhook.role === 'admin';
  const host = new URL(webhook.url).host;
  const path = isOfShop ? '/admin/connections' : '/workshop/connections';
  return inLocale(isOfShop ? 'en' : webhook.locale, () => ({
    kind: 'connections.disabled',
    to: webhook.email,
    subject: connectionWords.mailSubject({ host }),
    ...letter({
      brand: brandName,
      preheader: connectionWords.mailPreheader,
      greeting: greetingTo(webhook.firstName ?? webhook.username),
      paragraphs: [connectionWords.mailReason({ host }), connectionWords.mailWhatNow],
      action: {
        label: connectionWords.mailButton,
        url: pageUrl(config, path),
      },
      footer: [support.email, support.phone],
    }),
    replyTo: support.email,
    ...accountNews(config, webhook, { subject: connectionWords.mailSubject({ host }), path }),
  }));
}
