import { workshopsWords } from '#words';
import { addDays } from '../../../../contract/dates.ts';
import type { WorkCalendar } from '../../../../contract/workshops.ts';
import { formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';

/** The number of garments to finish in each of the coming weeks. */
export function WeeksAhead({ calendar }: { calendar: WorkCalendar }) {
  const { weeks, weekly_capacity: capacity, days_off, shop_days_off } = calendar;
  return (
    <section aria-labelledby="weeks-ahead" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="weeks-ahead">
        {workshopsWords.theWeeksAhead}
      </Heading>
      <ul className="flex flex-col">
        {weeks.map(({ week, booked, is_full }) => (
          <li key={week} className="flex flex-col gap-1 border-b border-hairline py-2">
            <p className="figures flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {formatDay(week).replace(/ \d{4}$/, '')} – {formatDay(addDays(week, 6))}
              </span>
              <span className="flex items-center gap-2 font-semibold">
                {capacity === null
                  ? workshopsWords.booked({ garments: booked })
                  : workshopsWords.bookedOf({ garments: booked, capacity })}
                {is_full && <Badge tone="saffron">{workshopsWords.full}</Badge>}
              </span>
            </p>
            {capacity !== null && (
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
                <span
                  className={`block h-full rounded-full ${is_full ? 'bg-saffron' : 'bg-leaf'}`}
                  style={{ width: `${capacity > 0 ? Math.min(100, (100 * booked) / capacity) : 100}%` }}
                />
              </span>
            )}
            <Closed week={week} shop={shop_days_off.days} own={days_off} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ClosedProps {
  week: string;
  shop: WorkCalendar['shop_days_off']['days'];
  own: WorkCalendar['days_off'];
}

function Closed({ week, shop, own }: ClosedProps) {
  const sunday = addDays(week, 6);
  const closed = [
    ...shop.map(({ day, name }) => ({ from: day, until: day, note: name ?? workshopsWords.dayOff })),
    ...own.map(({ from, until, note }) => ({ from, until, note: note || workshopsWords.ownDayOff })),
  ]
    .filter(({ from, until }) => from <= sunday && until >= week)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (closed.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {closed.map(({ from, until, note }) => `${spanOf(from, until)}: ${note}`).join(' · ')}
    </p>
  );
}

function spanOf(from: string, until: string): string {
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
}
