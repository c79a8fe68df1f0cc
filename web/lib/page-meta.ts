import type { MetaArgs, MetaDescriptor } from 'react-router';
import { shopOf } from './shop.ts';

interface PageText {
  /** What the page is, without the brand. */
  title: string;
  /** One or two sentences for a search engine and for a shared link. */
  description: string;
  /** What is shown where the page is shared; else the shop's own picture. */
  image?: { path: string; width: number; height: number; description: string };
  /** What the page is about, as Open Graph names it; else a `website`. */
  type?: string;
  /** The part of the query without which the page is another one: `?id=7`. */
  query?: string;
}

const SHOP_PICTURE = { path: '/art/og.png', width: 1200, height: 630, description: '' };

/** Title, description, canonical address and Open Graph of a public page, for a route's `meta`. */
export function pageMeta(
  { matches, location }: Pick<MetaArgs, 'matches' | 'location'>,
  { title, description, image = SHOP_PICTURE, type = 'website', query = '' }: PageText,
): MetaDescriptor[] {
  const { brand_name, public_url } = shopOf(matches);
  const shop = public_url.replace(/\/$/, '');
  const address = shop + location.pathname + query;
  return [
    { title: `${title} · ${brand_name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand_name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: shop + image.path },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    ...(image.description ? [{ property: 'og:image:alt', content: image.description }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
