import type { UseFormRegisterReturn } from 'react-hook-form';
import { goodsReturnWords } from '#words';
import { SelectField } from '../../../ui/field.tsx';

const upTo = (last: number) => [...Array(last + 1).keys()];

export interface CameBack {
  quantity: string;
  becomes: 'stock' | 'written_off';
}

interface CameBackFieldsProps {
  lines: readonly { line: number; name: string; most: number }[];
  register: (name: `items.${number}.${keyof CameBack}`) => UseFormRegisterReturn;
  isDisabled: boolean;
}

/** For each line how many have come, and what becomes of them (returns-4). */
export function CameBackFields({ lines, register, isDisabled }: CameBackFieldsProps) {
  return lines.map(({ line, name, most }, place) => (
    <div key={line} className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={goodsReturnWords.howManyCame({ name })}
        disabled={isDisabled || most === 0}
        {...register(`items.${place}.quantity`)}
      >
        {upTo(most).map((count) => (
          <option key={count} value={String(count)}>
            {count === 0 ? goodsReturnWords.none : count}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={goodsReturnWords.backToStock({ name })}
        disabled={isDisabled || most === 0}
        {...register(`items.${place}.becomes`)}
      >
        <option value="stock">{goodsReturnWords.soldAgain}</option>
        <option value="written_off">{goodsReturnWords.writtenOff}</option>
      </SelectField>
    </div>
  ));
}

/** The lines of which something has come, as calls take them. */
export function chosenOf<Line extends { line: number }>(lines: readonly Line[], items: readonly CameBack[]) {
  return lines.flatMap((one, place) => {
    const { quantity = '0', becomes } = items[place] ?? {};
    const count = Number(quantity);
    return count > 0 ? [{ one, line: one.line, quantity: count, restock: becomes === 'stock' }] : [];
  });
}
