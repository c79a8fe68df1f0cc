import type { ContentSlug } from '../../../../contract/constants/content.ts';
import type { StaffContent } from '../../../../contract/content.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

const KEY = ['staff-content'];

export const contentsQuery = () =>
  definePersonalQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call('GET /api/staff/content/', { signal }),
  });

export const contentQuery = (slug: ContentSlug) =>
  definePersonalQuery({
    queryKey: [...KEY, 'page', slug],
    queryFn: ({ signal }) => call('GET /api/staff/content/{slug}/', { params: { slug }, signal }),
  });

export const versionsQuery = (slug: ContentSlug) =>
  definePersonalQuery({
    queryKey: [...KEY, 'versions', slug],
    queryFn: ({ signal }) => call('GET /api/staff/content/{slug}/versions/', { params: { slug }, signal }),
  });

export const previewQuery = (body: string, language: Locale) =>
  definePersonalQuery({
    queryKey: [...KEY, 'preview', body, language],
    queryFn: ({ signal }) => call('POST /api/staff/content/preview/', { body: { body, language }, signal }),
    gcTime: 0,
  });

export function readVersion(slug: ContentSlug, version: number) {
  return call('GET /api/staff/content/{slug}/versions/{version}/', { params: { slug, version } });
}

export async function saveContent(
  slug: ContentSlug,
  body: BodyFor<'PUT /api/staff/content/{slug}/'>,
): Promise<StaffContent> {
  const saved = await call('PUT /api/staff/content/{slug}/', { params: { slug }, body });
  queryClient.setQueryData(contentQuery(slug).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: versionsQuery(slug).queryKey });
  void queryClient.invalidateQueries({ queryKey: contentsQuery().queryKey });
  return saved;
}
