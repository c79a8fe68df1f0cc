import { useState } from 'react';
import { basicWords, orderingWords } from '#words';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { confirmSingleOrder } from '../../../features/orders/api.ts';
import { PriceReceipt } from '../../../features/orders/components/price-receipt.tsx';
import { clothLines, stitchingLines } from '../../../features/orders/stitching-lines.ts';
import { CallError } from '../../../lib/call-error.ts';
import { endClothErrand } from '../../../lib/cloth-errand.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { type ChangedTerms, changedTermsIn } from './changed-terms.ts';

const loadPhoneCode = () => import('../../../features/phones/components/phone-code.tsx');

const loadOrderCode = () => import('../../../features/orders/components/order-code.tsx');

const loadTermsComparison = () => import('./terms-comparison.tsx');

interface ConfirmOrderProps {
  order: CustomerOrder;
  onConfirmed: (confirmed: SingleOrder) => void;
}

/** Confirms an order at the shown price and day; the customer first agrees to changed ones (orders-25). */
export function ConfirmOrder({ order, onConfirmed }: ConfirmOrderProps) {
  const [terms, setTerms] = useState<ChangedTerms>();
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () =>
      confirmSingleOrder(order.id, {
        total: terms?.total.now ?? order.total_bill ?? undefined,
        expected_delivery_date:
          terms?.expected_delivery_date.now ?? order.expected_delivery_date ?? undefined,
        advance: terms?.advance.now ?? order.advance,
      }),
    onSuccess(confirmed) {
      endClothErrand();
      onConfirmed(confirmed);
    },
    onFailure(error) {
      const changed = changedTermsIn(error);
      setTerms(changed);
      if (changed) return true;
      // Another device changed the order: refetch it.
      if (error instanceof CallError && error.status === 409) {
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
      }
      return false;
    },
    fallback: orderingWords.failedToConfirmOrder,
    afterLeaving: {
      onSuccess({ tracking_id }) {
        void queryClient.invalidateQueries({ queryKey: ['orders'] });
        toast.success(orderingWords.yourOrderIsConfirmed({ trackingId: tracking_id }), {
          link: { to: '/orders', text: orderingWords.seeIt },
        });
      },
    },
  });
  const price = terms?.price ?? order.price;
  const day = terms?.expected_delivery_date.now ?? order.expected_delivery_date;
  const { cash_code_from: from } = useShop().order_rules;
  const cash =
    order.payment_type === 'COD'
      ? (terms?.total.now ?? order.total_bill ?? 0) - (terms?.advance.now ?? order.advance)
      : 0;
  // The price may change just before the tap.
  const { isSettling } = useSettling(`${order.total_bill} ${order.expected_delivery_date} ${order.advance}`);
  return (
    <>
      {price && (
        <PriceReceipt
          price={price}
          title={orderingWords.orderSummary}
          stitching={stitchingLines(order.garments, price)}
          cloth={clothLines(order.garments, price)}
          advance={
            order.status === 'PLACED'
              ? { advance: terms?.advance.now ?? order.advance, cause: order.advance_cause }
              : undefined
          }
        />
      )}
      {order.price && order.actions.includes('edit') && (
        <LazyPart load={loadOrderCode} skeleton={<Skeleton className="h-32" />}>
          {(OrderCode) => <OrderCode order={order} />}
        </LazyPart>
      )}
      {order.actions.includes('confirm') && (
        <form {...formProps} className="flex flex-col gap-4">
          <div role="status" className="empty:absolute">
            {terms && (
              <LazyPart load={loadTermsComparison} skeleton={<Skeleton className="h-40" />}>
                {(TermsComparison) => <TermsComparison terms={terms} />}
              </LazyPart>
            )}
          </div>
          {order.needed_by && day && day > order.needed_by && (
            <p className="font-semibold text-madder">
              {orderingWords.readyAfterTheDayYouNeed({
                day: formatDay(day),
                needed: formatDay(order.needed_by),
              })}
            </p>
          )}
          {from > 0 && cash >= from && (
            <LazyPart load={loadPhoneCode} skeleton={null}>
              {(PhoneCode) => <PhoneCode phone={order.contact_number} from={from} otherWay="none" />}
            </LazyPart>
          )}
          <FailureBanner failure={failure} />
          <SubmitButton busy={isSubmitting} isInert={isSettling} busyLabel={basicWords.confirming}>
            {terms ? orderingWords.agreeAndConfirm : orderingWords.confirmOrder}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
