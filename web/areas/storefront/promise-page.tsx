import type { MetaArgs } from 'react-router';
import { basicWords, currentLocale, orderNameWords, promiseWords, storefrontWords } from '#words';
import { cityKey, cityName } from '../../../contract/cities.ts';
import { partnerTime, WITHIN_CITY_DAYS } from '../../../contract/constants/order-rules.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { handoverFees } from '../../../contract/order-fees.ts';
import { courierOffer, expressDays } from '../../../contract/pricing.ts';
import { type PromiseSegment, promiseSchedule } from '../../../contract/promised-day.ts';
import { PromiseSchedule } from '../../features/orders/components/promise-schedule.tsx';
import { formatDay } from '../../lib/format.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: promiseWords.howWePromiseADay,
    description: promiseWords.howWePromiseADayDescription,
  });
}

/** How a promised day is counted, with the settings of now (orders-64). */
export default function PromisePage() {
  return (
    <div className="page flex flex-col gap-14 py-12 lg:py-20">
      <header className="flex max-w-[44rem] flex-col gap-4">
        <Heading level={1} size="page">
          {promiseWords.howWePromiseADay}
        </Heading>
        <p className="text-lg text-muted">{promiseWords.theDayIsCounted}</p>
      </header>
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[1fr_24rem]">
        <Parts />
        <Examples />
      </div>
      <Couriers />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
        <ButtonLink to="/help" variant="secondary">
          {storefrontWords.moreAnswersInTheHelpCenter}
        </ButtonLink>
      </div>
    </div>
  );
}

function Parts() {
  const { days_off, order_rules } = useShop();
  const weekdays = days_off.weekdays as (keyof typeof promiseWords.weekdays)[];
  const parts = [
    [
      promiseWords.theClothComes,
      promiseWords.youBringItOrWeCollectIt({
        within: businessDays([WITHIN_CITY_DAYS]),
        between: businessDays([courierOffer('PK', order_rules).days[1]]),
      }),
    ],
    [promiseWords.aPlaceInTheWeek, promiseWords.aTailorTakesSoManyGarments],
    [
      promiseWords.stitching,
      promiseWords.ourWorkshopTakes({ days: order_rules.in_house_days, partner: partnerTime(order_rules) }),
    ],
    [promiseWords.theGarmentComes, promiseWords.youCollectItOrWeSendIt],
    [
      promiseWords.daysOff,
      promiseWords.nobodyWorksOn({ weekdays: weekdays.map((day) => promiseWords.weekdays[day]) }),
    ],
    [promiseWords.ifTheDayChanges, promiseWords.confirmingCountsAgain],
  ] as const;
  return (
    <dl className="flex max-w-[44rem] flex-col gap-6">
      {parts.map(([name, text]) => (
        <div key={name} className="border-s-4 border-saffron ps-4">
          <dt className="font-display text-xl">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Examples() {
  const { days_off, order_rules } = useShop();
  const workshop = { inHouse: true, leadTimeDays: order_rules.in_house_days };
  const most = courierOffer('PK', order_rules).days[1];
  const scheduleWith = (days: number) =>
    promiseSchedule(dayInKarachi(), workshop, 'NORMAL', days_off, { before: days, after: days }) ?? [];
  return (
    <section aria-labelledby="examples-title" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="examples-title">
        {promiseWords.orderedToday}
      </Heading>
      <Example title={promiseWords.youBringAndCollect} segments={scheduleWith(0)} />
      <Example title={promiseWords.weCollectAndDeliver} segments={scheduleWith(most)} />
    </section>
  );
}

function Example({ title, segments }: { title: string; segments: readonly PromiseSegment[] }) {
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <PromiseSchedule segments={segments} />
      <p className="font-semibold">{promiseWords.readyOn({ day: formatDay(segments.at(-1)?.until) })}</p>
    </Card>
  );
}

function Couriers() {
  const { order_rules } = useShop();
  const { express } = handoverFees('PK', order_rules);
  const row = (where: string, days: readonly number[], byExpress: readonly number[] | undefined) => [
    [where, businessDays(days)] as const,
    ...(byExpress && byExpress.at(-1) !== days.at(-1)
      ? [[promiseWords.byExpress({ where }), businessDays(byExpress)] as const]
      : []),
  ];
  const named = (city: string) => cityName(city, currentLocale());
  const rows = [
    ...row(promiseWords.withinACity, [WITHIN_CITY_DAYS], undefined),
    ...row(promiseWords.toAnotherCity, courierOffer('PK', order_rules).days, express?.days),
    ...order_rules.city_days.flatMap((pair) =>
      row(
        cityKey(pair.from) === cityKey(pair.to)
          ? promiseWords.within({ city: named(pair.from) })
          : promiseWords.fromCityToCity({ from: named(pair.from), to: named(pair.to) }),
        [pair.days],
        express && [expressDays(pair, express.days[1])],
      ),
    ),
  ];
  return (
    <section aria-labelledby="couriers-title" className="flex max-w-[44rem] flex-col gap-4">
      <Heading level={2} size="section" id="couriers-title">
        {promiseWords.couriersWithinPakistan}
      </Heading>
      <dl className="figures">
        {rows.map(([where, days]) => (
          <div key={where} className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5">
            <dt>{where}</dt>
            <dd className="font-semibold">{days}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function businessDays(days: readonly number[]): string {
  return orderNameWords.businessDays({ days: [...new Set(days)].join('-'), most: days.at(-1) ?? 0 });
}
