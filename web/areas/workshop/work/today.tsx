import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basicWords, sampleWords, workshopWords } from '#words';
import { WORK_STAGES } from '../../../../contract/constants/workshop.ts';
import { DataSaverSwitch } from '../../../features/data-saver/components/data-saver-switch.tsx';
import { IdentityNotice } from '../../../features/sellers/components/identity-notice.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { readAhead, type Today, todayQuery } from './api.ts';
import { BulkWork } from './bulk-work.tsx';
import { NoLight } from './no-light.tsx';
import { countWords, STAGE_NAMES } from './words.ts';
import { WorkCard } from './work-card.tsx';
import { WorkPage } from './work-page.tsx';

const LISTS = [
  ['new', workshopWords.newAcceptOrDecline],
  ['objections', workshopWords.objectionsToAReceipt],
  ['late', workshopWords.late],
  ['due_soon', workshopWords.dueSoon],
  ['alterations', workshopWords.backForAnAlteration],
  ['waiting', workshopWords.waitingForAnAnswer],
  ['cloth', workshopWords.waitingForCloth],
  ['samples', sampleWords.samplesToGoBack],
] as const satisfies readonly (readonly [keyof Today, string])[];

/** The tailor's work of today (workshop-2). */
export default function TodayOfTailor() {
  const { data: read, error, refetch } = useQuery(todayQuery, queryClient);
  const fresh = read && !read.isKept ? read.data : undefined;
  useEffect(() => {
    if (!fresh) return undefined;
    const leaving = new AbortController();
    void readAhead(fresh, leaving.signal);
    return () => leaving.abort();
  }, [fresh]);
  return (
    <WorkPage title={workshopWords.today} keptSince={read?.isKept ? read.readAt : undefined}>
      {read && <Lists today={read.data} />}
      {!read && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopWords.failedToGetYourOrders)}
        </LoadFailure>
      )}
      {!read && !error && (
        <Loading text={basicWords.loadingYourOrders}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        </Loading>
      )}
    </WorkPage>
  );
}

function Lists({ today }: { today: Today }) {
  // What a device keeps from the release before has fewer lists.
  const shown = LISTS.filter(([name]) => (today[name]?.count ?? 0) > 0);
  return (
    <>
      <IdentityNotice />
      <Stages today={today} />
      {/* Absent in what a device keeps from the release before. */}
      {today.stops != null && (
        <ButtonLink variant="secondary" to="/workshop/rounds" className="self-start">
          {workshopWords.stopsOfTheRider({ count: today.stops })}
        </ButtonLink>
      )}
      <NoLight isSaid={today.no_light} />
      {shown.length === 0 && today.bulk.length === 0 && (
        <EmptyState title={workshopWords.nothingIsWaitingForYou}>
          <p className="text-muted">{workshopWords.newOrdersStandHere}</p>
          <ButtonLink variant="secondary" to="/workshop/board">
            {workshopWords.seeAllOrders}
          </ButtonLink>
        </EmptyState>
      )}
      <div className="flex flex-col gap-8">
        {shown.map(([name, title]) => (
          <section key={name} aria-labelledby={`work-${name}`} className="flex flex-col gap-3">
            <Heading level={2} size="item" id={`work-${name}`}>
              {title} <span className="figures text-muted">({countWords(today[name].count)})</span>
            </Heading>
            <ul className="grid gap-3 md:grid-cols-2">
              {today[name].results.map((item) => (
                <WorkCard key={item.id} item={item} today={today.day} />
              ))}
            </ul>
            {today[name].count > today[name].results.length && (
              <p className="text-muted">{workshopWords.theseAreTheMostUrgent}</p>
            )}
          </section>
        ))}
        <BulkWork />
        <DataSaverSwitch className="inline-flex min-h-11 items-center self-start text-muted underline hover:text-brand" />
      </div>
    </>
  );
}

/** The number of orders in each stage. */
function Stages({ today: { stages } }: { today: Today }) {
  return (
    <ul aria-label={workshopWords.ordersByStage} className="grid grid-cols-4 gap-2 lg:grid-cols-8">
      {WORK_STAGES.map((stage) => (
        <li key={stage}>
          <ButtonLink
            variant="secondary"
            to={`/workshop/board?stage=${stage}`}
            className="min-h-16 w-full flex-col gap-0 rounded-2xl px-1 py-2 text-center text-sm leading-tight"
          >
            <span className="figures text-xl">{countWords(stages[stage])}</span>
            <span className="font-normal">{STAGE_NAMES[stage]}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
