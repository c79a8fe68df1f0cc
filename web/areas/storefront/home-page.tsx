import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { basicWords, goodsWords, homeWords } from '#words';
import { codesOf } from '../../../contract/codes.ts';
import { LocationWelcome } from '../../features/location/components/location-welcome.tsx';
import { readTestimonials, type Testimonial } from '../../features/reviews/featured.ts';
import { productAddress } from '../../lib/goods.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Services } from './home/services.tsx';

const page = publicPage(async ({ read }) => ({ testimonials: await readTestimonials(read) }));

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: homeWords.customTailoringMadeSimple,
    description: homeWords.keepYourMeasurementsOnce,
  });
}

/** See pages-4. */
export default function HomePage() {
  const { testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Services />
      <Collections />
      <Testimonials testimonials={testimonials} />
      <Invitation />
      <LocationWelcome />
    </>
  );
}

/** See pages-4. */
function Invitation() {
  return (
    <section aria-labelledby="invitation-title" className="checked px-4 py-14 lg:py-20">
      <div className="sewn mx-auto flex max-w-3xl flex-col items-center gap-5 px-6 py-12 text-center lg:py-16">
        <Heading level={2} size="section" id="invitation-title">
          {homeWords.measureOnceOrderAnywhere}
        </Heading>
        <p className="max-w-[34rem] text-lg text-muted">{homeWords.onlyAChoiceOfClothAway}</p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/signup">{homeWords.createAccount}</ButtonLink>
          <ButtonLink to="/cutome_tailoring" variant="secondary">
            {homeWords.startShopping}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** See reviews-2. */
function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials-title" className="page py-16 lg:py-24">
      <Heading level={2} size="section" id="testimonials-title">
        {homeWords.whatOurCustomersSay}
      </Heading>
      <ul className="mt-10 grid gap-10 lg:grid-cols-3">
        {testimonials.map(({ id, text, author, city, rating, product }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-4">
              <span aria-hidden="true" className="h-8 font-display text-5xl text-saffron">
                “
              </span>
              <blockquote dir="auto" className="font-display text-xl break-words">
                {text}
              </blockquote>
              <figcaption className="flex flex-col items-start text-muted">
                <Stars rating={rating} />
                <span className="mt-2">
                  <span className="font-semibold text-ink">{author}</span>
                  {city && basicWords.listSeparator + city}
                </span>
                <Link
                  to={productAddress(product)}
                  className="inline-flex min-h-11 items-center text-brand hover:underline"
                >
                  {product.name}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Collections() {
  return (
    <section id="culture" aria-labelledby="culture-title" className="bg-sunken py-16 lg:py-20">
      <div className="page">
        <Heading level={2} size="section" id="culture-title">
          {homeWords.clothThatTellsWhereItComesFrom}
        </Heading>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
          {codesOf(homeWords.collectionTexts).map((collection) => (
            <li key={collection} className="group relative">
              <img
                src={`/art/culture-${collection}.svg`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
              />
              <Link
                to={`/culture?collection=${collection}`}
                className="mt-3 block font-display text-lg font-semibold after:absolute after:inset-0 group-hover:text-brand"
              >
                {goodsWords.collections[collection]}
              </Link>
              <p className="text-sm text-muted">{homeWords.collectionTexts[collection]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const highlights = (inHouseDays: number) => [
  { title: homeWords.customTailoring, text: homeWords.stitchedToYourMeasurements },
  { title: homeWords.culturalProducts, text: homeWords.phulkariAjrakAndDoch },
  { title: homeWords.premiumBrands, text: homeWords.readyToWearFromHousesWeKnow },
  { title: homeWords.fastDelivery, text: homeWords.ourOwnWorkshopNeeds({ days: inHouseDays }) },
];

function Hero() {
  const { order_rules } = useShop();
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="khaddar">
        <div className="page grid items-end gap-x-12 md:grid-cols-[1.1fr_1fr]">
          <div className="flex flex-col items-start gap-6 pt-10 pb-10 md:self-center md:py-16 lg:py-20">
            <p className="inline-flex items-center gap-2.5 rounded-full bg-saffron-soft px-4 py-1.5 text-sm font-semibold text-saffron-ink">
              <span aria-hidden="true" className="size-2 animate-pulse-badge rounded-full bg-saffron" />
              {homeWords.liveTailoring}
            </p>
            <h1 id="home-title" className="text-3xl sm:max-md:text-4xl lg:text-4xl xl:text-5xl">
              <Rich
                text={homeWords.heroHeading}
                parts={{ ink: (text) => <span className="brand-ink">{text}</span> }}
              />
            </h1>
            <p className="max-w-[34rem] text-lg text-muted">{homeWords.aCompleteFashionDestination}</p>
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row md:max-lg:flex-col">
              <ButtonLink to="/cutome_tailoring">{homeWords.startCustomOrder}</ButtonLink>
              <ButtonLink to="/culture_by_tailor" variant="secondary">
                {homeWords.exploreCultureCollection}
              </ButtonLink>
            </div>
          </div>
          <img
            src="/art/hero.svg"
            alt={homeWords.heroPicture}
            width={640}
            height={720}
            fetchPriority="high"
            className="mx-auto w-full max-w-[34rem] rounded-t-[12rem] md:pt-10"
          />
        </div>
      </div>
      <div className="tape" />
      <ul className="page grid gap-x-8 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {highlights(order_rules.in_house_days).map(({ title, text }) => (
          <li key={title} className="border-s-2 border-saffron ps-4">
            <p className="font-display text-lg font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
