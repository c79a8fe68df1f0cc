import type { MetaArgs, MetaDescriptor } from 'react-router';
import { shopOf } from './shop.ts';

/** Breadcrumbs as JSON-LD for a route's `meta`; the page itself comes last. */
export function breadcrumbData(
  { matches }: Pick<MetaArgs, 'matches'>,
  pages: readonly { to: string; text: string }[],
): MetaDescriptor {
  const shop = shopOf(matches).public_url.replace(/\/$/, '');
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: pages.map(({ to, text }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: text,
        item: shop + to,
      })),
    },
  };
}
