import type { BodyFor } from '../../../../contract/calls.ts';
import type { ContentSlug } from '../../../../contract/constants/content.ts';
import type { StaffContent } from '../../../../contract/content.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

const KEY = ['staff-content'];

export const contentsQuery = () =>
  definePersonalQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(staffCalls.staffContents, { signal }),
  });

export const contentQuery = (slug: ContentSlug) =>
  definePersonalQuery({
    queryKey: [...KEY, 'page', slug],
    queryFn: ({ signal }) => call(staffCalls.staffContent, { params: { slug }, signal }),
  });

export const versionsQuery = (slug: ContentSlug) =>
  definePersonalQuery({
    queryKey: [...KEY, 'versions', slug],
    queryFn: ({ signal }) => call(staffCalls.contentVersions, { params: { slug }, signal }),
  });

export const previewQuery = (body: string) =>
  definePersonalQuery({
    queryKey: [...KEY, 'preview', body],
    queryFn: ({ signal }) => call(staffCalls.previewContent, { body: { body }, signal }),
    gcTime: 0,
  });

export function readVersion(slug: ContentSlug, version: number) {
  return call(staffCalls.contentVersion, { params: { slug, version } });
}

export async function saveContent(
  slug: ContentSlug,
  body: BodyFor<typeof staffCalls.saveContent>,
): Promise<StaffContent> {
  const saved = await call(staffCalls.saveContent, { params: { slug }, body });
  queryClient.setQueryData(contentQuery(slug).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: versionsQuery(slug).queryKey });
  void queryClient.invalidateQueries({ queryKey: contentsQuery().queryKey });
  return saved;
}
