import { useState } from 'react';
import { basicWords, orderingWords } from '#words';
import type { DaysOff } from '../../../../contract/dates.ts';
import { isSentAbroad } from '../../../../contract/duty.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { customerOrderQuery } from '../../../features/orders/api.ts';
import { hasClothOfItsOwn } from '../../../features/orders/cloth-way.ts';
import { AddGarmentLink } from '../../../features/orders/components/add-garment-link.tsx';
import { MailNotice } from '../../../features/orders/components/mail-notice.tsx';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { DesignWords, OrderFacts } from '../../../features/orders/components/order-facts.tsx';
import { expectedDay } from '../../../features/orders/expected-day.ts';
import { neededFacts } from '../../../features/orders/needed-facts.ts';
import {
  COURIER_NAMES,
  DELIVERY_TYPE_NAMES,
  dayName,
  garmentsAsked,
  garmentsAwaited,
  handoverFacts,
  isPictureWanted,
  itemFacts,
  lengthFacts,
  measurementName,
} from '../../../features/orders/words.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { ConfirmOrder } from './confirm-order.tsx';
import { standingOf } from './standing.ts';

const loadCancelOrder = () => import('../../../features/orders/components/cancel-order.tsx');

const loadFormButton = async () => {
  const { OrderFormButton } = await import('../../../features/orders/components/order-form-button.tsx');
  return { default: OrderFormButton };
};

const loadAnswerQuestion = () => import('../../../features/orders/components/answer-question.tsx');

const loadClothReceipts = () => import('../../../features/orders/components/cloth-receipts.tsx');

const loadOrderSamples = () => import('../../../features/orders/components/order-samples.tsx');

const loadOrderBill = () => import('./bill-of-order.tsx');

const loadSendPicture = () => import('../../../features/orders/components/send-picture.tsx');

const loadMeasureRequests = () => import('../../../features/orders/measures/measure-requests.tsx');

const loadWorkPhotos = () => import('../../../features/orders/components/work-photos.tsx');

const loadDuty = () => import('../../../features/orders/components/duty-of-order.tsx');

const loadNextSteps = () => import('./next-steps.tsx');

const loadPromiseOfOrder = () => import('./promise-of-order.tsx');

const loadGarmentList = () => import('../../../features/orders/components/garment-list.tsx');

const loadClothOfGarments = () => import('../../../features/orders/components/cloth-of-garments.tsx');

const loadOrderPapers = () => import('./order-papers.tsx');

const loadInvoiceDialog = () => import('./invoice-dialog.tsx');

const loadEditOrder = () => import('../../../features/orders/components/edit-order.tsx');

