import { useForm } from 'react-hook-form';
import { MAX_CUSTOMS_WORDS } from '../../../../contract/constants/shelf.ts';
import type { CustomsWords } from '../../../../contract/customs.ts';
import { countries } from '../../../lib/countries.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveCustomsWords } from './api.ts';
import { nameOf } from './names.ts';

type Values = Pick<CustomsWords, 'hs_code' | 'origin' | 'words'>;

const LABELS = { hs_code: 'HS code (6 to 10 digits)', origin: 'Country of origin', words: 'Customs words' };
const valuesOf = ({ hs_code, origin, words }: CustomsWords): Values => ({ hs_code, origin, words });

/** Sets HS code, origin and words of a kind of garment or goods (abroad-2). */
export function WordsDialog({ thing, onClose }: { thing: CustomsWords; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: valuesOf(thing) });
  const { formProps, failure, isSubmitting, conflict } = useVersionedForm<Values, Values, CustomsWords>(
    form,
    {
      thing,
      valuesOf,
      send: (values, version) => saveCustomsWords(thing.key, { ...values, version }),
      onSuccess: () => {
        toast.success(`${nameOf(thing.key)}: saved`);
        onClose();
      },
      fallback: 'Failed to save the customs words',
    },
  );
  const { errors } = form.formState;
  return (
    <Dialog title={`Customs: ${nameOf(thing.key)}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label={LABELS.hs_code}
          inputMode="numeric"
          maxLength={40}
          error={errors.hs_code?.message}
          {...form.register('hs_code')}
        />
        <SelectField label={LABELS.origin} error={errors.origin?.message} {...form.register('origin')}>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={LABELS.words}
          hint="In English, as customs read them, with the material if the code depends on it."
          maxLength={MAX_CUSTOMS_WORDS}
          error={errors.words?.message}
          {...form.register('words')}
        />
        <EditConflict conflict={conflict} labels={LABELS} />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
