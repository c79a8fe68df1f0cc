import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { basicWords, workshopWords } from '#words';
import { failureSentence } from '../../lib/form-errors.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { idIn } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { sheetQuery } from './work/api.ts';
import { BulkSheet } from './work/bulk-sheet.tsx';
import { OrderSheet } from './work/order-sheet.tsx';
import { WorkPage } from './work/work-page.tsx';

export const meta = privateMeta(workshopWords.order);

export default function OrderSheetPage() {
  const id = idIn(useParams().id ?? null);
  return id === undefined ? <NoOrder /> : <SheetById key={id} id={id} />;
}

/** See workshop-5. */
function SheetById({ id }: { id: number }) {
  const { data: read, error, refetch } = useQuery(sheetQuery(id), queryClient);
  if (read?.data) {
    const keptSince = read.isKept ? read.readAt : undefined;
    if (read.data.kind === 'bulk') return <BulkSheet order={read.data} keptSince={keptSince} />;
    return <OrderSheet order={read.data} keptSince={keptSince} />;
  }
  if (read) return <NoOrder />;
  return (
    <WorkPage title={workshopWords.order}>
      {error ? (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopWords.failedToGetTheOrder)}
        </LoadFailure>
      ) : (
        <Loading text={basicWords.loadingTheOrder}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-64" />
          </div>
        </Loading>
      )}
    </WorkPage>
  );
}

function NoOrder() {
  return (
    <WorkPage title={workshopWords.order}>
      <EmptyState title={workshopWords.youHaveNoSuchOrder}>
        <p className="text-muted">{workshopWords.itMayHaveGoneToAnother}</p>
        <ButtonLink to="/workshop">{workshopWords.seeToday}</ButtonLink>
      </EmptyState>
    </WorkPage>
  );
}
