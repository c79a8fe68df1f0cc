import type { MetaArgs } from 'react-router';
import { shopOf } from './shop.ts';

/** The `meta` of a page that a mailed link leads to: its address holds a token that nobody else may learn. */
export function mailedLinkMeta(title: string) {
  return ({ matches }: MetaArgs) => [
    { title: `${title} · ${shopOf(matches).brand_name}` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}
