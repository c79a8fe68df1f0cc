import { useState } from 'react';
import { goodsReturnWords } from '#words';
import { LABEL_SIZES, type LabelSize } from '../../../../contract/constants/prints.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SelectField } from '../../../ui/field.tsx';

interface ReturnLabelProps {
  /** Of the return. */
  id: number;
  save: (size: LabelSize) => Promise<void>;
}

/** Prints the label of an accepted return (returns-13). */
export function ReturnLabel({ id, save }: ReturnLabelProps) {
  const [size, setSize] = useState<LabelSize>('a4');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={goodsReturnWords.paperOf({ id })}
        value={size}
        onChange={({ target }) => setSize(LABEL_SIZES.find((one) => one === target.value) ?? 'a4')}
      >
        {LABEL_SIZES.toReversed().map((one) => (
          <option key={one} value={one}>
            {goodsReturnWords.labelSizes[one]}
          </option>
        ))}
      </SelectField>
      <DownloadButton
        label={goodsReturnWords.printTheLabel}
        describedAs={goodsReturnWords.saveLabelOf({ id })}
        save={() => save(size)}
        errorText={(error) => failureSentence(error, goodsReturnWords.failedToPrintTheLabel)}
      />
    </div>
  );
}
