import { Link, type MetaArgs } from 'react-router';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'About us',
    description:
      'Who stitches your garment, where the cloth comes from, and what we promise: custom tailoring, cultural products and brands under one roof.',
  });
}

const trades = (inHouseDays: number) => [
  {
    picture: 'service-tailoring',
    title: 'Garments made for you',
    text: `Our own workshop finishes within ${inHouseDays} days. Partner tailors have their own style, rates and customer reviews.`,
    to: '/cutome_tailoring',
    link: 'How custom tailoring works',
  },
  {
    picture: 'service-culture',
    title: 'Craft from its home region',
    text: 'Phulkari from Punjab, ajrak from Sindh, doch from Balochistan, with jewelry and home decor.',
    to: '/culture_by_tailor',
    link: 'See the collections',
  },
  {
    picture: 'service-brands',
    title: 'Brands we sell',
    text: 'Ready-to-wear and designer brands in one cart. Each ships its own goods, and we are your contact for all of them.',
    to: '/brands',
    link: 'See all brands',
  },
];

const PROMISES = [
  {
    title: 'You see the price first',
    text: 'You see every part of the price before you order, and that is what you pay, even if rates change later.',
  },
  {
    title: 'Your measurements are yours',
    text: 'You can change and delete them at any time. Only the tailor of an order and our support team see the copy it was made from.',
  },
  {
    title: 'You can follow the work',
    text: 'Follow it stage by stage with a tracking number, without signing in.',
  },
  {
    title: 'We put it right',
    text: `If it does not fit as measured, we alter it free of charge within ${ALTERATION_DAYS} days.`,
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
              A tailor’s measure, kept for you
            </Heading>
            <p className="max-w-[36rem] text-lg text-muted">
              In Urdu, <i>naap</i> is what a tailor writes down before the cloth is cut. {brand_name} keeps
              yours, so your next garment needs no appointment: choose the cloth, the cut and the tailor from
              wherever you are.
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
        <Heading level={2} size="section" id="trades-title">
          What we do
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
            What we promise
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
          Any questions?
        </Heading>
        <p className="max-w-[36rem] text-lg text-muted">We are happy to help before you order.</p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/book-tailor">Book a tailor</ButtonLink>
          <ButtonLink to="/contact-us" variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
