import type { MetaArgs, MetaDescriptor } from 'react-router';
import { currentLocale } from '#words';
import { LOCALES, localePath } from '../../contract/locale.ts';
import { shopOf } from './shop.ts';

interface PageText {
  /** Without the brand. */
  title: string;
  description: string;
  /** For sharing; the shop's own picture by default. */
  image?: { path: string; width: number; height: number; description: string };
  /** The Open Graph type; `website` by default. */
  type?: string;
  /** The canonical address's query: `?id=7`. */
  query?: string;
}

const OPEN_GRAPH_LOCALES = { en: 'en_GB', ur: 'ur_PK' };

const SHOP_PICTURE = { path: '/art/og.png', width: 1200, height: 630, description: '' };

export function pageMeta(
  { matches, location }: Pick<MetaArgs, 'matches' | 'location'>,
  { title, description, image = SHOP_PICTURE, type = 'website', query = '' }: PageText,
): MetaDescriptor[] {
  const { brand_name, public_url } = shopOf(matches);
  const shop = public_url.replace(/\/$/, '');
  const address = shop + localePath(currentLocale(), location.pathname + query);
  return [
    { title: `${title} · ${brand_name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternates(shop, location.pathname + query),
    { property: 'og:site_name', content: brand_name },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[currentLocale()] },
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

/** The same page in every language; search engines offer the default one where they know no better. */
function alternates(shop: string, path: string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    ...LOCALES.map((locale) => link(locale, shop + localePath(locale, path))),
    link('x-default', shop + localePath(LOCALES[0], path)),
  ];
}

/** The `meta` of pages that search engines skip: personal ones and those at work. `title` lacks the brand. */
export function privateMeta(title: string) {
  return ({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] => [
    { title: `${title} · ${shopOf(matches).brand_name}` },
    { name: 'robots', content: 'noindex' },
  ];
}
