import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { WORK_STAGES } from '../../../contract/constants/workshop.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Board, boardQuery } from './work/api.ts';
import { BulkWork } from './work/bulk-work.tsx';
import { StageList } from './work/stage-list.tsx';
import { countWords, STAGE_NAMES } from './work/words.ts';
import { WorkCard } from './work/work-card.tsx';
import { WorkPage } from './work/work-page.tsx';

export const meta = privateMeta('Board');

/** All orders of a tailor by stage: side by side where there is room, else one stage at a time (workshop-3). */
export default function BoardPage() {
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const stage = WORK_STAGES.find((one) => one === search.get('stage'));
  if (stage === undefined && isWide) return <BoardColumns />;
  return (
    <WorkPage title="Board">
      <StageList stage={stage ?? 'IN_PRODUCTION'} after={search.get('after') ?? undefined} />
      <BulkWork />
    </WorkPage>
  );
}

const WIDE = '(min-width: 1200px)';

function follow(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether columns fit beside each other. Personal pages are not rendered on the server. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

/** A column for each stage, with the orders promised first (workshop-3). */
function BoardColumns() {
  const { data: read, error, refetch } = useQuery(boardQuery, queryClient);
  return (
    <WorkPage title="Board" keptSince={read?.isKept ? read.readAt : undefined} isWide>
      {read && <Columns board={read.data} />}
      <BulkWork />
      {!read && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the board')}
        </LoadFailure>
      )}
      {!read && !error && (
        <Loading text="Loading the board...">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </WorkPage>
  );
}

function Columns({ board }: { board: Board }) {
  return (
    <div className="grid grid-cols-4 items-start gap-x-4 gap-y-8">
      {WORK_STAGES.map((stage) => {
        const { count, results } = board.stages[stage];
        return (
          <section key={stage} aria-labelledby={`stage-${stage}`} className="flex min-w-0 flex-col gap-3">
            <Heading level={2} size="item" id={`stage-${stage}`} className="text-lg">
              {STAGE_NAMES[stage]} <span className="figures text-muted">({countWords(count)})</span>
            </Heading>
            {results.length === 0 && <p className="text-muted">None</p>}
            <ul className="flex flex-col gap-3 empty:hidden">
              {results.map((item) => (
                <WorkCard key={item.id} item={item} today={board.day} />
              ))}
            </ul>
            {count > results.length && (
              <TextLink to={`/workshop/board?stage=${stage}`}>
                See all {countWords(count)} of “{STAGE_NAMES[stage]}”
              </TextLink>
            )}
          </section>
        );
      })}
    </div>
  );
}
