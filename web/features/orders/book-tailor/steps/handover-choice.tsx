import { type ReactNode, useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { HANDOVERS } from '../../../../../contract/constants/orders.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { AddressChooser } from '../../../addresses/components/address-chooser.tsx';
import { HANDOVER_NAMES } from '../../words.ts';
import type { OrderFields } from '../draft.ts';
import { useHandover } from '../use-handover.ts';

interface HandoverChoiceProps {
  way: 'pickup' | 'delivery';
  label: string;
  addressLabel: string;
  hints: Record<(typeof HANDOVERS)[number], string>;
  same?: string | undefined;
  /** Shown while the customer comes by. */
  children: ReactNode;
}

/** Who brings the cloth or the garment, and where the shop comes to (orders-13). */
export function HandoverChoice({ way, label, addressLabel, hints, same, children }: HandoverChoiceProps) {
  const { register, watch, setValue, formState } = useFormContext<OrderFields>();
  const { isAbroad } = useHandover();
  const name = way === 'pickup' ? 'collection_address' : 'delivery_address';
  const [chosen, address] = watch([way, name]);
  const errors = formState.errors[name];
  const onChoose = useCallback(
    (choice: string) => setValue(`${name}.choice`, choice, { shouldDirty: true }),
    [name, setValue],
  );
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={label}
        value={chosen}
        error={formState.errors[way]?.message}
        options={HANDOVERS.filter((value) => !isAbroad || value === 'BY_SHOP').map((value) => ({
          value,
          label: HANDOVER_NAMES[value],
          hint: hints[value],
        }))}
        radio={register(way)}
      />
      {chosen === 'BY_OWN' ? (
        children
      ) : (
        <AddressChooser
          label={addressLabel}
          chosen={address}
          onChoose={onChoose}
          same={same}
          error={errors?.message ?? errors?.choice?.message}
          radio={register(`${name}.choice`)}
          keep={register(`${name}.keep`)}
          field={(part) => ({ ...register(`${name}.${part}`), error: errors?.[part]?.message })}
        />
      )}
    </div>
  );
}
