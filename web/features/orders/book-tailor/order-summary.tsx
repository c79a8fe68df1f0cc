import { useFormContext } from 'react-hook-form';
import { orderFormWords, orderGarmentWords } from '#words';
import { dayInKarachi, daysBetween } from '../../../../contract/dates.ts';
import { garmentName } from '../../../../contract/garment-names.ts';
import { garmentOf } from '../../../../contract/garments.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { formatDay } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Card } from '../../../ui/card.tsx';
import { PriceReceipt } from '../components/price-receipt.tsx';
import { PromiseDetails } from '../components/promise-schedule.tsx';
import { garmentPicture } from '../garment-picture.ts';
import { type OrderFields, useDraft } from './draft.ts';
import { DutyOfDraft } from './duty-of-draft.tsx';
import { isTooLate, type OrderPromise, usePromise } from './promise.ts';
import { useAdvance } from './use-advance.ts';
import { useHandover } from './use-handover.ts';
import { usePrice } from './use-price.ts';

export function OrderSummary({ tailor }: { tailor: Tailor | undefined }) {
  const { watch } = useFormContext<OrderFields>();
  const { brand_name, order_rules } = useShop();
  const source = useDraft((draft) => draft.source);
  const [dress, delivery_type] = watch(['dress_type', 'delivery_type']);
  const price = usePrice(tailor);
  const advance = useAdvance(price?.total);
  const stitching = useStitchingLines(tailor);
  const garment = garmentOf(dress);
  const inHouse = source === 'in-house';
  const promise = usePromise(tailor);
  const { isCountryKnown } = useHandover();
  const courierBusinessDays = promise ? promise.courier.before + promise.courier.after : 0;
  const expected = promise?.days[delivery_type];
  const today = dayInKarachi();
  // Holidays may make it later.
  const inHouseDays = Math.max(order_rules.in_house_days, daysBetween(today, promise?.days.NORMAL ?? today));
  return (
    <>
      <Card>
        <p className="text-sm text-muted">{orderFormWords.stitchedBy}</p>
        <p className="font-display text-xl">{inHouse ? brand_name : tailor?.user_username}</p>
        {inHouse && isCountryKnown && courierBusinessDays === 0 && (
          <p className="mt-1 text-sm">{orderFormWords.deliveredWithinDays({ days: inHouseDays })}</p>
        )}
        {expected === null && (
          <p role="status" className="mt-1 text-sm font-semibold text-madder">
            {orderFormWords.fullyBookedForTheComingMonths}
          </p>
        )}
        {expected && (
          <p className="mt-1 text-sm text-muted">
            {courierBusinessDays > 0
              ? orderFormWords.orderedTodayExpectedAbroadBy({
                  day: formatDay(expected),
                  courierDays: courierBusinessDays,
                })
              : orderFormWords.orderedTodayExpectedBy({ day: formatDay(expected) })}
          </p>
        )}
        {promise?.schedule && <PromiseDetails segments={promise.schedule} />}
        <NeededBy promise={promise} />
      </Card>
      {garment && (
        <img
          src={garmentPicture(garment.drawing)}
          alt={orderFormWords.sketchOf({ garment: garmentName(dress) ?? dress })}
          width={360}
          height={440}
          className="mx-auto w-40 max-lg:hidden"
        />
      )}
      {price ? (
        <PriceReceipt price={price} stitching={stitching} advance={advance} />
      ) : (
        <p className="rounded-2xl border border-dashed border-edge p-5 text-muted">
          {isCountryKnown
            ? orderFormWords.chooseADressTypeToSee
            : orderFormWords.chooseTheCountryToSeeThePrice}
        </p>
      )}
      <DutyOfDraft price={price} />
    </>
  );
}

/** A line for each garment of an order of several (orders-205). */
function useStitchingLines(tailor: Tailor | undefined) {
  const dress = useFormContext<OrderFields>().watch('dress_type');
  const further = useDraft((draft) => draft.further);
  if (further.length === 0) return undefined;
  return [dress, ...further.map(({ fields }) => fields.dress_type)].flatMap((code, index) => {
    const amount = tailor?.rate_per_design[code];
    const garment = garmentName(code) ?? code;
    return amount === undefined
      ? []
      : [{ name: orderGarmentWords.numbered({ place: index + 1, garment }), amount }];
  });
}

/** Whether the day that the customer needs is kept (orders-65). */
function NeededBy({ promise }: { promise: OrderPromise | undefined }) {
  const { watch } = useFormContext<OrderFields>();
  const [needed_by, delivery_type] = watch(['needed_by', 'delivery_type']);
  const day = promise?.days[delivery_type];
  if (needed_by === '' || !day) return null;
  const slots = { day: formatDay(day), needed: formatDay(needed_by) };
  return isTooLate({ needed_by, delivery_type }, promise) ? (
    <p className="mt-1 text-sm font-semibold text-madder">{orderFormWords.willBeReadyAfterYourDay(slots)}</p>
  ) : (
    <p className="mt-1 text-sm font-semibold text-leaf">{orderFormWords.keepsYourDay(slots)}</p>
  );
}
