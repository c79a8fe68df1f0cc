import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { basicWords, homeWords } from '#words';
import { Heading } from '../../../ui/heading.tsx';
import { toast } from '../../../ui/toast.tsx';

const ACTION =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand after:absolute after:inset-0';

/** The footer links to these anchors (pages-4). */
export function Services() {
  return (
    <section aria-labelledby="services-title" className="page py-16 lg:py-24">
      <Heading level={2} size="section" id="services-title">
        {homeWords.whatCanWeDoForYou}
      </Heading>
      <div className="mt-10 grid gap-x-14 gap-y-14 lg:grid-cols-[1.1fr_1fr] lg:gap-y-10">
        <Service
          large
          anchor="tailoring"
          picture="tailoring"
          title={homeWords.customTailoring}
          text={homeWords.keepYourMeasurementsWithUs}
        >
          <Link to="/cutome_tailoring" className={ACTION}>
            {homeWords.orderAGarment} <Arrow />
          </Link>
        </Service>
        <Service
          anchor="heritage"
          picture="culture"
          title={homeWords.culturalProducts}
          text={homeWords.phulkariShawlsAndMore}
        >
          <Link to="/culture_by_tailor" className={ACTION}>
            {homeWords.browseTheCollection} <Arrow />
          </Link>
        </Service>
        <Service
          anchor="brands"
          picture="brands"
          title={homeWords.premiumBrands}
          text={homeWords.designerAndReadyToWearBrands}
        >
          <button
            type="button"
            className={ACTION}
            onClick={() =>
              toast.info(homeWords.premiumBrandsFeatureComingSoon, {
                position: 'top-center',
                durationMs: 3000,
              })
            }
          >
            {homeWords.shopPremiumBrands} <Arrow />
          </button>
          <Link
            to="/brands"
            className="relative z-raised inline-flex min-h-11 items-center font-semibold underline decoration-hairline underline-offset-4 hover:text-brand hover:decoration-brand"
          >
            {basicWords.seeAllBrands}
          </Link>
        </Service>
      </div>
    </section>
  );
}

interface ServiceProps {
  large?: boolean;
  anchor: string;
  picture: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Service({ large = false, anchor, picture, title, text, children }: ServiceProps) {
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`group relative ${large ? 'lg:row-span-2' : 'items-center gap-8 sm:grid sm:grid-cols-2'}`}
    >
      <img
        src={`/art/service-${picture}.svg`}
        alt=""
        width={480}
        height={320}
        loading="lazy"
        className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
      />
      <div>
        <h3 id={`${anchor}-title`} className={`text-xl ${large ? 'mt-5 lg:text-2xl' : 'max-sm:mt-5'}`}>
          {title}
        </h3>
        <p className={`mt-2 text-muted ${large ? 'lg:max-w-[36rem] lg:text-lg' : ''}`}>{text}</p>
        <div className="mt-2 flex flex-wrap gap-x-6">{children}</div>
      </div>
    </article>
  );
}

function Arrow() {
  return (
    <span
      aria-hidden="true"
      className="transition-transform duration-200 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
    >
      →
    </span>
  );
}
