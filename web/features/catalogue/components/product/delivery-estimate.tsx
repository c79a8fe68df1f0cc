import type { Day } from '../../../../../contract/dates.ts';
import { arrival, DELIVERIES, DELIVERY_CHOICES } from '../../../../../contract/delivery.ts';
import { useLocationPreference } from '../../../location/store.ts';

/** Days that were counted in Karachi, named by weekday; the month only where it is needed. */
const weekday = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const brief = new Intl.DateTimeFormat('en-GB', weekday);
const full = new Intl.DateTimeFormat('en-GB', { ...weekday, month: 'short' });

/** When goods ordered on `today` arrive, by each way open to the visitor (product.md §3). */
export function DeliveryEstimate({ today }: { today: Day }) {
  const location = useLocationPreference((preference) => preference.location) ?? 'local';
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {DELIVERY_CHOICES[location].map((choice) => {
        const [soonest, latest] = arrival(today, choice);
        return (
          <div key={choice} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{DELIVERIES[choice].label}</dt>
            <dd className="figures text-end font-semibold">
              <Weekday day={soonest} format={isSameMonth(soonest, latest) ? brief : full} /> –{' '}
              <Weekday day={latest} format={full} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Browsers differ from the server in small signs of a date; the server's stand. */
function Weekday({ day, format }: { day: Day; format: Intl.DateTimeFormat }) {
  return (
    <time dateTime={day} suppressHydrationWarning className="whitespace-nowrap">
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}

function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
