import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { roundWords } from '#words';
import { ROUND_PAPERS, type RoundPaper } from '../../../../contract/constants/rounds.ts';
import { addDays, type Day, dayInKarachi } from '../../../../contract/dates.ts';
import type { Round, RoundArea } from '../../../../contract/rounds.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatLongDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { roundQuery, saveRound } from '../api.ts';
import { ticks, watchTicks } from '../outbox.ts';
import { foreseen, isOf } from '../ticks.ts';
import { RefusedTicks } from './refused-ticks.tsx';
import { StopCard } from './stop-card.tsx';

interface RoundPageProps {
  /** The pages of the orders, such as `/admin/orders`. */
  orders: string;
}

/** What the rider collects and delivers on a day, to print and to tick off, also without a network. */
export default function RoundPage({ orders }: RoundPageProps) {
  const [search, setSearch] = useSearchParams();
  const today = dayInKarachi();
  const day = dayIn(search) ?? today;
  const { data: read, error, refetch } = useQuery(roundQuery(day), queryClient);
  const waiting = ticks.use((outbox) => outbox.waiting);
  // Not stopped when the page is left, because a tick may wait for the network then.
  useEffect(watchTicks, []);
  const round = read && foreseen(read.data, waiting);
  const stops = round?.areas.flatMap((area) => area.stops) ?? [];
  const elsewhere = waiting.filter((tick) => tick.refusal && !stops.some((stop) => isOf(tick, stop)));
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 p-4 pb-8 lg:p-8">
      <div className="flex flex-col gap-1">
        <Heading level={1} size="part">
          {roundWords.theRidersList}
        </Heading>
        <p className="text-muted">{roundWords.whatItIs}</p>
      </div>
      <DayChooser
        day={day}
        today={today}
        onChoose={(chosen) => setSearch(chosen === today ? {} : { day: chosen }, { replace: true })}
      />
      {read?.isKept && (
        <Banner kind="warning">{roundWords.noNetwork({ at: formatMoment(read.readAt) })}</Banner>
      )}
      <WaitingNotice />
      <RefusedTicks refused={elsewhere} />
      {round && <Areas round={round} orders={orders} today={today} />}
      {!read && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, roundWords.failedToGetTheList)}
        </LoadFailure>
      )}
      {!read && !error && (
        <Loading text={roundWords.loading}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        </Loading>
      )}
    </div>
  );
}

function dayIn(search: URLSearchParams): Day | undefined {
  const day = search.get('day') ?? '';
  return isDay(day) ? day : undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

interface DayChooserProps {
  day: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

function DayChooser({ day, today, onChoose }: DayChooserProps) {
  const [typed, setTyped] = useState<string>(day);
  useEffect(() => setTyped(day), [day]);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={roundWords.day}
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // Years are typed digit by digit.
          if (isDay(target.value) && target.value > '2020') onChoose(target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={`?day=${addDays(day, -1)}`} replace>
          {roundWords.dayBefore}
        </ButtonLink>
        <ButtonLink variant="secondary" to="?" replace aria-current={day === today ? 'page' : undefined}>
          {roundWords.today}
        </ButtonLink>
        <ButtonLink variant="secondary" to={`?day=${addDays(day, 1)}`} replace>
          {roundWords.dayAfter}
        </ButtonLink>
      </div>
    </div>
  );
}

/** How many ticks wait while there is no network. */
function WaitingNotice() {
  const waiting = ticks.use((outbox) => outbox.waiting);
  const isCutOff = ticks.use((outbox) => outbox.isCutOff);
  const count = waiting.filter(({ refusal }) => refusal === undefined).length;
  if (count === 0 || !isCutOff) return null;
  return <Banner kind="info">{roundWords.waiting({ count })}</Banner>;
}

const PAPER_NAMES: Record<RoundPaper, string> = {
  a4: roundWords.printOnA4,
  '80mm': roundWords.printOnTheRoll,
};

interface AreasProps {
  round: Round;
  orders: string;
  today: Day;
}

function Areas({ round, orders, today }: AreasProps) {
  const { day, areas, collections, deliveries, cash, taken, left_out: leftOut } = round;
  if (areas.length === 0) {
    return (
      <EmptyState title={roundWords.nothingOnThisDay}>
        <p className="text-muted">{roundWords.whatComesHere}</p>
      </EmptyState>
    );
  }
  const counts = [
    roundWords.collections({ count: collections }),
    roundWords.deliveries({ count: deliveries }),
  ];
  return (
    <>
      <section aria-label={formatLongDay(day)} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex flex-col">
          <p className="font-display text-xl font-semibold">{formatLongDay(day)}</p>
          <p className="text-muted">{counts.join(' · ')}</p>
        </div>
        <div className="flex flex-col">
          <p className="figures font-display text-xl font-semibold">
            {roundWords.cashInAll}: <bdi>{formatRupees(cash)}</bdi>
          </p>
          <p className="figures text-muted">{roundWords.takenSoFar({ amount: formatRupees(taken) })}</p>
        </div>
        <fieldset className="flex flex-wrap gap-3">
          <legend className="sr-only">{roundWords.print}</legend>
          {ROUND_PAPERS.map((paper) => (
            <DownloadButton
              key={paper}
              label={PAPER_NAMES[paper]}
              save={() => saveRound(day, paper)}
              errorText={(error) => failureSentence(error, roundWords.failedToPrint)}
            />
          ))}
        </fieldset>
      </section>
      {leftOut > 0 && <Banner kind="warning">{roundWords.leftOut({ count: leftOut })}</Banner>}
      {areas.map((area) => (
        <AreaSection key={`${area.city} ${area.area}`} area={area} orders={orders} today={today} />
      ))}
    </>
  );
}

function AreaSection({
  area: { city, area, stops, cash },
  orders,
  today,
}: { area: RoundArea } & Omit<AreasProps, 'round'>) {
  const name = [city, area || roundWords.withoutAnArea].join(' · ');
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading level={2} size="item">
          <bdi>{city}</bdi> · <bdi>{area || roundWords.withoutAnArea}</bdi>
        </Heading>
        <p className="figures text-muted">
          {roundWords.stops({ count: stops.length })} · <bdi>{formatRupees(cash)}</bdi>
        </p>
      </div>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {stops.map((stop) => (
          <StopCard key={`${stop.kind} ${stop.id}`} stop={stop} orders={orders} today={today} />
        ))}
      </ul>
    </section>
  );
}
