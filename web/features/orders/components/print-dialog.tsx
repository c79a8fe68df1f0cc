import { type ReactNode, useId, useState } from 'react';
import { LABEL_SIZES, type LabelSize, type Print } from '../../../../contract/constants/prints.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useLabelSize } from '../label-size.ts';

/** The back office has its own, in English. */
export interface PrintWords {
  whatToPrint: string;
  prints: Readonly<Record<Print, string>>;
  paper: string;
  labelSizes: Readonly<Record<LabelSize, string>>;
  printTitle: string;
  failedToPrepareThePrint: string;
}

interface PrintDialogProps {
  words: PrintWords;
  title: string;
  /** The first one is chosen. */
  prints: readonly [Print, ...Print[]];
  save: (print: Print, size: LabelSize) => Promise<void>;
  onClose: () => void;
  /** What is left out, and whether anything remains. */
  about?: (print: Print) => { note: ReactNode; isNothing: boolean };
}

/** What to print, and on which paper (workshop-41, workshop-43). */
export function PrintDialog({ words, title, prints, save, onClose, about }: PrintDialogProps) {
  const [print, setPrint] = useState(prints[0]);
  const [size, setSize] = useLabelSize();
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
      <div role="status" className="text-muted empty:hidden">
        {note}
      </div>
      {!isNothing && (
        <DownloadButton
          key={print}
          variant="primary"
          label={words.printTitle}
          save={() => save(print, size)}
          errorText={(error) => failureSentence(error, words.failedToPrepareThePrint)}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}
