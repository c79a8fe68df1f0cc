import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { basicWords, ordersWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { billStatusName } from '../../../../contract/constants/money-names.ts';
import { BULK_STATUS_NAMES } from '../../../../contract/constants/order-names.ts';
import { addressLines, NO_CHOICE, sentAddress, typedChoice } from '../../../lib/address-fields.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Banner, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';
import type { HandoverValues } from '../book-tailor/draft.ts';
import { paidFacts } from '../paid-facts.ts';
import { CONTACT_STATUS_NAMES, HANDOVER_NAMES, PAYMENT_TYPE_NAMES } from '../words.ts';
import { AcceptQuoteButton, WithdrawButton } from './bulk-order-actions.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { ContractButton, InvoiceButton } from './document-buttons.tsx';
import { OrderFacts } from './order-facts.tsx';

const loadHowToPay = () => import('./how-to-pay.tsx');

const loadOrderCredit = () => import('./order-credit.tsx');

const loadPayNow = () => import('./pay-now.tsx');

interface BulkOrderDetailsProps {
  order: BulkOrder;
  onClose: () => void;
  /** What is owed back of it. */
  children?: ReactNode;
}

/** See orders-19. */
export function BulkOrderDetails({ order, onClose, children }: BulkOrderDetailsProps) {
  return (
    <Dialog
      title={basicWords.order({ id: order.id })}
      open
      onClose={onClose}
      wide
      actions={
        <>
          <WithdrawButton order={order} />
          <ButtonLink variant="quiet" to={`/chat?order=${order.tracking_id}`}>
            {ordersWords.askAboutIt}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`/order_tracking?number=${order.tracking_id}`}>
            {ordersWords.trackThisOrder}
          </ButtonLink>
          <AcceptQuoteButton order={order} />
        </>
      }
    >
      <OrderFacts
        facts={[
          [ordersWords.user, `${order.user_username} (${order.user})`],
          [ordersWords.userEMail, basicWords.leftToRight({ text: order.user_email })],
          [basicWords.pieces, order.number_of_pieces],
          [ordersWords.itemType, order.item_type],
          [basicWords.contactNumber, order.contact_number],
          [basicWords.trackingNumber, order.tracking_id],
          [ordersWords.orderDate, formatMoment(order.order_date)],
          ...dayFacts(order),
          [ordersWords.contactSameAsRegistered, yesNo(order.is_contact_same_as_register)],
          [ordersWords.sampleRequested, yesNo(order.is_requested_sample)],
          [ordersWords.contactStatus, CONTACT_STATUS_NAMES[order.contact_status]],
          [ordersWords.billStatus, billStatusName(order)],
          ...paidFacts(order),
          [ordersWords.paymentType, PAYMENT_TYPE_NAMES[order.payment_type]],
          [ordersWords.status, BULK_STATUS_NAMES[order.status]],
          [ordersWords.pickup, HANDOVER_NAMES[order.pickup]],
          [basicWords.delivery, HANDOVER_NAMES[order.delivery]],
          ...addressFacts(order),
          ...priceFacts(order),
          [ordersWords.notes, order.additional_notes || basicWords.none],
        ]}
      />
      {order.actions.includes('edit') && <BulkAddress order={order} />}
      <ExpiredQuote order={order} />
      {order.quote_note && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {order.quote_note}
        </p>
      )}
      {isPayable(order) && (
        <LazyPart load={loadPayNow} skeleton={null}>
          {(PayNow) => <PayNow order={order} heading="h3" />}
        </LazyPart>
      )}
      {isPayable(order) && order.advance > order.paid && (
        <LazyPart load={loadHowToPay} skeleton={<Skeleton className="h-40" />}>
          {(HowToPay) => <HowToPay order={order} heading="h3" />}
        </LazyPart>
      )}
      {isPayable(order) && (
        <LazyPart load={loadOrderCredit} skeleton={null}>
          {(OrderCredit) => <OrderCredit order={order} />}
        </LazyPart>
      )}
      {children}
      <ContractButton order={order} />
      {order.status === 'DELIVERED' && (
        <div className="flex">
          <InvoiceButton orderId={order.id} label={ordersWords.invoicePdf} />
        </div>
      )}
      {order.design_inspiration && (
        <a href={order.design_inspiration} target="_blank" rel="noreferrer" className="self-start">
          <img
            src={order.design_inspiration}
            alt={ordersWords.designOpensInFullSize}
            className="max-h-48 rounded-xl border border-hairline"
          />
        </a>
      )}
    </Dialog>
  );
}

