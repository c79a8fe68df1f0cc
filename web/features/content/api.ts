import { calls } from '../../../contract/calls.ts';
import type { ContentSlug } from '../../../contract/constants/content.ts';
import { publicPage } from '../../lib/load.ts';

/** Both loaders of a content page. */
export function contentPage(slug: ContentSlug) {
  return publicPage(({ read }) => read(calls.contentPage, { params: { slug } }));
}
