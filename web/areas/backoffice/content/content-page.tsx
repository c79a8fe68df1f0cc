import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { PageHead } from '../page-head.tsx';
import { contentsQuery } from './api.ts';

export const meta = privateMeta('Content');

/** The pages whose texts staff edits (content-1). */
export default function ContentPage() {
  const { data, error, refetch } = useQuery(contentsQuery(), queryClient);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <PageHead title="Content">
        <p className="text-muted">Help, policies and terms, as visitors read them.</p>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the pages...">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the pages')}
        </LoadFailure>
      )}
      {data && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {data.map(({ slug, title, version, published_version, updated_at, updated_by }) => (
            <Card as="li" key={slug} padding="small" isLink className="flex flex-col gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="text-lg font-semibold">{title}</span>
                {version !== published_version && <Badge tone="saffron">Draft</Badge>}
              </p>
              <p className="text-sm text-muted">
                {updated_by ? `${updated_by}, ${formatMoment(updated_at)}` : 'As it came with the shop'}
              </p>
              <CardLink to={`/admin/content/${slug}`}>Edit {title}</CardLink>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
