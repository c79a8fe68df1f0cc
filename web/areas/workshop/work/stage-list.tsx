import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { WORK_STAGES, type WorkStage } from '../../../../contract/constants/workshop.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatTime } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { type StagePage, stageQuery } from './api.ts';
import type { KeptRead } from './kept-read.ts';
import { STAGE_NAMES } from './words.ts';
import { WorkCard } from './work-card.tsx';

interface StageListProps {
  stage: WorkStage;
  /** The cursor of the page. */
  after: string | undefined;
}

const TABS = WORK_STAGES.map((name) => ({
  name,
  to: `/workshop/board?stage=${name}`,
  text: STAGE_NAMES[name],
}));

/** The orders of one stage, by pages (workshop-3). */
export function StageList({ stage, after }: StageListProps) {
  const query = useQuery({ ...stageQuery(stage, after), placeholderData: keepPreviousData }, queryClient);
  return (
    <TabLinks label="Stages" tabs={TABS} chosen={stage} busy={query.isPlaceholderData}>
      <Page query={query} stage={stage} isFirst={after === undefined} />
    </TabLinks>
  );
}

interface PageProps {
  query: UseQueryResult<KeptRead<StagePage>>;
  stage: WorkStage;
  isFirst: boolean;
}

function Page({ query: { data: read, error, refetch }, stage, isFirst }: PageProps) {
  const address = `/workshop/board?stage=${stage}`;
  if (!read && error instanceof CallError && error.status === 400) {
    return (
      <EmptyState title="There is no such page">
        <ButtonLink to={address}>See the first one</ButtonLink>
      </EmptyState>
    );
  }
  if (!read && error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, 'Failed to get your orders')}
      </LoadFailure>
    );
  }
  if (!read) {
    return (
      <Loading text="Loading your orders...">
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
        <Banner kind="warning">No network. This is how it stood at {formatTime(read.readAt)}.</Banner>
      )}
      {results.length === 0 && <EmptyState title={`Nothing in “${STAGE_NAMES[stage]}”`} />}
      <ul aria-label={STAGE_NAMES[stage]} className="grid gap-3 empty:hidden md:grid-cols-2">
        {results.map((item) => (
          <WorkCard key={item.id} item={item} today={dayInKarachi()} />
        ))}
      </ul>
      <nav aria-label="Pages" className="flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink variant="secondary" to={address}>
            First page
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="secondary" to={`${address}&after=${encodeURIComponent(next)}`}>
            Next page
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
