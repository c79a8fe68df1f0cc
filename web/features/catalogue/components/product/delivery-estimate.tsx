import type { Day } from '../../../../../contract/dates.ts';
import {
  arrival,
  DELIVERIES,
  DELIVERY_CHOICES,
  type DeliveryChoice,
} from '../../../../../contract/delivery.ts';
import { useShop } from '../../../../lib/shop.ts';

/** Delivery days are days in Karachi; the month is shown only where needed. */
const weekday = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const brief = new Intl.DateTimeFormat('en-GB', weekday);
const full = new Intl.DateTimeFormat('en-GB', { ...weekday, month: 'short' });

interface DeliveryEstimateProps {
  today: Day;
}

/** When goods ordered on `today` arrive (shop-7). CSS hides the other location's options, to avoid a layout shift. */
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
  const { days_off } = useShop();
  return (
    <div className={className}>
      <dl className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] gap-x-4 gap-y-1">
        {choices.map((choice) => {
          const [soonest, latest] = arrival(today, choice, days_off);
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

/** Browsers and the server format dates slightly differently; the server's text stays. */
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
