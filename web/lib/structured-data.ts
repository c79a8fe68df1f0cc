import type { MetaArgs, MetaDescriptor } from 'react-router';
import { currentLocale } from '#words';
import { localePath } from '../../contract/locale.ts';
import { shopOf } from './shop.ts';

/**
 * Search engines read structured data from the server's page. React keeps the server's inner HTML, so the browser only
 * needs an empty element.
 */
export const HAS_STRUCTURED_DATA = import.meta.env.SSR || import.meta.env.DEV;

/** Breadcrumbs as JSON-LD for a route's `meta`; the page comes last. */
export function breadcrumbData(
  { matches }: Pick<MetaArgs, 'matches'>,
  pages: readonly { to: string; text: string }[],
): MetaDescriptor {
  if (!HAS_STRUCTURED_DATA) return { 'script:ld+json': { '@type': 'BreadcrumbList' } };
  const shop = shopOf(matches).public_url.replace(/\/$/, '');
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: pages.map(({ to, text }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: text,
        item: shop + localePath(currentLocale(), to),
      })),
    },
  };
}
