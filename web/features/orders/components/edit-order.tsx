import { FormProvider, useForm } from 'react-hook-form';
import { basicWords, ordersWords } from '#words';
import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import { fabricName } from '../../../../contract/garment-names.ts';
import { dressTypesFor, fabricsFor } from '../../../../contract/garments.ts';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { takeOrderStep } from '../api.ts';
import { EMPTY_FIELDS, type OrderFields } from '../book-tailor/draft.ts';
import { handoverOf } from '../book-tailor/order-again.ts';
import { handoverRequest } from '../book-tailor/order-request.ts';
import { HandoverFields } from '../book-tailor/steps/handover-fields.tsx';
import { SwatchField } from './swatch-field.tsx';

interface EditOrderProps {
  order: CustomerOrder;
  open: boolean;
  onClose: () => void;
}

/** Edits a placed order; price and day are recalculated (orders-32). */
export default function EditOrder({ order, open, onClose }: EditOrderProps) {
  return (
    <Dialog
      title={ordersWords.editOrder({ trackingId: order.tracking_id })}
      open={open}
      onClose={onClose}
      wide
    >
      <EditForm order={order} onClose={onClose} />
    </Dialog>
  );
}

const FAILED = ordersWords.failedToChangeTheOrder;

function showSaved(): void {
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  toast.success(ordersWords.yourOrderIsChanged);
}

function EditForm({ order, onClose }: Omit<EditOrderProps, 'open'>) {
  const registered = useSession((session) => session.user?.phone_number);
  const form = useForm<OrderFields>({
    defaultValues: {
      ...EMPTY_FIELDS,
      fabric_type: order.fabric_type ?? '',
      description: order.description,
      is_requested_sample: order.is_requested_sample,
      contact: order.is_contact_same_as_register ? 'true' : 'differentNumber',
      other_number: order.other_number ?? '',
      ...handoverOf(order),
    },
  });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [pickup, delivery, contact] = watch(['pickup', 'delivery', 'contact']);
  const isSwatchSendable = pickup === 'BY_SHOP' || delivery === 'BY_SHOP';
  // With several garments, each has a form of its own.
  const isOne = order.garments.length === 1;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send(typed, { keyFor }) {
      const { fabric_type, description, is_requested_sample, contact, other_number, delivery_type } = typed;
      const step = {
        action: 'edit',
        expected_status: order.status,
        ...(isOne && { fabric_type, description }),
        is_requested_sample: is_requested_sample && isSwatchSendable,
        is_contact_same_as_register: contact === 'true',
        other_number,
        delivery_type,
        handover: handoverRequest(typed),
      } as const;
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
  const fabrics = isOne ? fabricsOf(order) : [];
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {fabrics.length > 0 && (
        <SelectField
          label={ordersWords.fabricType}
          error={errors.fabric_type?.message}
          disabled={isSubmitting}
          {...register('fabric_type')}
        >
          {fabrics.map((fabric) => (
            <option key={fabric} value={fabric}>
              {fabricName(fabric)}
            </option>
          ))}
        </SelectField>
      )}
      {isOne && (
        <TextAreaField
          label={basicWords.description}
          optional
          maxLength={2000}
          error={errors.description?.message}
          disabled={isSubmitting}
          {...register('description')}
        />
      )}
      <FormProvider {...form}>
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
        disabled={isSubmitting}
        {...register('is_requested_sample')}
      />
      <RadioGroup
        label={ordersWords.whichNumberMayWeCall}
        disabled={isSubmitting}
        options={[
          { value: 'true', label: ordersWords.myRegisteredNumber, hint: registered ?? undefined },
          { value: 'differentNumber', label: ordersWords.aDifferentNumber },
        ]}
        radio={register('contact')}
      />
      {contact === 'differentNumber' && (
        <TextField
          label={ordersWords.newContactNumber}
          type="tel"
          autoComplete="tel"
          hint={ordersWords.contactNumberExample}
          error={errors.other_number?.message}
          disabled={isSubmitting}
          {...register('other_number')}
        />
      )}
      <p className="text-sm text-muted">{ordersWords.priceAndDayAreWorkedOutAgain}</p>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" pending={isSubmitting} onClick={onClose}>
          {ordersWords.leaveItAsItIs}
        </Button>
        <SubmitButton busy={isSubmitting} busyLabel={basicWords.saving}>
          {ordersWords.saveChanges}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Fabrics of all trades that stitch the dress type, and the current one; the server checks the tailor's. */
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
