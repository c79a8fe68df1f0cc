import { useFormContext } from 'react-hook-form';
import { DELIVERY_TYPES, HANDOVERS, PAYMENT_TYPES } from '../../../../../contract/constants/orders.ts';
import { handoverFees } from '../../../../../contract/pricing.ts';
import { formatRupees } from '../../../../lib/format.ts';
import { useShop } from '../../../../lib/shop.ts';
import { SelectField } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { DELIVERY_TYPE_NAMES, HANDOVER_NAMES, PAYMENT_TYPE_NAMES } from '../../words.ts';
import type { OrderFields } from '../draft.ts';
import { FormSection } from './form-section.tsx';

/** Speed, pickup, delivery and payment (orders-3). */
export function HandoverFields() {
  const { register, watch, formState } = useFormContext<OrderFields>();
  const { errors } = formState;
  const { order_rules } = useShop();
  const fees = handoverFees('PK', order_rules);
  const deliveryTypeHints = {
    NORMAL: 'In the usual time',
    URGENT: `In half the time, ${order_rules.urgent_percent} % more`,
  };
  return (
    <FormSection title="Delivery and payment">
      <RadioGroup
        label="Delivery type"
        value={watch('delivery_type')}
        error={errors.delivery_type?.message}
        options={DELIVERY_TYPES.map((value) => ({
          value,
          label: DELIVERY_TYPE_NAMES[value],
          hint: deliveryTypeHints[value],
        }))}
        radio={register('delivery_type')}
      />
      <RadioGroup
        label="Pickup: the cloth comes to the tailor"
        value={watch('pickup')}
        error={errors.pickup?.message}
        options={HANDOVERS.map((value) => ({
          value,
          label: HANDOVER_NAMES[value],
          hint: value === 'BY_OWN' ? 'I bring it' : `We collect it, ${formatRupees(fees.collection_fee)}`,
        }))}
        radio={register('pickup')}
      />
      <RadioGroup
        label="Delivery: the garment comes to you"
        value={watch('delivery')}
        error={errors.delivery?.message}
        options={HANDOVERS.map((value) => ({
          value,
          label: HANDOVER_NAMES[value],
          hint: value === 'BY_OWN' ? 'I collect it' : `We deliver it, ${formatRupees(fees.delivery_fee)}`,
        }))}
        radio={register('delivery')}
      />
      <SelectField
        label="Payment type"
        required
        error={errors.payment_type?.message}
        {...register('payment_type')}
      >
        <option value="">Choose...</option>
        {PAYMENT_TYPES.map((value) => (
          <option key={value} value={value}>
            COD ({PAYMENT_TYPE_NAMES[value]})
          </option>
        ))}
      </SelectField>
    </FormSection>
  );
}