/** Whether something of it is left to pay. */
function isPayable({ status, bill_status, paid, total_bill }: BulkOrder): boolean {
  const isAgreed = !['REQUESTED', 'QUOTED', 'CANCELLED'].includes(status) && bill_status !== 'REFUNDED';
  return isAgreed && paid < (total_bill ?? 0);
}

/** The requested day beside the promised one. */
function dayFacts({ requested_delivery_date: requested, expected_delivery_date, quoted_at }: BulkOrder) {
  const expected = formatDay(expected_delivery_date);
  if (quoted_at === null)
    return [[ordersWords.youAskedFor, formatDay(requested ?? expected_delivery_date)] as const];
  if (requested === null) return [[ordersWords.expectedDelivery, expected] as const];
  return [
    [ordersWords.youAskedFor, formatDay(requested)] as const,
    [ordersWords.expectedDelivery, expected] as const,
  ];
}

function addressFacts({ delivery_address: address }: BulkOrder) {
  if (!address) return [];
  return [
    [
      ordersWords.deliveredTo,
      [address.full_name, ...addressLines(address), basicWords.leftToRight({ text: address.phone })].join(
        basicWords.listSeparator,
      ),
    ] as const,
  ];
}

/** Empty without a quote. */
function priceFacts({
  per_piece_price,
  total_bill,
  quote_expires_on,
  accepted_name,
  accepted_at,
}: BulkOrder) {
  const isOpen = quote_expires_on !== null && accepted_at === null;
  return [
    ...(per_piece_price === null
      ? []
      : [[ordersWords.priceOfAPiece, formatRupees(per_piece_price)] as const]),
    ...(total_bill === null ? [] : [[ordersWords.totalBill, formatRupees(total_bill)] as const]),
    ...(isOpen ? [[ordersWords.quoteOpenUntil, formatDay(quote_expires_on)] as const] : []),
    ...(accepted_at === null
      ? []
      : [
          [
            ordersWords.quoteAccepted,
            ordersWords.acceptedBy({ name: accepted_name ?? '', at: formatMoment(accepted_at) }),
          ] as const,
        ]),
  ];
}

function yesNo(value: boolean): string {
  return value ? basicWords.yes : basicWords.no;
}

/** Says why a quote can no longer be accepted, and how to get a new one (bulk-5). */
function ExpiredQuote({ order }: { order: BulkOrder }) {
  const { status, actions, quote_expires_on: day } = order;
  if (status !== 'QUOTED' || actions.includes('accept') || day === null) return null;
  return (
    <Banner kind="warning">
      <Rich
        text={ordersWords.thisQuoteHasExpired({ day: formatDay(day) })}
        parts={{
          contact: (text) => (
            <TextLink to="/contact-us" variant="inline">
              {text}
            </TextLink>
          ),
        }}
      />
    </Banner>
  );
}

type Fields = Pick<HandoverValues, 'delivery_address'>;

const loadResolver = async () => (await import('../book-tailor/order-schema.ts')).deliveryResolver;
const resolver = lazyResolver<Fields>(loadResolver);

/** Asks for the delivery address until the quote (bulk-7). */
function BulkAddress({ order }: { order: BulkOrder }) {
  const [isOpen, setOpen] = useState(order.delivery_address === null);
  if (isOpen) return <AddressForm order={order} onSaved={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
      {ordersWords.changeTheAddress}
    </Button>
  );
}

function AddressForm({ order, onSaved }: { order: BulkOrder; onSaved: () => void }) {
  const { id, status, delivery_address: address } = order;
  const form = useForm<Fields>({
    resolver,
    defaultValues: { delivery_address: address ? typedChoice(address) : NO_CHOICE },
  });
  useLoadOnFocus(loadResolver);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ delivery_address }, { keyFor }) {
      const sent = sentAddress(delivery_address);
      const step = { action: 'edit', expected_status: status, delivery_address: sent } as const;
      return takeOrderStep(id, step, keyFor([id, sent]));
    },
    onSuccess() {
      void reloadOrders();
      onSaved();
      toast.success(ordersWords.thankYouTheAddressIsSaved);
    },
    ...afterStep(ordersWords.failedToSaveTheAddress),
  });
  return (
    <FormProvider {...form}>
      <form {...formProps} className="flex flex-col gap-4">
        {!address && <p>{ordersWords.weQuoteOnceYouHaveTold}</p>}
        <DeliveryAddress />
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving} className="self-start">
          {ordersWords.saveTheAddress}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
