import { basicWords, orderingWords, shelfClothWords } from '#words';
import { dayWithCloth } from '../../../../contract/cloth-wait.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { fabricName } from '../../../../contract/garment-names.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { AdvanceNote } from '../../../features/orders/components/advance-note.tsx';
import { expectedDay } from '../../../features/orders/expected-day.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { useShop } from '../../../lib/shop.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** What happens after the confirmation, and where to bring the cloth (orders-26). */
export default function NextSteps({ order }: { order: CustomerOrder }) {
  const { days_off } = useShop();
  const { cloth_due_on: dueOn, expected_delivery_date: promised } = order;
  const day = formatDay(
    promised && dueOn ? dayWithCloth(promised, dueOn, dayInKarachi(), days_off).day : promised,
  );
  const hasCome = order.cloth_receipts.length > 0 && dueOn === null;
  const ways = stitched(order.garments).map(({ cloth_source }) => cloth_source);
  const isAllSent = ways.every((way) => way === 'SHELF');
  const isPosted = ways.includes('POSTED');
  const isBrought = ways.some((way) => way !== 'SHELF' && way !== 'POSTED');
  const isAdvanceDue = order.advance > order.paid;
  const left = (order.total_bill ?? 0) - Math.max(order.paid, order.advance);
  const where = { tailor: order.tailor_username, area: order.tailor_area };
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="next-title">
        {orderingWords.whatHappensNext}
      </Heading>
      <ol className="flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-brand">
        {isAdvanceDue && (
          <li>
            <AdvanceNote
              total={(order.total_bill ?? 0) - order.paid}
              advance={order.advance - order.paid}
              cause={order.advance_cause}
            />
          </li>
        )}
        {order.is_requested_sample && (
          <li>
            {order.fabric_type
              ? orderingWords.weSendYouASwatchOf({ fabric: fabricName(order.fabric_type) })
              : orderingWords.weSendYouASwatch}
          </li>
        )}
        {order.item_type !== 'shoes' && (
          <li>
            {hasCome ? (
              orderingWords.theTailorHasYourCloth
            ) : isAllSent ? (
              shelfClothWords.theSellerSendsIt
            ) : !isBrought ? (
              whereToPost(order)
            ) : order.pickup === 'BY_OWN' ? (
              <>
                {orderingWords.bringYourClothTo(where)}
                {order.opening_hours.length > 0 && (
                  <span className="block text-sm text-muted">
                    {orderingWords.openAt({
                      times: order.opening_hours.map(({ days, hours }) => `${days} ${hours}`),
                    })}
                  </span>
                )}
              </>
            ) : (
              orderingWords.weCollectYourClothAndCall
            )}
            {!hasCome && isPosted && isBrought && (
              <span className="block">{shelfClothWords.postTheRestTo({ address: order.tailor_area })}</span>
            )}
            {dueOn && <span className="block">{`${expectedDay(order, days_off)}.`}</span>}
          </li>
        )}
        <li>
          <Rich
            text={orderingWords.theTailorStitchesAndChecksIt({ trackingId: order.tracking_id })}
            parts={{
              tracking: (text) => (
                <TextLink to={`/order_tracking?number=${order.tracking_id}`} variant="inline">
                  {text}
                </TextLink>
              ),
            }}
          />
        </li>
        <li>
          {order.delivery === 'BY_OWN'
            ? orderingWords.collectTheGarmentFrom({ ...where, day })
            : order.payment_type === 'ADVANCE' && order.bill_status !== 'PAID'
              ? orderingWords.weBringTheGarmentOncePaid({ day })
              : orderingWords.weBringTheGarmentBy({ day })}
          {left > 0 &&
            order.payment_type === 'COD' &&
            ` ${orderingWords.youPayWhenYouGetIt({ totalBill: formatRupees(left) })}`}
        </li>
      </ol>
    </section>
  );
}

function whereToPost({ cloth_posted: posted, tailor_area }: CustomerOrder): string {
  const address = basicWords.leftToRight({ text: tailor_area });
  if (!posted) return shelfClothWords.postYourClothTo({ address });
  return posted.went_elsewhere ? shelfClothWords.parcelWentElsewhere : shelfClothWords.yourClothIsOnItsWay;
}
