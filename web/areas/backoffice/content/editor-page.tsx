import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CONTENT_SLUGS, type ContentSlug } from '../../../../contract/constants/content.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { contentQuery } from './api.ts';
import { ContentForm } from './content-form.tsx';

export const meta = privateMeta('Edit a page');

export default function EditorPage() {
  const { slug } = useParams();
  const known = CONTENT_SLUGS.find((one) => one === slug);
  return (
    <div className="flex flex-col gap-5 p-4 sm:p-8">
      <TextLink to="/admin/content">All pages</TextLink>
      {known ? <Editor key={known} slug={known} /> : <EmptyState title="There is no such page" />}
    </div>
  );
}

function Editor({ slug }: { slug: ContentSlug }) {
  const { data, error, refetch } = useQuery(contentQuery(slug), queryClient);
  if (data) return <ContentForm thing={data} />;
  return (
    <>
      <Heading level={1} size="part">
        Edit a page
      </Heading>
      {error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the page')}
        </LoadFailure>
      ) : (
        <Loading text="Loading the page...">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </>
  );
}
