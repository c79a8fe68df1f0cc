import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { basicWords, workshopWords } from '#words';
import { WORK_STAGES, type WorkStage } from '../../../contract/constants/workshop.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import type { KeptRead } from '../../lib/kept-read.ts';
import { formatTime } from '../../lib/moments.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Choosing, useChoosing } from './choosing.ts';
import { type Board, boardQuery, type StagePage, stageQuery } from './work/api.ts';
import { BulkWork } from './work/bulk-work.tsx';
import { ChooseAll, PrintBar } from './work/print-orders.tsx';
import { countWords, STAGE_NAMES } from './work/words.ts';
import { WorkCard } from './work/work-card.tsx';
import { WorkPage } from './work/work-page.tsx';

export const meta = privateMeta(workshopWords.board);

/** All orders of a tailor by stage: side by side on a wide screen, else one stage at a time (workshop-3). */
export default function BoardPage() {
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const stage = WORK_STAGES.find((one) => one === search.get('stage'));
  const printing = useChoosing();
  const after = search.get('after') ?? undefined;
  if (stage === undefined && isWide) return <BoardColumns printing={printing} />;
  return (
    <WorkPage title={workshopWords.board}>
      <PrintSeveral printing={printing} />
      <StageList stage={stage ?? 'IN_PRODUCTION'} after={after} choosing={printing.choosing} />
      <BulkWork choosing={printing.choosing} />
      <Chosen printing={printing} />
    </WorkPage>
  );
}

interface PrintingProps {
  printing: ReturnType<typeof useChoosing>;
}

function PrintSeveral({ printing: { choosing, begin } }: PrintingProps) {
  if (choosing) return null;
  return (
    <Button variant="secondary" className="self-start" onClick={begin}>
      {workshopWords.printSeveral}
    </Button>
  );
}

function Chosen({ printing: { choosing, end } }: PrintingProps) {
  return choosing && <PrintBar choosing={choosing} onEnd={end} />;
}

const WIDE = '(min-width: 1200px)';

function follow(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** True if columns fit side by side. Personal pages are not rendered on the server. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

/** A column for each stage, the earliest promised day first (workshop-3). */
function BoardColumns({ printing }: PrintingProps) {
  const { data: read, error, refetch } = useQuery(boardQuery, queryClient);
  return (
    <WorkPage title={workshopWords.board} keptSince={read?.isKept ? read.readAt : undefined} isWide>
      <PrintSeveral printing={printing} />
      {read && <Columns board={read.data} choosing={printing.choosing} />}
      <BulkWork choosing={printing.choosing} />
      {!read && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopWords.failedToGetTheBoard)}
        </LoadFailure>
      )}
      {!read && !error && (
        <Loading text={workshopWords.loadingTheBoard}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      <Chosen printing={printing} />
    </WorkPage>
  );
}

function Columns({ board, choosing }: { board: Board; choosing: Choosing | undefined }) {
  return (
    <div className="grid grid-cols-4 items-start gap-x-3 gap-y-8">
      {WORK_STAGES.map((stage) => {
        const { count, results } = board.stages[stage];
        return (
          <section key={stage} aria-labelledby={`stage-${stage}`} className="flex min-w-0 flex-col gap-3">
            <Heading level={2} size="item" id={`stage-${stage}`} className="text-lg">
              {STAGE_NAMES[stage]} <span className="figures text-muted">({countWords(count)})</span>
            </Heading>
            {results.length === 0 && <p className="text-muted">{basicWords.none}</p>}
            {choosing && <ChooseAll ids={idsOf(results)} choosing={choosing} stage={STAGE_NAMES[stage]} />}
            <ul className="flex flex-col gap-3 empty:hidden">
              {results.map((item) => (
                <WorkCard key={item.id} item={item} today={board.day} choosing={choosing} />
              ))}
            </ul>
            {count > results.length && (
              <TextLink to={`/workshop/board?stage=${stage}`}>
                {workshopWords.seeAllOfStage({ count: countWords(count), stage: STAGE_NAMES[stage] })}
              </TextLink>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface StageListProps {
  stage: WorkStage;
  /** The cursor of the page. */
  after: string | undefined;
  choosing: Choosing | undefined;
}

const TABS = WORK_STAGES.map((name) => ({
  name,
  to: `/workshop/board?stage=${name}`,
  text: STAGE_NAMES[name],
}));

/** A page of the orders of one stage (workshop-3). */
function StageList({ stage, after, choosing }: StageListProps) {
  const query = useQuery({ ...stageQuery(stage, after), placeholderData: keepPreviousData }, queryClient);
  return (
    <TabLinks label={workshopWords.stages} tabs={TABS} chosen={stage} busy={query.isPlaceholderData}>
      <Page query={query} stage={stage} isFirst={after === undefined} choosing={choosing} />
    </TabLinks>
  );
}

interface PageProps {
  query: UseQueryResult<KeptRead<StagePage>>;
  stage: WorkStage;
  isFirst: boolean;
  choosing: Choosing | undefined;
}

function Page({ query: { data: read, error, refetch }, stage, isFirst, choosing }: PageProps) {
  const address = `/workshop/board?stage=${stage}`;
  if (!read && error instanceof CallError && error.status === 400) {
    return (
      <EmptyState title={workshopWords.thereIsNoSuchPage}>
        <ButtonLink to={address}>{workshopWords.seeTheFirstOne}</ButtonLink>
      </EmptyState>
    );
  }
  if (!read && error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, workshopWords.failedToGetYourOrders)}
      </LoadFailure>
    );
  }
  if (!read) {
    return (
      <Loading text={basicWords.loadingYourOrders}>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </Loading>
    );
  }
  const { results, next } = read.data;
  return (
    <>
      {read.isKept && (
        <Banner kind="warning">{workshopWords.noNetwork({ time: formatTime(read.readAt) })}</Banner>
      )}
      {results.length === 0 && (
        <EmptyState title={workshopWords.nothingInStage({ stage: STAGE_NAMES[stage] })} />
      )}
      {choosing && <ChooseAll ids={idsOf(results)} choosing={choosing} stage={STAGE_NAMES[stage]} />}
      <ul aria-label={STAGE_NAMES[stage]} className="grid gap-3 empty:hidden md:grid-cols-2">
        {results.map((item) => (
          <WorkCard key={item.id} item={item} today={dayInKarachi()} choosing={choosing} />
        ))}
      </ul>
      <nav aria-label={workshopWords.pages} className="flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink variant="secondary" to={address}>
            {workshopWords.firstPage}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="secondary" to={`${address}&after=${encodeURIComponent(next)}`}>
            {workshopWords.nextPage}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function idsOf(items: readonly { id: number }[]): number[] {
  return items.map(({ id }) => id);
}
