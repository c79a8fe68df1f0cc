import { type ChangeEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import { dressTypesFor, fabricsFor } from '../../../../contract/garments.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { takeOrderStep } from '../api.ts';
import { EMPTY_FIELDS, handoverRequest, type OrderFields } from '../book-tailor/draft.ts';
import { handoverOf } from '../book-tailor/order-again.ts';
import { HandoverFields } from '../book-tailor/steps/handover-fields.tsx';
import { SwatchField } from './swatch-field.tsx';

interface EditOrderProps {
  order: CustomerOrder;
  open: boolean;
  onClose: () => void;
}

/** Changes a placed order whose `actions` offer it; price and day are counted again (orders-32). */
export default function EditOrder({ order, open, onClose }: EditOrderProps) {
  return (
    <Dialog title={`Edit order ${order.tracking_id}`} open={open} onClose={onClose} wide>
      <EditForm order={order} onClose={onClose} />
    </Dialog>
  );
}

const WAYS = [
  'country',
  'pickup',
  'delivery',
  'courier',
  'payment_type',
  'collection_address',
  'delivery_address',
] as const;

const FAILED = 'Failed to change the order';

function showSaved(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  toast.success('Your order is changed.');
}

function EditForm({ order, onClose }: Omit<EditOrderProps, 'open'>) {
  const registered = useSession((session) => session.user?.phone_number);
  const [fields, setFields] = useState({
    fabric_type: order.fabric_type ?? '',
    description: order.description,
    is_requested_sample: order.is_requested_sample,
    is_contact_same_as_register: order.is_contact_same_as_register,
    other_number: order.other_number ?? '',
  });
  const ways = useForm<OrderFields>({ defaultValues: { ...EMPTY_FIELDS, ...handoverOf(order) } });
  const travel = ways.watch();
  const isSwatchSendable = travel.pickup === 'BY_SHOP' || travel.delivery === 'BY_SHOP';
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const { formProps, failure, isSubmitting, onEdited } = useSubmit({
    values: {
      ...fields,
      is_requested_sample: fields.is_requested_sample && isSwatchSendable,
      delivery_type: travel.delivery_type,
      handover: handoverRequest(travel),
    },
    showFindings({ fabric_type, description, other_number, ...others }) {
      setProblems({
        fabric_type: fabric_type?.[0],
        description: description?.[0],
        other_number: other_number?.[0],
      });
      return Object.entries(others).flatMap(([name, [message = '', ...more]]) => {
        const way = WAYS.find((known) => known === name);
        if (way === undefined) return [message, ...more];
        ways.setError(way, { message });
        return more;
      });
    },
    send(values, { keyFor }) {
      ways.clearErrors();
      const step = { action: 'edit', expected_status: order.status, ...values } as const;
      return takeOrderStep(order.id, step, keyFor([order.id, step]));
    },
    onSuccess() {
      onClose();
      showSaved();
    },
    fallback: FAILED,
    afterLeaving: {
      onSuccess: showSaved,
      onFailure: (error) => toast.error(failureSentence(error, FAILED)),
    },
  });
  function change(changed: Partial<typeof fields>) {
    setFields((before) => ({ ...before, ...changed }));
    setProblems({});
    onEdited();
  }
  const fabrics = fabricsOf(order);
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {fabrics.length > 0 && (
        <SelectField
          label="Fabric type"
          value={fields.fabric_type}
          error={problems.fabric_type}
          disabled={isSubmitting}
          onChange={({ target }) => change({ fabric_type: target.value })}
        >
          {fabrics.map((fabric) => (
            <option key={fabric} value={fabric}>
              {fabric}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label="Description"
        optional
        maxLength={2000}
        value={fields.description}
        error={problems.description}
        disabled={isSubmitting}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FormProvider {...ways}>
        <HandoverFields
          tailor={{
            user_username: order.tailor_username,
            address: order.tailor_area,
            opening_hours: order.opening_hours,
          }}
          hasSpeed={order.dress_type !== null}
          hasCloth={order.item_type !== 'shoes'}
        />
      </FormProvider>
      <SwatchField
        isSendable={isSwatchSendable}
        checked={fields.is_requested_sample}
        disabled={isSubmitting}
        onChange={({ target }) => change({ is_requested_sample: target.checked })}
      />
      <RadioGroup
        label="Which number may we call?"
        value={fields.is_contact_same_as_register ? 'own' : 'other'}
        disabled={isSubmitting}
        options={[
          { value: 'own', label: 'My registered number', hint: registered ?? undefined },
          { value: 'other', label: 'A different number' },
        ]}
        radio={{
          name: 'contact',
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            change({ is_contact_same_as_register: target.value === 'own' }),
        }}
      />
      {!fields.is_contact_same_as_register && (
        <TextField
          label="New contact number"
          type="tel"
          autoComplete="tel"
          hint="For example 0300 1234567, or with the country code, e.g. +1234567890."
          value={fields.other_number}
          error={problems.other_number}
          disabled={isSubmitting}
          onChange={({ target }) => change({ other_number: target.value })}
        />
      )}
      <p className="text-sm text-muted">
        Price and expected delivery are worked out again when you save; you see both before you confirm. For
        another garment, tailor or picture, cancel this order and place a new one.
      </p>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          Leave it as it is
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel="Saving...">
          Save changes
        </SubmitButton>
      </div>
    </form>
  );
}

/** Of all trades that stitch the dress type, with the one chosen now; the server knows which the tailor serves. */
function fabricsOf({ dress_type, fabric_type }: CustomerOrder): string[] {
  if (dress_type === null) return [];
  const trades = TAILOR_TYPES.filter((trade) => dressTypesFor(trade).some(({ code }) => code === dress_type));
  return [
    ...new Set([
      ...(fabric_type === null ? [] : [fabric_type]),
      ...trades.flatMap((trade) => fabricsFor(trade)),
    ]),
  ];
}
