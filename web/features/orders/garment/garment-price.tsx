import { useFormContext } from 'react-hook-form';
import { orderGarmentWords } from '#words';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { priceOf } from '../../../../contract/pricing.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatDay } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import type { OrderFields } from '../book-tailor/draft.ts';
import { useClothOfOrder } from '../book-tailor/use-cloth.ts';
import { PriceReceipt } from '../components/price-receipt.tsx';

interface GarmentPriceProps {
  order: Pick<SingleOrder, 'delivery_type' | 'expected_delivery_date'>;
  garment: Garment | undefined;
  tailor: Tailor;
}

/** What a garment adds to the price of its order: its stitching, and more where it is urgent. */
export function GarmentPrice({ order, garment, tailor }: GarmentPriceProps) {
  const { order_rules } = useShop();
  const cloth = useClothOfOrder();
  const dress = useFormContext<OrderFields>().watch('dress_type');
  const isSame = garment?.dress_type === dress;
  const rate = (isSame ? garment?.stitching : undefined) ?? tailor.rate_per_design[dress];
  // Collection, delivery and swatch are those of the order.
  const own = {
    delivery_type: order.delivery_type,
    pickup: 'BY_OWN',
    delivery: 'BY_OWN',
    is_requested_sample: false,
    collection_country: 'PK',
    delivery_country: 'PK',
    cloth: cloth.cloth,
  } as const;
  return (
    <>
      {rate === undefined ? (
        <p className="rounded-2xl border border-dashed border-edge p-5 text-muted">
          {orderGarmentWords.chooseADressTypeToSee}
        </p>
      ) : (
        <PriceReceipt
          price={priceOf(rate, own, order_rules)}
          title={garment ? orderGarmentWords.whatItCosts : orderGarmentWords.whatItAdds}
        />
      )}
      {order.expected_delivery_date && (
        <p className="text-sm text-muted">
          {orderGarmentWords.theDayIsCountedAgain({ day: formatDay(order.expected_delivery_date) })}
        </p>
      )}
    </>
  );
}
