import { basicWords, tailorsWords, tradeWords } from '#words';
import { type Day, dayInKarachi } from '../../../../contract/dates.ts';
import { garmentName } from '../../../../contract/garment-names.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { promisedDay, workshopOf } from '../../../../contract/promised-day.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatDay, formatRating, formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Price } from '../../../ui/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useApproximation } from '../../location/store.ts';
import { serviceNames } from '../service-names.ts';

export interface NeededDay {
  by: Day;
  /** What this tailor can promise, by speed; undefined while that is unknown. */
  daysOf: (tailor: Tailor) => Record<DeliveryType, Day | null> | undefined;
}

interface TailorCardProps {
  tailor: Tailor;
  needed?: NeededDay | undefined;
  /** The dress type whose price is shown instead of the average. */
  dressType: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Number of sign pictures; each tailor always has the same one. */
const SIGNS = 24;

/** See tailors-1. */
export function TailorCard({ tailor, dressType, needed, isChosen, onChoose }: TailorCardProps) {
  const sign = String((tailor.id % SIGNS) + 1).padStart(2, '0');
  const rates = Object.entries(tailor.rate_per_design);
  const rate = tailor.rate_per_design[dressType];
  const services = serviceNames(tailor.service_provided);
  const about = useApproximation();
  const price = rate ?? tailor.avg_price;
  const name = tailor.user_username;
  return (
    <Card as="li" className={`flex flex-col gap-4 ${isChosen ? 'border-brand' : ''}`}>
      <div className="flex gap-4">
        <img
          src={`/art/tailor-${sign}.svg`}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 rounded-full"
        />
        <div className="min-w-0 flex-1">
          <Heading level={3} size="item" className="truncate">
            {name}
          </Heading>
          <p className="text-muted">{tailor.tailor_area}</p>
          <p className="text-sm">
            {tailor.tailor_type_name ? tradeWords.types[tailor.tailor_type_name] : tailorsWords.notSpecified}
          </p>
        </div>
      </div>
      <dl className="figures grid grid-cols-3 gap-2 text-sm">
        <div>
          <dt className="text-muted">{tailorsWords.rating}</dt>
          <dd>
            <Stars rating={tailor.rating} />
            <span className="block">{formatRating(tailor.rating, tailor.number_of_reviews)}</span>
          </dd>
        </div>
        <div>
          <dt className="text-muted">{basicWords.delivered}</dt>
          <dd>{tailorsWords.orders({ count: tailor.number_of_order_delivery })}</dd>
        </div>
        <div>
          <dt className="text-muted">
            {rate === undefined ? tailorsWords.averagePrice : garmentLabel(dressType)}
          </dt>
          <dd className={rate === undefined ? undefined : 'font-semibold'}>
            <Price amount={formatPrice(price)} about={price === null ? undefined : about(price)} />
          </dd>
        </div>
        <ReadyBy tailor={tailor} />
      </dl>
      {needed && <Keeps needed={needed} tailor={tailor} />}
      {services.length > 0 && <p className="text-sm text-muted">{services.join(' · ')}</p>}
      {tailor.promise_kept !== null && (
        <p className="figures text-sm text-muted">
          {tailorsWords.deliveredByThePromisedDay({ percent: tailor.promise_kept })}
        </p>
      )}
      <TextLink to={`/tailors/${tailor.id}`} target="_blank" className="self-start text-sm">
        {tailorsWords.workAndReviewsOf({ name })}
        <span className="sr-only"> {tailorsWords.opensInANewTab}</span>
      </TextLink>
      {rates.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center font-semibold text-brand">
            {tailorsWords.ratesForDesigns({ count: rates.length })}
          </summary>
          <dl className="figures mt-1 grid gap-x-6 sm:grid-cols-2">
            {rates.map(([dress, rupees]) => (
              <div key={dress} className="flex justify-between gap-3 border-b border-hairline py-1">
                <dt>{garmentLabel(dress)}</dt>
                <dd>
                  <Price amount={formatRupees(rupees)} about={about(rupees)} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <Button
        variant={isChosen ? 'primary' : 'secondary'}
        className="mt-auto"
        aria-label={isChosen ? tailorsWords.selectedTailor({ name }) : tailorsWords.selectTailor({ name })}
        onClick={onChoose}
      >
        {isChosen ? tailorsWords.selected : tailorsWords.select}
      </Button>
    </Card>
  );
}

/** When a garment ordered today is stitched, in the first week with capacity (tailors-20). */
function ReadyBy({ tailor }: Pick<TailorCardProps, 'tailor'>) {
  const { days_off } = useShop();
  const today = dayInKarachi();
  const day = promisedDay(today, workshopOf(tailor), 'NORMAL', days_off);
  const usual = promisedDay(
    today,
    workshopOf({ ...tailor, days_off: [], full_weeks: [], weekly_room: null }),
    'NORMAL',
    days_off,
  );
  if (day === null) {
    return (
      <div className="col-span-3">
        <dt className="sr-only">{basicWords.ready}</dt>
        <dd className="font-semibold text-madder">{tailorsWords.fullyBookedForTheComingMonths}</dd>
      </div>
    );
  }
  return (
    <div className="col-span-3">
      <dt className="inline text-muted">{day === usual ? tailorsWords.readyIn : tailorsWords.readyBy} </dt>
      <dd className="inline">
        {day === usual
          ? tailorsWords.businessDaysBy({ count: tailor.lead_time_days, day: formatDay(day) })
          : tailorsWords.bookedOrClosedBefore({ day: formatDay(day) })}
      </dd>
    </div>
  );
}

/** Whether the tailor can keep the day that the customer needs (orders-65). */
function Keeps({
  needed: { by, daysOf },
  tailor,
}: Required<Pick<TailorCardProps, 'tailor'>> & { needed: NeededDay }) {
  const days = daysOf(tailor);
  if (!days?.NORMAL || !days.URGENT) return null;
  const day = formatDay(by);
  if (days.NORMAL <= by)
    return <p className="font-semibold text-leaf">{tailorsWords.keepsTheDay({ day })}</p>;
  return days.URGENT <= by ? (
    <p className="font-semibold">{tailorsWords.keepsTheDayIfUrgent({ day })}</p>
  ) : (
    <p className="font-semibold text-madder">
      {tailorsWords.missesTheDay({ day, ready: formatDay(days.URGENT) })}
    </p>
  );
}

function garmentLabel(dressType: string): string {
  return garmentName(dressType) ?? dressType;
}

function formatPrice(rupees: number | null): string {
  return rupees === null ? tailorsWords.notSpecified : formatRupees(rupees);
}
