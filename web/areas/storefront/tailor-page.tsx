import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { basicWords, frameWords, storefrontWords, tradeWords } from '#words';
import { garmentName } from '../../../contract/garment-names.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { TailorPage as ShownTailor } from '../../../contract/tailors.ts';
import { TailorReviews } from '../../features/tailors/components/tailor-reviews.tsx';
import { serviceNames } from '../../features/tailors/service-names.ts';
import { tailorData } from '../../features/tailors/structured-data.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatRating, formatRupees } from '../../lib/format.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { shopOf } from '../../lib/shop.ts';
import { breadcrumbData, HAS_STRUCTURED_DATA } from '../../lib/structured-data.ts';
import { weekdayNames } from '../../lib/weekday-names.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Stars } from '../../ui/stars.tsx';
import { FailurePage } from './failure-pages.tsx';

const TRAIL = [
  { to: '/', text: basicWords.home },
  { to: '/cutome_tailoring', text: frameWords.customTailoring },
] as const;

/** Number of sign pictures; each tailor always has the same one. */
const SIGNS = 24;

const page = publicPage(async ({ params, read }) => {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw data(null, { status: 404 });
  try {
    const [tailor, reviews] = await Promise.all([
      read('GET /tailor_module/tailors/{id}/', { params: { id } }),
      read('GET /tailor_module/tailors/{id}/reviews/', { params: { id }, query: { page: 1 } }),
    ]);
    return { tailor, reviews: reviews.results, count: reviews.count };
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs<typeof loader>) {
  const tailor: ShownTailor | undefined = args.loaderData?.tailor;
  const { brand_name, public_url } = shopOf(args.matches);
  if (!tailor) {
    return [
      { title: `${storefrontWords.unknownTailor} · ${brand_name}` },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const { id, user_username: name, tailor_area: area, rate_per_design: rates } = tailor;
  const garments = Object.keys(rates).slice(0, 4).map(garmentLabel).join(basicWords.listSeparator);
  return [
    ...pageMeta(args, {
      title: name,
      description: garments
        ? storefrontWords.tailorOfDescription({ name, area, garments })
        : storefrontWords.tailorDescription({ name, area }),
    }),
    {
      'script:ld+json': HAS_STRUCTURED_DATA
        ? tailorData(tailor, public_url.replace(/\/$/, ''))
        : { '@type': 'LocalBusiness' },
    },
    breadcrumbData(args, [...TRAIL, { to: `/tailors/${id}`, text: name }]),
  ];
}

/** The public page of a tailor (tailors-11). */
export default function TailorPage() {
  const { tailor, reviews, count } = useLoaderData<typeof loader>();
  const { id, user_username: name, tailor_area: area, tailor_type_name: type, about, pictures } = tailor;
  const sign = String((id % SIGNS) + 1).padStart(2, '0');
  const services = serviceNames(tailor.service_provided);
  const rates = Object.entries(tailor.rate_per_design);
  const order = id === IN_HOUSE_TAILOR_ID ? '/book-tailor' : `/book-tailor?tailor=${id}`;
  return (
    <div className="page flex flex-col gap-10 pt-4 pb-14">
      <Breadcrumbs trail={TRAIL} current={name} />
      <header className="grid items-center gap-6 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_auto]">
        <img
          src={`/art/tailor-${sign}.svg`}
          alt=""
          width={120}
          height={120}
          className="size-24 rounded-full sm:size-30"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <Heading level={1} size="page" className="wrap-anywhere">
            {name}
          </Heading>
          <p className="text-lg text-muted">
            {area} · {type ? tradeWords.types[type] : tradeWords.kinds.both}
          </p>
          <p className="figures flex flex-wrap items-center gap-x-3">
            <Stars rating={tailor.rating} />
            {formatRating(tailor.rating, tailor.number_of_reviews)}
          </p>
        </div>
        <ButtonLink
          to={order}
          className="sm:col-start-2 sm:justify-self-start lg:col-start-auto lg:self-center"
        >
          {storefrontWords.orderFromThisTailor}
        </ButtonLink>
      </header>
      <Figures tailor={tailor} />
      {about && (
        <p dir="auto" className="max-w-[44rem] text-lg wrap-anywhere whitespace-pre-line">
          {about}
        </p>
      )}
      {pictures.length > 0 && (
        <section aria-labelledby="work-title" className="flex flex-col gap-4">
          <Heading level={2} size="part" id="work-title">
            {storefrontWords.work}
          </Heading>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {pictures.map((picture, place) => (
              <li key={picture}>
                <a
                  href={picture}
                  className="block overflow-hidden rounded-2xl border border-hairline hover:border-brand"
                >
                  <img
                    src={picture}
                    alt={storefrontWords.workOf({ name, place: place + 1, pictures: pictures.length })}
                    width={480}
                    height={480}
                    loading={place < 2 ? 'eager' : 'lazy'}
                    decoding="async"
                    className="aspect-square w-full object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="rates-title" className="flex flex-col gap-4">
          <Heading level={2} size="part" id="rates-title">
            {storefrontWords.rates}
          </Heading>
          {rates.length === 0 ? (
            <p className="text-muted">{storefrontWords.thisTailorTakesNoOrders}</p>
          ) : (
            <dl className="figures grid gap-x-8 sm:grid-cols-2">
              {rates.map(([dress, rupees]) => (
                <div key={dress} className="flex justify-between gap-3 border-b border-hairline py-2">
                  <dt>{garmentLabel(dress)}</dt>
                  <dd className="font-semibold">{formatRupees(rupees)}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <aside aria-label={storefrontWords.servicesAndAddress} className="flex flex-col gap-6">
          {services.length > 0 && (
            <div>
              <Heading level={2} size="item">
                {storefrontWords.services}
              </Heading>
              <ul className="mt-2 list-inside list-disc text-muted marker:text-saffron">
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </div>
          )}
          <Premises tailor={tailor} />
        </aside>
      </div>
      <hr className="stitched" />
      <section aria-labelledby="reviews-title" className="flex flex-col gap-5">
        <Heading level={2} size="part" id="reviews-title">
          {basicWords.reviews}
        </Heading>
        <TailorReviews key={id} tailorId={id} latest={reviews} count={count} />
      </section>
    </div>
  );
}

function Figures({ tailor }: { tailor: ShownTailor }) {
  const { promise_kept: kept, measured_share: measured, lead_time_days: days, id } = tailor;
  const { number_of_order_delivery: delivered } = tailor;
  const unit = id === IN_HOUSE_TAILOR_ID ? storefrontWords.unitOfDays : storefrontWords.unitOfBusinessDays;
  const figures = [
    ...(kept === null
      ? []
      : [[storefrontWords.promiseKept, `${kept} %`, storefrontWords.deliveredByThePromisedDay]]),
    ...(measured === null
      ? []
      : [[storefrontWords.measured, `${measured} %`, storefrontWords.measuredBeforeDispatch]]),
    [storefrontWords.delivered, String(delivered), storefrontWords.unitOfOrders({ orders: delivered })],
    [storefrontWords.readyIn, String(days), unit({ days })],
    ...(tailor.avg_price === null
      ? []
      : [[storefrontWords.averagePrice, formatRupees(tailor.avg_price), storefrontWords.forStitching]]),
  ];
  return (
    <dl className="figures grid grid-cols-2 gap-4 rounded-2xl border border-hairline bg-card p-4 sm:grid-cols-4 sm:p-6">
      {figures.map(([term, figure, note]) => (
        <div key={term} className="flex flex-col">
          <dt className="text-sm text-muted">{term}</dt>
          <dd>
            <span className="block font-display text-2xl">{figure}</span>
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Premises({ tailor: { address, opening_hours, weekdays_off } }: { tailor: ShownTailor }) {
  if (address === null && opening_hours.length === 0 && weekdays_off.length === 0) return null;
  return (
    <div>
      <Heading level={2} size="item">
        {storefrontWords.whereAndWhen}
      </Heading>
      {address && (
        <p className="mt-2 text-muted wrap-anywhere">
          <bdi>{address}</bdi>
        </p>
      )}
      {opening_hours.length > 0 && (
        <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-muted">
          {opening_hours.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {weekdays_off.length > 0 && (
        <p className="mt-2 text-muted">
          {storefrontWords.dayOffEveryWeek} {weekdayNames(weekdays_off)}
        </p>
      )}
    </div>
  );
}

function garmentLabel(dressType: string): string {
  return garmentName(dressType) ?? dressType;
}

/** An unknown or paused tailor keeps the site's frame, with status 404. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  if (!isUnknown) return <FailurePage error={error} />;
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src="/art/not-found.svg" alt="" width={320} height={240} />
      <Heading level={1} size="form">
        {storefrontWords.unknownTailor}
      </Heading>
      <p className="text-lg text-muted">{storefrontWords.thisTailorIsNotHere}</p>
      <ButtonLink to="/book-tailor">{storefrontWords.findATailor}</ButtonLink>
    </div>
  );
}
