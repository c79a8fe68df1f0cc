import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { BulkOrder } from '../../../../contract/bulk-orders.ts';
import { NO_CHOICE, sentAddress, typedChoice } from '../../../lib/address-choice.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { takeOrderStep } from '../api.ts';
import type { HandoverValues } from '../book-tailor/draft.ts';
import { DeliveryAddress } from './delivery-address.tsx';

type Fields = Pick<HandoverValues, 'delivery_address'>;

const loadResolver = async () => (await import('../book-tailor/order-schema.ts')).deliveryResolver;
const resolver = lazyResolver<Fields>(loadResolver);

/** Asks where the pieces go, until the quote (bulk-7). */
export function BulkAddress({ order }: { order: BulkOrder }) {
  const [isOpen, setOpen] = useState(order.delivery_address === null);
  if (isOpen) return <AddressForm order={order} onSaved={() => setOpen(false)} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
      Change the address
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
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) reloadOrders();
    },
    onSuccess() {
      reloadOrders();
      onSaved();
      toast.success('Thank you, the address is saved.');
    },
    fallback: 'Failed to save the address',
    afterLeaving: { onSuccess: reloadOrders },
  });
  return (
    <FormProvider {...form}>
      <form {...formProps} className="flex flex-col gap-4">
        {!address && <p>We quote once you have told us where the pieces go.</p>}
        <DeliveryAddress />
        <FailureBanner failure={failure} />
        <SubmitButton busy={isSubmitting} busyLabel="Saving..." className="self-start">
          Save the address
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

function reloadOrders(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}
