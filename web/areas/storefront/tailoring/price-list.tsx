import { type DressTypeCode, garmentOf } from '../../../../contract/garments.ts';
import { handoverFees } from '../../../../contract/order-fees.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { useApproximation } from '../../../features/location/store.ts';
import { garmentPicture } from '../../../features/orders/garment-picture.ts';
import { formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Price } from '../../../ui/price.tsx';

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

export function PriceList({ rates }: { rates: Tailor['rate_per_design'] }) {
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
        What it costs
      </Heading>
      {shown.length > 0 && (
        <>
          <p className="mt-2 text-muted">Stitching in our own workshop, without the cloth.</p>
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
                <p className="mt-3 font-display text-lg font-semibold">{garment.label}</p>
                <Price amount={formatRupees(rate)} about={about(rate)} className="text-muted" />
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="figures mt-10 grid gap-x-8 gap-y-4 border-t border-hairline pt-6 sm:grid-cols-3">
        <Extra term="Urgent, in half the time" fact={`${order_rules.urgent_percent} % more`} />
        <Extra term="We collect your cloth" fact={formatRupees(collection_fee)} />
        <Extra term="We bring the garment" fact={formatRupees(delivery_fee)} />
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