/** An order in any state: its status, what was ordered, and the actions now possible (orders-20). */
export function OrderAtCheckout({ order }: { order: CustomerOrder }) {
  const [open, setOpen] = useState<'invoice' | 'cancel' | 'edit'>();
  const { days_off } = useShop();
  const close = () => setOpen(undefined);
  // Orders of /order_placement have a gender, which the order form lacks.
  const isAsking = garmentsAsked(order).length > 0;
  const isAwaiting = garmentsAwaited(order).length > 0;
  const isOne = order.garments.length === 1;
  const isOfForm = order.dress_type !== null && order.gender === null;
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-6">
          <OrderStanding order={order} />
          {order.status !== 'DELIVERED' && order.status !== 'CANCELLED' && <MailNotice />}
          {order.actions.includes('edit') && !order.is_handover_known && (
            <WhereItGoes
              order={order}
              onPrepare={() => void loadEditOrder()}
              onOpen={() => setOpen('edit')}
            />
          )}
          {isPictureWanted(order) && (
            <LazyPart load={loadSendPicture} skeleton={<Skeleton className="h-48" />}>
              {(SendPicture) => <SendPicture order={order} />}
            </LazyPart>
          )}
          {isAsking && (
            <LazyPart load={loadMeasureRequests} skeleton={isAwaiting && <Skeleton className="h-48" />}>
              {(MeasureRequests) => <MeasureRequests order={order} />}
            </LazyPart>
          )}
          {order.question && !isPictureWanted(order) && !isAwaiting && (
            <LazyPart load={loadAnswerQuestion} skeleton={<Skeleton className="h-48" />}>
              {(AnswerQuestion) =>
                order.question && <AnswerQuestion order={{ ...order, question: order.question }} />
              }
            </LazyPart>
          )}
          {order.garments.some(({ measurement_sample }) => measurement_sample) && (
            <LazyPart load={loadOrderSamples} skeleton={<Skeleton className="h-32" />}>
              {(OrderSamples) => <OrderSamples order={order} />}
            </LazyPart>
          )}
          {order.cloth_receipts.length > 0 && (
            <LazyPart load={loadClothReceipts} skeleton={<Skeleton className="h-48" />}>
              {(ClothReceipts) => <ClothReceipts order={order} />}
            </LazyPart>
          )}
          {isSentAbroad({ delivery: order.delivery, country: order.delivery_address?.country ?? null }) && (
            <LazyPart load={loadDuty} skeleton={<Skeleton className="h-16" />}>
              {(DutyOfOrder) => (
                <DutyOfOrder country={order.delivery_address?.country ?? ''} price={order.price} isOrdered />
              )}
            </LazyPart>
          )}
          {(order.status === 'CONFIRMED' || order.status === 'ACCEPTED') && (
            <LazyPart load={loadNextSteps} skeleton={<Skeleton className="h-48" />}>
              {(NextSteps) => <NextSteps order={order} />}
            </LazyPart>
          )}
          <OrderFacts facts={factsOf(order, days_off)} />
          {order.status === 'PLACED' && order.price && (
            <LazyPart load={loadPromiseOfOrder} skeleton={<Skeleton className="h-11" />}>
              {(PromiseOfOrder) => <PromiseOfOrder order={order} />}
            </LazyPart>
          )}
          {order.garments.some(hasClothOfItsOwn) && (
            <LazyPart load={loadClothOfGarments} skeleton={<Skeleton className="h-32" />}>
              {(ClothOfGarments) => <ClothOfGarments order={order} />}
            </LazyPart>
          )}
          <OrderAddresses order={order} />
          {!isOne && (
            <LazyPart load={loadGarmentList} skeleton={<Skeleton className="h-96" />}>
              {(GarmentList) => <GarmentList order={order} />}
            </LazyPart>
          )}
          {isOne && <DesignWords design={order.design} />}
          {isOne && order.description && (
            <div>
              <h2 className="text-lg">{basicWords.description}</h2>
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {order.description}
              </p>
            </div>
          )}
          {isOne && <OrderPictures order={order} />}
          {order.events.some(({ photos }) => photos.length > 0) && (
            <LazyPart load={loadWorkPhotos} skeleton={<Skeleton className="h-48" />}>
              {(WorkPhotos) => <WorkPhotos events={order.events} />}
            </LazyPart>
          )}
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-6">
          <ConfirmOrder
            order={order}
            onConfirmed={(confirmed) => {
              queryClient.setQueryData(
                customerOrderQuery(order.id).queryKey,
                (shown) => shown && { ...shown, ...confirmed },
              );
              void queryClient.invalidateQueries({ queryKey: ['orders'] });
              setOpen('invoice');
            }}
          />
          {order.status !== 'PLACED' && (
            <LazyPart load={loadOrderBill} skeleton={order.payments[0] && <Skeleton className="h-40" />}>
              {(OrderBill) => <OrderBill order={order} />}
            </LazyPart>
          )}
          {(order.invoice_id || order.documents.length > 0) && (
            <LazyPart load={loadOrderPapers} skeleton={<Skeleton className="h-11" />}>
              {(OrderPapers) => <OrderPapers order={order} />}
            </LazyPart>
          )}
          <AddGarmentLink order={order} />
          {((isOfForm && order.actions.includes('edit')) || order.status === 'CANCELLED') && (
            <LazyPart load={loadFormButton} skeleton={<Skeleton className="h-11" />}>
              {(FormButton) => (
                <FormButton order={order} kind={order.status === 'CANCELLED' ? 'again' : 'edit'} />
              )}
            </LazyPart>
          )}
          {!isOfForm && order.actions.includes('edit') && (
            <Button
              variant="secondary"
              onPointerEnter={() => void loadEditOrder()}
              onFocus={() => void loadEditOrder()}
              onClick={() => setOpen('edit')}
            >
              {orderingWords.editThisOrder}
            </Button>
          )}
          {order.actions.includes('cancel') && (
            <Button
              variant="quiet"
              onPointerEnter={() => void loadCancelOrder()}
              onFocus={() => void loadCancelOrder()}
              onClick={() => setOpen('cancel')}
            >
              {orderingWords.cancelThisOrder}
            </Button>
          )}
          <ButtonLink variant="quiet" to="/orders">
            {orderingWords.seeMyOrders}
          </ButtonLink>
        </div>
      </div>
      {open === 'edit' && (
        <LazyPart load={loadEditOrder}>
          {(EditOrder) => <EditOrder order={order} open onClose={close} />}
        </LazyPart>
      )}
      {open === 'cancel' && (
        <LazyPart load={loadCancelOrder}>
          {(CancelOrder) => <CancelOrder order={order} open onClose={close} />}
        </LazyPart>
      )}
      {open === 'invoice' && (
        <LazyPart load={loadInvoiceDialog}>
          {(InvoiceDialog) => <InvoiceDialog order={order} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}

function factsOf(order: CustomerOrder, daysOff: DaysOff) {
  const { collection_address: from, delivery_address: to } = order;
  const isAbroad = [from, to].some((address) => address && address.country !== 'PK');
  return [
    [basicWords.trackingNumber, order.tracking_id],
    [orderingWords.tailor, order.tailor_username],
    ...(order.garments.length === 1
      ? [
          ...itemFacts(order),
          [basicWords.measurements, measurementName(order, order.measurement_label)] as const,
          ...lengthFacts(order),
        ]
      : []),
    [basicWords.contactNumber, order.contact_number],
    [basicWords.deliveryType, DELIVERY_TYPE_NAMES[order.delivery_type]],
    [dayName(order), expectedDay(order, daysOff)],
    ...neededFacts(order),
    ...handoverFacts(order),
    ...(isAbroad || order.courier === 'EXPRESS'
      ? [[basicWords.courier, COURIER_NAMES[order.courier]] as const]
      : []),
  ] as const;
}

/** The sent pictures of the design and the measurements. */
function OrderPictures({ order }: { order: CustomerOrder }) {
  const pictures = [
    { address: order.dress_design, name: orderingWords.theDesignYouSent },
    { address: order.measurement_picture, name: orderingWords.thePictureOfYourMeasurements },
  ].filter(({ address }) => address !== null);
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ address, name }) => (
        <figure key={name} className="flex flex-col gap-1">
          <a href={address ?? ''} target="_blank" rel="noreferrer" className="self-start">
            <img
              src={address ?? ''}
              alt={basicWords.opensInFullSize({ name })}
              className="max-h-80 rounded-xl border border-hairline object-contain"
            />
          </a>
          <figcaption className="text-sm text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const TONES = {
  info: 'border-hairline bg-brand-soft',
  success: 'border-leaf bg-leaf-soft',
  warning: 'border-saffron bg-saffron-soft',
} as const;

/** The order's status, announced to screen readers when it changes. */
function OrderStanding({ order }: { order: CustomerOrder }) {
  const { order_rules } = useShop();
  const { tone, title, text, note } = standingOf(order, order_rules.confirm_within_days);
  const stands = `${order.status} ${order.question?.asked_at ?? ''} ${order.garments.length}`;
  // A step, or removing a garment, may remove its own focused button.
  const heading = useFocusOnChange<HTMLHeadingElement>(stands, { ifLost: true });
  return (
    <section role="status" className={cn('rounded-2xl border px-5 py-4 wrap-anywhere', TONES[tone])}>
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p>{text}</p>
      {note && <p className="mt-2 border-s-2 border-edge ps-3 text-muted italic">{note}</p>}
    </section>
  );
}

interface WhereItGoesProps {
  order: CustomerOrder;
  onPrepare: () => void;
  onOpen: () => void;
}

/** Asks for the delivery of an order that was placed without one; it cannot be confirmed before (orders-60). */
function WhereItGoes({ order, onPrepare, onOpen }: WhereItGoesProps) {
  return (
    <section
      aria-labelledby="where-title"
      className="flex flex-col items-start gap-3 rounded-2xl border border-saffron bg-saffron-soft p-4 sm:p-5"
    >
      <Heading level={2} size="item" id="where-title">
        {orderingWords.whereDoesYourOrderGo}
      </Heading>
      <p>
        {order.item_type === 'shoes'
          ? orderingWords.tellUsWhereTheShoesGo
          : orderingWords.tellUsWhereTheGarmentGoes}
      </p>
      <Button onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
        {orderingWords.sayWhereItGoes}
      </Button>
    </section>
  );
}
