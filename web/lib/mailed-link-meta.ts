import type { MetaArgs } from 'react-router';
import { shopOf } from './shop.ts';

/** For pages of mailed links, whose URL holds a secret token. */
export function mailedLinkMeta(title: string) {
  return ({ matches }: MetaArgs) => [
    { title: `${title} · ${shopOf(matches).brand_name}` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}
