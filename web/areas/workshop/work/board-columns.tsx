import { useQuery } from '@tanstack/react-query';
import { WORK_STAGES } from '../../../../contract/constants/workshop.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Board, boardQuery } from './api.ts';
import { BulkWork } from './bulk-work.tsx';
import { countWords, STAGE_NAMES } from './words.ts';
import { WorkCard } from './work-card.tsx';
import { WorkPage } from './work-page.tsx';

/** A column for each stage, with the orders promised first (workshop-3). */
export function BoardColumns() {
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
