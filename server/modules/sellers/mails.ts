import { inLocale, sellerWords } from '#words';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Config } from '../../config.ts';
import { greetingTo, letter } from '../../infra/mail/letter.ts';
import type { OutgoingMail } from '../../infra/mail/outbox.ts';
import { accountNews } from '../../infra/messages/account-news.ts';
import type { SellerRow } from './queries.ts';

/** To the shop, without any number. */
export function identityGivenMail(config: Config, { name, kind, page }: SellerRow): OutgoingMail {
  const { brandName, support } = config;
  const path = kind === 'tailor' ? `/admin/tailors/${page}?part=identity` : `/admin/brands/${page}#identity`;
  return inLocale('en', () => ({
    kind: 'sellers.identity-given',
    to: support.email,
    subject: sellerWords.hasGivenIdentity({ name }),
    ...letter({
      brand: brandName,
      preheader: sellerWords.anAdminChecksIt,
      greeting: greetingTo(brandName),
      paragraphs: [sellerWords.hasGivenIdentityToCheck({ name })],
      action: { label: sellerWords.openTheSeller, url: pageUrl(config, path) },
      footer: [support.email, support.phone],
    }),
  }));
}

/** To the seller; `reason` is null when everything is right. */
export function identityCheckedMail(config: Config, seller: SellerRow, reason: string | null): OutgoingMail {
  const { brandName, support } = config;
  const path = '/workshop/identity';
  return inLocale(seller.locale, () => {
    const subject = reason === null ? sellerWords.identityIsChecked : sellerWords.identityIsRefused;
    return {
      kind: 'sellers.identity-checked',
      to: seller.email,
      subject,
      ...letter({
        brand: brandName,
        preheader: reason === null ? sellerWords.nothingMoreToDo : sellerWords.pleaseMend,
        greeting: greetingTo(seller.firstName ?? seller.username),
        paragraphs:
          reason === null
            ? [sellerWords.nothingMoreToDo]
            : [sellerWords.refusedBecause, reason, sellerWords.pleaseMend],
        action: { label: sellerWords.openYourIdentity, url: pageUrl(config, path) },
        footer: [support.email, support.phone],
      }),
      replyTo: support.email,
      ...accountNews(config, seller, { subject, path }),
    };
  });
}
