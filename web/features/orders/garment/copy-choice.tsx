import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { orderGarmentWords } from '#words';
import type { TailorType } from '../../../../contract/tailors.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { NO_SHELF_CLOTH } from '../book-tailor/cloth.ts';
import { type FormFields, PICTURES } from '../book-tailor/draft.ts';
import type { Start } from './start.ts';

interface CopyChoiceProps {
  /** Those that can be copied, with their place in the order. */
  garments: readonly { key: string; place: number; title: string }[];
  read: (key: string) => Promise<Pick<Start, 'fields' | 'trade' | 'pictures'> | undefined>;
  onTrade: (trade: TailorType | null) => void;
}

/** Fills in the form as one of the order's garments (orders-105). */
export function CopyChoice({ garments, read, onTrade }: CopyChoiceProps) {
  const { setValue, clearErrors } = useFormContext<FormFields>();
  const [chosen, setChosen] = useState(garments.at(-1)?.key);
  const [copied, setCopied] = useState<string>();
  const { act, isPending } = useAction();
  async function copy(): Promise<void> {
    const found = chosen === undefined ? undefined : await read(chosen);
    if (!found) return;
    const { fields, trade, pictures } = found;
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
            setChosen(currentTarget.value);
            setCopied(undefined);
          }}
        >
          {garments.map(({ key, place, title }) => (
            <option key={key} value={key}>
              {orderGarmentWords.numbered({ place, garment: title })}
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
