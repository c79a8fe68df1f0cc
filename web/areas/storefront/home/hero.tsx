import { useShop } from '../../../lib/shop.ts';
import { ButtonLink } from '../../../ui/button.tsx';

const highlights = (inHouseDays: number) => [
  { title: 'Custom Tailoring', text: 'Cut and stitched to your own measurements' },
  { title: 'Cultural Products', text: 'Phulkari, ajrak and Balochi doch' },
  { title: 'Premium Brands', text: 'Ready to wear from houses we know' },
  { title: 'Fast Delivery', text: `Our own workshop needs ${inHouseDays} days` },
];

export function Hero() {
  const { order_rules } = useShop();
  return (
    <section id="home" aria-labelledby="home-title">
      <div className="khaddar">
        <div className="page grid items-end gap-x-12 md:grid-cols-[1.1fr_1fr]">
          <div className="flex flex-col items-start gap-6 pt-10 pb-10 md:self-center md:py-16 lg:py-20">
            <p className="inline-flex items-center gap-2.5 rounded-full bg-saffron-soft px-4 py-1.5 text-sm font-semibold text-saffron-ink">
              <span aria-hidden="true" className="size-2 animate-pulse-badge rounded-full bg-saffron" />
              Live Tailoring
            </p>
            <h1 id="home-title" className="text-3xl sm:max-md:text-4xl lg:text-4xl xl:text-5xl">
              Custom Tailoring <span className="brand-ink">Made Simple</span>
            </h1>
            <p className="max-w-[34rem] text-lg text-muted">
              A complete fashion destination: garments stitched to your own measurements, the heritage of
              Punjab, Sindh and Balochistan, and the brands you love.
            </p>
            <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row md:max-lg:flex-col">
              <ButtonLink to="/cutome_tailoring">Start Custom Order</ButtonLink>
              <ButtonLink to="/culture_by_tailor" variant="secondary">
                Explore Culture Collection
              </ButtonLink>
            </div>
          </div>
          <img
            src="/art/hero.svg"
            alt="A tailor's shop: garments on a rail in an arched niche, and a counter with rolls of cloth, a sewing machine, shears and a measuring tape"
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
