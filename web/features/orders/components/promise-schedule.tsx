import { dateWords, promiseWords } from '#words';
import { type Day, daysBetween } from '../../../../contract/dates.ts';
import type { PromiseSegment } from '../../../../contract/promised-day.ts';
import { formatDay } from '../../../lib/format.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const BARS = {
  off: 'border-s-4 border-hairline ps-3 text-muted',
  stitching: 'border-s-4 border-brand ps-3',
  others: 'border-s-4 border-saffron ps-3',
};

/** What each day up to the promised one is for (orders-64). */
export function PromiseSchedule({ segments }: { segments: readonly PromiseSegment[] }) {
  return (
    <ol className="figures flex flex-col gap-2 text-sm">
      {segments.map(({ part, from, until }) => (
        <li
          key={from}
          className={part === 'off' ? BARS.off : part === 'stitching' ? BARS.stitching : BARS.others}
        >
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className={part === 'off' ? undefined : 'font-semibold'}>{promiseWords.parts[part]}</span>
            <span>{promiseWords.days({ count: daysBetween(from, until) + 1 })}</span>
          </span>
          <span className="block text-muted">
            {from === until
              ? weekdayOf(from)
              : dateWords.fromDayToDay({ first: weekdayOf(from), last: weekdayOf(until) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The schedule of a day that is shown beside it, closed at first. */
export function PromiseDetails({ segments }: { segments: readonly PromiseSegment[] }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        {promiseWords.howThisDayIsCounted}
      </summary>
      <PromiseSchedule segments={segments} />
      <TextLink to="/promise" className="text-sm">
        {promiseWords.howWePromiseADay}
      </TextLink>
    </details>
  );
}

/** `Mon 30 Nov 2026` */
function weekdayOf(day: Day): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() as keyof typeof dateWords.shortWeekdays;
  return dateWords.dayOfWeek({ weekday: dateWords.shortWeekdays[weekday], day: formatDay(day) });
}
