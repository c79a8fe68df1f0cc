import { currentLocale } from '#words';
import { DELIVERY_NAMES } from '../../../../../contract/constants/order-names.ts';
import type { Day } from '../../../../../contract/dates.ts';
import { arrival, DELIVERY_CHOICES, type DeliveryChoice } from '../../../../../contract/delivery.ts';
import { LANGUAGE_TAGS } from '../../../../../contract/locale.ts';
import { useShop } from '../../../../lib/shop.ts';

/** Delivery days are days in Karachi. */
const days = new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLocale()], {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

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
              <dt className="text-muted">{DELIVERY_NAMES[choice]}</dt>
              <dd className="figures text-end font-semibold">
                <Weekday day={soonest} hasMonth={!isSameMonth(soonest, latest)} /> –{' '}
                <Weekday day={latest} hasMonth />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Browsers and the server shorten names slightly differently; the server's text stays. */
function Weekday({ day, hasMonth }: { day: Day; hasMonth: boolean }) {
  const parts = new Map(
    days.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return (
    <time dateTime={day} suppressHydrationWarning className="whitespace-nowrap">
      {`${parts.get('weekday')} ${parts.get('day')}${hasMonth ? ` ${parts.get('month')}` : ''}`}
    </time>
  );
}

function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
