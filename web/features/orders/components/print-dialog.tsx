import { type ReactNode, useId, useState } from 'react';
import {
  LABEL_SIZES,
  type LabelSize,
  MAX_CARTONS,
  type Print,
} from '../../../../contract/constants/prints.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useLabelSize } from '../label-size.ts';

/** The back office has its own, in English. */
export interface PrintWords {
  whatToPrint: string;
  prints: Readonly<Record<Print, string>>;
  paper: string;
  labelSizes: Readonly<Record<LabelSize, string>>;
  /** How many tags of a bulk order (workshop-64). */
  cartons: string;
  howManyCartons: string;
  printTitle: string;
  failedToPrepareThePrint: string;
}

interface PrintDialogProps {
  words: PrintWords;
  title: string;
  /** The first one is chosen. */
  prints: readonly [Print, ...Print[]];
  /** True for one bulk order. */
  hasCartons?: boolean;
  save: (print: Print, size: LabelSize, cartons: number) => Promise<void>;
  onClose: () => void;
  /** What is left out, and whether anything remains. */
  about?: (print: Print) => { note: ReactNode; isNothing: boolean };
}

/** What to print, and on which paper (workshop-41, workshop-43). */
export function PrintDialog({
  words,
  title,
  prints,
  hasCartons = false,
  save,
  onClose,
  about,
}: PrintDialogProps) {
  const [print, setPrint] = useState(prints[0]);
  const [size, setSize] = useLabelSize();
  const [cartons, setCartons] = useState('1');
  const asksCartons = hasCartons && print === 'cloth_tag';
  const isCounted = !asksCartons || (/^[1-9]\d?$/.test(cartons) && Number(cartons) <= MAX_CARTONS);
  const name = useId();
  const { note, isNothing = false } = about?.(print) ?? {};
  return (
    <Dialog title={title} open onClose={onClose}>
      <RadioGroup
        label={words.whatToPrint}
        options={prints.map((value) => ({ value, label: words.prints[value] }))}
        value={print}
        radio={{ name, onChange: ({ target }) => setPrint(target.value as Print) }}
      />
      {print !== 'job_card' && (
        <SelectField
          label={words.paper}
          value={size}
          onChange={({ target }) => setSize(target.value as LabelSize)}
        >
          {LABEL_SIZES.map((one) => (
            <option key={one} value={one}>
              {words.labelSizes[one]}
            </option>
          ))}
        </SelectField>
      )}
      {asksCartons && (
        <TextField
          label={words.cartons}
          inputMode="numeric"
          value={cartons}
          error={isCounted ? undefined : words.howManyCartons}
          onChange={({ target }) => setCartons(target.value.trim())}
        />
      )}
      <div role="status" className="text-muted empty:hidden">
        {note}
      </div>
      {!isNothing && isCounted && (
        <DownloadButton
          key={print}
          variant="primary"
          label={words.printTitle}
          save={() => save(print, size, asksCartons ? Number(cartons) : 1)}
          errorText={(error) => failureSentence(error, words.failedToPrepareThePrint)}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}
