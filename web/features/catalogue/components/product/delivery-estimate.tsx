import type { Day } from '../../../../../contract/dates.ts';
import {
  arrival,
  DELIVERIES,
  DELIVERY_CHOICES,
  type DeliveryChoice,
} from '../../../../../contract/delivery.ts';

/** Days that were counted in Karachi, named by weekday; the month only where it is needed. */
const weekday = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const brief = new Intl.DateTimeFormat('en-GB', weekday);
const full = new Intl.DateTimeFormat('en-GB', { ...weekday, month: 'short' });

interface DeliveryEstimateProps {
  today: Day;
}

/**
 * When goods ordered on `today` arrive, by each way open to the visitor (shop-7). All ways are in the page, and
 * the style sheet shows those of the visitor's location, so that nothing moves when the page wakes up.
 */
export function DeliveryEstimate({ today }: DeliveryEstimateProps) {
  return (
    <>
      <DeliveryOptions today={today} choices={DELIVERY_CHOICES.local} className="from-here" />
      <DeliveryOptions today={today} choices={DELIVERY_CHOICES.international} className="from-abroad" />
    </>
  );
}

interface DeliveryOptionsProps extends DeliveryEstimateProps {
  choices: readonly DeliveryChoice[];
  className: string;
}

function DeliveryOptions({ today, choices, className }: DeliveryOptionsProps) {
  return (
    <div className={className}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {choices.map((choice) => {
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
    </div>
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
