import type { ComponentProps } from 'react';
import { DELIVERY_FAILURE_CODES, type DeliveryFailure } from '../../../../contract/constants/lifecycle.ts';
import { SelectField } from '../../../ui/field.tsx';

const NAMES: Record<DeliveryFailure, string> = {
  REFUSED: 'Refused at the door',
  NOT_REACHED: 'Nobody could be reached',
  WRONG_ADDRESS: 'The address was wrong',
  NOT_COLLECTED: 'Nobody has collected it',
  LOST: 'Lost on the way',
  OTHER: 'Something else',
};

/** The reason for a failed delivery (orders-47). */
export function FailureField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  return (
    <SelectField label="What has happened?" {...props}>
      <option value="">Please choose</option>
      {DELIVERY_FAILURE_CODES.map((code) => (
        <option key={code} value={code}>
          {NAMES[code]}
        </option>
      ))}
    </SelectField>
  );
}
