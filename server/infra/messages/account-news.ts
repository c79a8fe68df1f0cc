import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import { type News, newsOf } from './templates.ts';

/** The subject of a mail about the account, in the current language, for accounts without a mailbox (accounts-29). */
export function accountNews(
  config: { brandName: string; publicUrl: string },
  { id, email }: { id: number; email: string },
  { subject: news, path }: { subject: string; path: string },
): { news?: News & { userId: number } } {
  if (!isNobodysAddress(email)) return {};
  const said = { brand: config.brandName, news, link: pageUrl(config, path) };
  return { news: { ...newsOf('account_news', said), userId: id } };
}
