import type { MetaArgs } from 'react-router';
import { shopOf } from '../../lib/shop.ts';

/** The head of a page that a mailed link leads to: its address holds a token, which nobody else is to learn. */
export function mailedLinkMeta(title: string) {
  return ({ matches }: MetaArgs) => [
    { title: `${title} · ${shopOf(matches).brand_name}` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}
