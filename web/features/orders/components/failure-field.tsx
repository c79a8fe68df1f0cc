import type { ComponentProps } from 'react';
import { basicWords, orderNameWords, ordersWords } from '#words';
import { DELIVERY_FAILURE_CODES, type DeliveryFailure } from '../../../../contract/constants/lifecycle.ts';
import { SelectField } from '../../../ui/field.tsx';

const NAMES: Record<DeliveryFailure, string> = orderNameWords.deliveryFailureNames;

/** The reason for a failed delivery (orders-47). */
export function FailureField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  return (
    <SelectField label={ordersWords.whatHasHappened} {...props}>
      <option value="">{basicWords.pleaseChoose}</option>
      {DELIVERY_FAILURE_CODES.map((code) => (
        <option key={code} value={code}>
          {NAMES[code]}
        </option>
      ))}
    </SelectField>
  );
}
