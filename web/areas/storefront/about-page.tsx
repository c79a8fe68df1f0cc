import { Link, type MetaArgs } from 'react-router';
import { basicWords, storefrontWords } from '#words';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Rich } from '../../ui/rich.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: storefrontWords.aboutUs,
    description: storefrontWords.aboutUsDescription,
  });
}

const trades = (inHouseDays: number) => [
  {
    picture: 'service-tailoring',
    title: storefrontWords.garmentsMadeForYou,
    text: storefrontWords.ourOwnWorkshopFinishes({ days: inHouseDays }),
    to: '/cutome_tailoring',
    link: storefrontWords.howCustomTailoringWorks,
  },
  {
    picture: 'service-culture',
    title: storefrontWords.craftFromItsHomeRegion,
    text: storefrontWords.phulkariAjrakDochAndMore,
    to: '/culture_by_tailor',
    link: storefrontWords.seeTheCollections,
  },
  {
    picture: 'service-brands',
    title: storefrontWords.brandsWeSell,
    text: storefrontWords.brandsInOneCart,
    to: '/brands',
    link: basicWords.seeAllBrands,
  },
];

const PROMISES = [
  {
    title: storefrontWords.youSeeThePriceFirst,
    text: storefrontWords.youSeeEveryPartOfThePrice,
  },
  {
    title: storefrontWords.yourMeasurementsAreYours,
    text: storefrontWords.youCanChangeAndDeleteThem,
  },
  {
    title: storefrontWords.youCanFollowTheWork,
    text: storefrontWords.followItWithATrackingNumber,
  },
  {
    title: storefrontWords.wePutItRight,
    text: storefrontWords.weAlterItFreeOfCharge({ days: ALTERATION_DAYS }),
  },
] as const;

export default function AboutPage() {
  const { brand_name, order_rules } = useShop();
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-end gap-x-12 md:grid-cols-[1.3fr_1fr]">
          <div className="flex flex-col gap-5 py-12 md:self-center lg:py-20">
            <p lang="ur" dir="rtl" className="self-start text-2xl text-saffron-ink">
              ناپ
            </p>
            <Heading level={1} size="page">
              {storefrontWords.aTailorsMeasureKeptForYou}
            </Heading>
            <p className="max-w-[36rem] text-lg text-muted">
              <Rich
                text={storefrontWords.whatNaapIs({ brand: brand_name })}
                parts={{ i: (text) => <i>{text}</i> }}
              />
            </p>
          </div>
          <img
            src="/art/inhouse.svg"
            alt={storefrontWords.workshopPicture}
            width={320}
            height={240}
            className="mx-auto w-full max-w-[28rem] rounded-t-[10rem]"
          />
        </div>
      </section>
      <div className="tape" />
      <section aria-labelledby="trades-title" className="page py-14 lg:py-20">
        <Heading level={2} size="section" id="trades-title">
          {storefrontWords.whatWeDo}
        </Heading>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {trades(order_rules.in_house_days).map(({ picture, title, text, to, link }) => (
            <li key={to} className="group relative">
              <img
                src={`/art/${picture}.svg`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
              />
              <Heading level={3} size="item" className="mt-4">
                {title}
              </Heading>
              <p className="mt-1 text-muted">{text}</p>
              <Link
                to={to}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand after:absolute after:inset-0"
              >
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="promises-title" className="bg-sunken py-14 lg:py-20">
        <div className="page">
          <Heading level={2} size="section" id="promises-title">
            {storefrontWords.whatWePromise}
          </Heading>
          <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {PROMISES.map(({ title, text }) => (
              <li key={title} className="border-s-2 border-saffron ps-4">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="talk-title" className="page flex flex-col items-start gap-5 py-14 lg:py-20">
        <Heading level={2} size="section" id="talk-title">
          {storefrontWords.anyQuestions}
        </Heading>
        <p className="max-w-[36rem] text-lg text-muted">{storefrontWords.weAreHappyToHelp}</p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/book-tailor">{basicWords.bookATailor}</ButtonLink>
          <ButtonLink to="/contact-us" variant="secondary">
            {storefrontWords.contactUs}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
