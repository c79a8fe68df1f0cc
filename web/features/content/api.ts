import type { MetaArgs } from 'react-router';
import { currentLocale } from '#words';
import type { ContentSlug } from '../../../contract/constants/content.ts';
import type { ContentPage } from '../../../contract/content.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';

/** Both loaders of a content page; the path names the page. */
export function contentPage() {
  return publicPage(({ url, read }) =>
    read('GET /api/content/{slug}/', {
      params: { slug: url.pathname.replaceAll('/', '') as ContentSlug },
      query: { language: currentLocale() },
    }),
  );
}

export function contentMeta(args: MetaArgs) {
  const page = args.loaderData as ContentPage | undefined;
  return page ? pageMeta(args, { title: page.title, description: page.description }) : [];
}
