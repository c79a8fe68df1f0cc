import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { basicWords, billPaymentWords, ordersWords } from '#words';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { addressLines } from '../../../lib/address-fields.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Banner } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { afterStep, reloadOrders } from '../after-step.ts';
import { takeOrderStep } from '../api.ts';
import { ContractButton } from './document-buttons.tsx';
import { OrderFacts } from './order-facts.tsx';

interface AcceptQuoteProps {
  order: BulkOrder;
  open: boolean;
  onClose: () => void;
}

/** Shows the quote again and accepts it with the typed name (bulk-5). */
export function AcceptQuote({ order, open, onClose }: AcceptQuoteProps) {
  return (
    <Dialog
      title={ordersWords.quoteForOrder({ trackingId: order.tracking_id })}
      open={open}
      onClose={onClose}
      hasCloseButton={false}
    >
      <OrderFacts
        facts={[
          [ordersWords.itemType, order.item_type],
          [basicWords.pieces, order.number_of_pieces],
          [ordersWords.priceOfAPiece, formatRupees(order.per_piece_price ?? 0)],
          [ordersWords.totalBill, formatRupees(order.total_bill ?? 0)],
          ...(order.advance > 0 ? [[billPaymentWords.dueBefore, formatRupees(order.advance)] as const] : []),
          ...(order.requested_delivery_date
            ? [[ordersWords.youAskedFor, formatDay(order.requested_delivery_date)] as const]
            : []),
          [ordersWords.deliveryBy, formatDay(order.expected_delivery_date)],
          ...(order.quote_expires_on
            ? [[ordersWords.quoteOpenUntil, formatDay(order.quote_expires_on)] as const]
            : []),
          ...(order.delivery_address
            ? [
                [
                  ordersWords.deliveredTo,
                  [order.delivery_address.full_name, ...addressLines(order.delivery_address)].join(
                    basicWords.listSeparator,
                  ),
                ] as const,
              ]
            : []),
          [ordersWords.contract, order.contract ?? ''],
        ]}
      />
      {order.quote_note && (
        <p dir="auto" className="whitespace-pre-wrap">
          {order.quote_note}
        </p>
      )}
      <ContractButton order={order} />
      <AcceptForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function AcceptForm({ order, onClose }: Omit<AcceptQuoteProps, 'open'>) {
  const form = useForm({ defaultValues: { name: '' } });
  const [contractAtFirst] = useState(order.contract);
  const { reset } = form;
  // A name that was typed for an earlier quote does not accept a newer one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contract names the quote
  useEffect(() => reset(), [reset, order.contract]);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send({ name }, { keyFor }) {
      const values = { name: name.trim() };
      const step = {
        action: 'accept',
        expected_status: order.status,
        ...values,
        ...(order.contract ? { contract: order.contract } : {}),
      } as const;
      return takeOrderStep(order.id, step, keyFor([order.id, order.contract, values]));
    },
    onSuccess() {
      void reloadOrders();
      onClose();
      toast.success(ordersWords.youHaveAcceptedTheQuote({ trackingId: order.tracking_id }));
    },
    ...afterStep(ordersWords.failedToAcceptTheQuote),
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField
        label={ordersWords.typeYourFullNameToAccept}
        autoComplete="name"
        maxLength={80}
        required
        hint={ordersWords.whatYourNameAccepts[order.payment_type]}
        error={form.formState.errors.name?.message}
        disabled={isSubmitting}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || ordersWords.typeYourNameToAcceptThe,
        })}
      />
      {order.contract !== contractAtFirst && !failure && (
        <Banner kind="warning">{ordersWords.thereIsANewerQuote}</Banner>
      )}
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {ordersWords.decideLater}
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel={ordersWords.accepting}>
          {ordersWords.acceptQuote}
        </SubmitButton>
      </div>
    </form>
  );
}
