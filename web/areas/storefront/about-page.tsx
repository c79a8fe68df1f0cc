import { Link, type MetaArgs } from 'react-router';
import { ALTERATION_DAYS, IN_HOUSE_DAYS } from '../../../contract/business-facts.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'About us',
    description:
      'Who stitches, where the cloth and the craft come from, and what you can hold us to: custom tailoring, cultural products and brands under one roof.',
  });
}

const TRADES = [
  {
    picture: 'service-tailoring',
    title: 'Garments made for you',
    text: `Our own workshop finishes within ${IN_HOUSE_DAYS} days. Partner tailors bring their own hand, their own rates and the opinions of those they have stitched for.`,
    to: '/cutome_tailoring',
    link: 'How custom tailoring works',
  },
  {
    picture: 'service-culture',
    title: 'Craft with an address',
    text: 'Phulkari from Punjab, ajrak from Sindh, doch from Balochistan, with the jewelry and the pieces for the home that belong to them.',
    to: '/culture_by_tailor',
    link: 'See the collections',
  },
  {
    picture: 'service-brands',
    title: 'Brands beside them',
    text: 'Ready-to-wear and designer houses, in one cart and at one counter. Each sends its goods itself, and you deal with us.',
    to: '/brands',
    link: 'See all brands',
  },
] as const;

const PROMISES = [
  {
    title: 'The price comes first',
    text: 'You see every part of it before you order. What you agreed to is what you pay, even if rates change the day after.',
  },
  {
    title: 'Your measurements are yours',
    text: 'You keep, change and delete them. Of an order, its tailor and our support see the copy it was made to; nobody else does.',
  },
  {
    title: 'You can follow the work',
    text: 'From the order to the door, stage by stage, with a number that works without signing in.',
  },
  {
    title: 'We put it right',
    text: `If it does not fit as measured, we alter it at no charge; you have ${ALTERATION_DAYS} days to tell us.`,
  },
] as const;

/** What the shop is, without a legend. */
export default function AboutPage() {
  const { brand_name } = useShop();
  return (
    <>
      <section className="khaddar">
        <div className="page grid items-end gap-x-12 md:grid-cols-[1.3fr_1fr]">
          <div className="flex flex-col gap-5 py-12 md:self-center lg:py-20">
            <p lang="ur" dir="rtl" className="self-start text-2xl text-saffron-ink">
              ناپ
            </p>
            <h1 className="text-3xl lg:text-4xl">A tailor’s measure, kept for you</h1>
            <p className="max-w-[36rem] text-lg text-muted">
              In Urdu, <i>naap</i> is what a tailor writes down before the cloth is cut. {brand_name} keeps
              yours, so that the next garment needs no appointment: you choose the cloth, the cut and the
              hands, from wherever you are.
            </p>
          </div>
          <img
            src="/art/inhouse.svg"
            alt="A workshop: a sewing machine under a lamp, with embroidered cloth in work"
            width={320}
            height={240}
            className="mx-auto w-full max-w-[28rem] rounded-t-[10rem]"
          />
        </div>
      </section>
      <div className="tape" />
      <section aria-labelledby="trades-title" className="page py-14 lg:py-20">
        <h2 id="trades-title" className="text-2xl lg:text-3xl">
          What we do
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
          {TRADES.map(({ picture, title, text, to, link }) => (
            <li key={to} className="group relative">
              <img
                src={`/art/${picture}.svg`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
              />
              <h3 className="mt-4 text-xl">{title}</h3>
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
          <h2 id="promises-title" className="text-2xl lg:text-3xl">
            What you can hold us to
          </h2>
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
        <h2 id="talk-title" className="text-2xl lg:text-3xl">
          Come to the counter
        </h2>
        <p className="max-w-[36rem] text-lg text-muted">
          A question before you order costs nothing, and it is often the best part of having something made.
        </p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
          <ButtonLink to="/contact-us" variant="secondary">
            Ask us something
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
