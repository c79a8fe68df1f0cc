import { type MetaArgs, useLoaderData } from 'react-router';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PriceList } from './tailoring/price-list.tsx';
import { Steps } from './tailoring/steps.tsx';
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
    title: 'Custom Tailoring',
    description:
      'How a garment is made to your measurements: five steps, our own workshop or a partner tailor, real prices, and alterations at no charge.',
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
              Custom Tailoring
            </Heading>
            <p className="max-w-[34rem] text-lg text-muted">
              A garment that begins with you: your measurements, your cloth, the collar you have in mind.
              Choose who stitches it, see the price before you order, and follow it to your door.
            </p>
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <ButtonLink to="/book-tailor">Start your order</ButtonLink>
              <ButtonLink to="/profile?tab=measurements" variant="secondary">
                Add my measurements
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
            What shall we stitch?
          </Heading>
          <p className="max-w-[34rem] text-lg text-muted">
            You can fill in the whole order before you sign in.
          </p>
          <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
            <ButtonLink to="/contact-us" variant="secondary">
              Ask first
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
