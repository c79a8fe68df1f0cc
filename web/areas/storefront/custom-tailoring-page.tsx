import { type MetaArgs, useLoaderData } from 'react-router';
import { basicWords, frameWords, garmentWords, storefrontWords } from '#words';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { type DressTypeCode, garmentOf } from '../../../contract/garments.ts';
import { handoverFees } from '../../../contract/order-fees.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Tailor } from '../../../contract/tailors.ts';
import { useApproximation } from '../../features/location/store.ts';
import { garmentPicture } from '../../features/orders/garment-picture.ts';
import { formatRupees } from '../../lib/format.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Price } from '../../ui/price.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TailorOptions } from './tailoring/tailor-options.tsx';

const page = publicPage(async ({ read }) => {
  const [workshop, best] = await Promise.all([
    read('GET /tailor_module/tailors/{id}/', { params: { id: IN_HOUSE_TAILOR_ID } }),
    read('GET /tailor_module/tailors/', { query: { filter_type: 'best', page: 1 } }),
  ]);
  const rates = best.results.flatMap(({ rate_per_design }) => Object.values(rate_per_design));
  return {
    rates: workshop.rate_per_design,
    partners: best.count,
    /** Whole rupees. */
    partnersFrom: rates.length > 0 ? Math.min(...rates) : undefined,
  };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: frameWords.customTailoring,
    description: storefrontWords.customTailoringDescription,
  });
}

/** See pages-12. */
export default function CustomTailoringPage() {
  const { rates, partners, partnersFrom } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-center gap-x-12 gap-y-6 py-12 md:grid-cols-[1.1fr_1fr] lg:py-16">
          <div className="flex flex-col items-start gap-5">
            <Heading level={1} size="page">
              {frameWords.customTailoring}
            </Heading>
            <p className="max-w-[34rem] text-lg text-muted">{storefrontWords.aGarmentThatBeginsWithYou}</p>
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <ButtonLink to="/book-tailor">{storefrontWords.startYourOrder}</ButtonLink>
              <ButtonLink to="/profile?tab=measurements" variant="secondary">
                {storefrontWords.addMyMeasurements}
              </ButtonLink>
            </div>
          </div>
          <img
            src="/art/service-tailoring.svg"
            alt=""
            width={480}
            height={320}
            fetchPriority="high"
            className="pinked w-full"
          />
        </div>
      </section>
      <div className="tape" />
      <Steps />
      <TailorOptions rates={rates} partners={partners} partnersFrom={partnersFrom} />
      <PriceList rates={rates} />
      <section aria-labelledby="begin-title" className="checked px-4 py-14 lg:py-20">
        <div className="sewn mx-auto flex max-w-3xl flex-col items-center gap-5 px-6 py-12 text-center lg:py-16">
          <Heading level={2} size="section" id="begin-title">
            {storefrontWords.whatShallWeStitch}
          </Heading>
          <p className="max-w-[34rem] text-lg text-muted">{storefrontWords.fillInTheOrderBeforeSigningIn}</p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
            <ButtonLink to="/contact-us" variant="secondary">
              {storefrontWords.askFirst}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

const STEPS = [
  {
    title: storefrontWords.measureOnce,
    text: storefrontWords.withASoftTapeOrAPicture,
    to: '/size-guide',
    link: storefrontWords.howToMeasure,
  },
  {
    title: storefrontWords.chooseWhoStitches,
    text: storefrontWords.ourWorkshopOrAPartner,
  },
  {
    title: storefrontWords.showWhatYouHaveInMind,
    text: storefrontWords.garmentFabricPictureCollar,
  },
  {
    title: storefrontWords.seePriceAndDayThenOrder,
    text: storefrontWords.thePriceAddsUp,
  },
  {
    title: storefrontWords.followItAndTryItOn,
    text: storefrontWords.stageByStageToYourDoor({ days: ALTERATION_DAYS }),
    to: '/order_tracking',
    link: storefrontWords.trackAnOrder,
  },
] as const;

function Steps() {
  return (
    <section aria-labelledby="steps-title" className="page py-14 lg:py-20">
      <Heading level={2} size="section" id="steps-title">
        {storefrontWords.howItWorks}
      </Heading>
      <ol className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-5">
        {STEPS.map((step, index) => (
          <li key={step.title} className="relative flex gap-4 lg:flex-col">
            <span className="figures grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-saffron bg-paper font-display text-lg font-semibold">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg max-lg:pt-2">{step.title}</h3>
              <p className="mt-1 text-muted">{step.text}</p>
              {'to' in step && <TextLink to={step.to}>{step.link}</TextLink>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A selection; the order form has all dress types. */
const SHOWN: readonly DressTypeCode[] = [
  'Shalwar_Kameez',
  'Kurta',
  'Waistcoat',
  'Sherwani',
  'Anarkali_Suit',
  'Lehenga_Choli',
  'Abaya',
  'Dress_Shirts',
];

function PriceList({ rates }: { rates: Tailor['rate_per_design'] }) {
  const about = useApproximation();
  const { order_rules } = useShop();
  const { collection_fee, delivery_fee } = handoverFees('PK', order_rules);
  const shown = SHOWN.flatMap((code) => {
    const [garment, rate] = [garmentOf(code), rates[code]];
    return garment && rate !== undefined ? [{ code, garment, rate }] : [];
  });
  return (
    <section aria-labelledby="prices-title" className="page py-14 lg:py-20">
      <Heading level={2} size="section" id="prices-title">
        {storefrontWords.whatItCosts}
      </Heading>
      {shown.length > 0 && (
        <>
          <p className="mt-2 text-muted">{storefrontWords.stitchingWithoutTheCloth}</p>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 lg:gap-x-6">
            {shown.map(({ code, garment, rate }) => (
              <li key={code}>
                <img
                  src={garmentPicture(garment.drawing)}
                  alt=""
                  width={360}
                  height={440}
                  loading="lazy"
                  className="w-full rounded-2xl"
                />
                <p className="mt-3 font-display text-lg font-semibold">{garmentWords.dressTypes[code]}</p>
                <Price amount={formatRupees(rate)} about={about(rate)} className="text-muted" />
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="figures mt-10 grid gap-x-8 gap-y-4 border-t border-hairline pt-6 sm:grid-cols-3">
        <Extra
          term={storefrontWords.urgentInHalfTheTime}
          fact={storefrontWords.percentMore({ percent: order_rules.urgent_percent })}
        />
        <Extra term={storefrontWords.weCollectYourCloth} fact={formatRupees(collection_fee)} />
        <Extra term={storefrontWords.weBringTheGarment} fact={formatRupees(delivery_fee)} />
      </dl>
    </section>
  );
}

function Extra({ term, fact }: { term: string; fact: string }) {
  return (
    <div className="border-s-2 border-saffron ps-4">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{fact}</dd>
    </div>
  );
}
