import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { orderGarmentWords } from '#words';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { TailorType } from '../../../../contract/tailors.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { NO_SHELF_CLOTH } from '../book-tailor/cloth.ts';
import { type FormFields, PICTURES } from '../book-tailor/draft.ts';
import { garmentTitle } from './names.ts';
import { copyOf } from './start.ts';

interface CopyChoiceProps {
  garments: readonly Garment[];
  onTrade: (trade: TailorType | null) => void;
}

/** Fills in the form as one of the order's garments (orders-105). */
export function CopyChoice({ garments, onTrade }: CopyChoiceProps) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const [chosen, setChosen] = useState(garments.at(-1)?.id);
  const [copied, setCopied] = useState<number>();
  const { act, isPending } = useAction();
  async function copy(): Promise<void> {
    const garment = garments.find(({ id }) => id === chosen);
    if (!garment) return;
    const { fields, trade, pictures } = await copyOf(garment);
    onTrade(trade);
    clearErrors();
    const { measurement, ...others } = fields;
    // The cloth that was chosen in the shop stays.
    for (const [name, value] of Object.entries(others))
      if (!(name in NO_SHELF_CLOTH)) setValue(name as keyof typeof others, value);
    // The record may be deleted.
    if (measurement) setValue('measurement', measurement);
    for (const name of PICTURES) setValue(name, pictures[name]);
    setCopied(chosen);
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={orderGarmentWords.startWithACopyOf}
          className="min-w-0 flex-1 basis-60"
          value={chosen}
          onChange={({ currentTarget }) => {
            setChosen(Number(currentTarget.value));
            setCopied(undefined);
          }}
        >
          {garments.map((garment, index) => (
            <option key={garment.id} value={garment.id}>
              {orderGarmentWords.numbered({ place: index + 1, garment: garmentTitle(garment) })}
            </option>
          ))}
        </SelectField>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => act(copy, orderGarmentWords.failedToAddTheGarment)}
        >
          {isPending ? orderGarmentWords.copying : orderGarmentWords.copyIt}
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-leaf empty:hidden">
        {copied === undefined ? '' : orderGarmentWords.itIsCopied}
      </p>
    </div>
  );
}
