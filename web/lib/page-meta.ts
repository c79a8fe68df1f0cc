import type { MetaArgs, MetaDescriptor } from 'react-router';
import { shopOf } from './shop.ts';

interface PageText {
  /** What the page is, without the brand. */
  title: string;
  /** One or two sentences for a search engine and for a shared link. */
  description: string;
}

/** Title, description, canonical address and Open Graph of a public page, for a route's `meta`. */
export function pageMeta(
  { matches, location }: Pick<MetaArgs, 'matches' | 'location'>,
  { title, description }: PageText,
): MetaDescriptor[] {
  const { brand_name, public_url } = shopOf(matches);
  const shop = public_url.replace(/\/$/, '');
  const address = shop + location.pathname;
  return [
    { title: `${title} · ${brand_name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand_name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${shop}/art/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
