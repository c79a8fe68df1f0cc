import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Check, Columns, Courier } from '../../../../contract/couriers.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { FIELD_BOX, FieldFrame, SelectField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { checkRemittance } from './api.ts';
import { CheckedFile } from './checked-file.tsx';
import { columnsIn, likelyColumns } from './remittance-file.ts';

type Fields = Record<keyof Columns, string> & { file: string };

interface Checked {
  file: File;
  columns: Columns;
  check: Check;
}

const FIELDS = [
  ['number', 'Number', "The courier's number of the parcel, or the number of the order."],
  ['amount', 'Cash', "Of the parcel, before the courier's fee."],
  ['fee', 'Fee', 'What the courier has kept.'],
  ['date', 'Day', 'On which the courier has paid.'],
] as const;

const isOptional = (field: string) => field === 'fee' || field === 'date';

/** Reads a remittance file and its columns, and checks it, which changes nothing (couriers-5). */
export function RemittanceForm({ courier: { id, columns: last } }: { courier: Courier }) {
  const [file, setFile] = useState<File>();
  const [names, setNames] = useState<string[]>([]);
  const [checked, setChecked] = useState<Checked>();
  const form = useForm<Fields>({ defaultValues: { number: '', amount: '', fee: '', date: '', file: '' } });
  const { errors } = form.formState;

  async function choose(chosen: File | undefined) {
    setFile(chosen);
    setChecked(undefined);
    form.clearErrors();
    const found = chosen ? await columnsIn(chosen) : [];
    setNames(found);
    form.reset({ ...likelyColumns(found, last), file: '' });
  }

  const { formProps, failure, isSubmitting } = useFormSubmit<Fields, Fields, Checked>(form, {
    prevent() {
      if (file && file.size > 0) return false;
      form.setError('file', { message: 'Choose the CSV file of the courier.' });
      return true;
    },
    async send({ number, amount, fee, date }) {
      if (!file) throw new Error('Choose the CSV file of the courier.');
      const columns = { number, amount, ...(fee && { fee }), ...(date && { date }) };
      return { file, columns, check: await checkRemittance(id, file, columns) };
    },
    onSuccess: setChecked,
    fallback: 'Failed to check the file',
  });
  return (
    <>
      <form {...formProps} aria-label="Remittance file" className="flex flex-col gap-4">
        <FieldFrame
          label="CSV file"
          isErrorAnnounced
          error={errors.file?.message}
          hint="As the courier has sent it, with the names of its columns in the first row."
        >
          {(ids) => (
            <input
              {...ids}
              type="file"
              accept=".csv,text/csv"
              disabled={isSubmitting}
              // Otherwise a corrected file of the same name could not be chosen again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void choose(target.files?.[0])}
              className={FIELD_BOX}
            />
          )}
        </FieldFrame>
        {names.length > 0 && (
          <fieldset className="grid items-start gap-4 sm:grid-cols-2">
            <legend className="pb-2 font-semibold">Columns of the file</legend>
            {FIELDS.map(([field, label, hint]) => (
              <SelectField
                key={field}
                label={label}
                hint={hint}
                optional={isOptional(field)}
                disabled={isSubmitting}
                error={errors[field]?.message}
                {...form.register(field, {
                  validate: (name) => isOptional(field) || name !== '' || 'Choose a column.',
                  onChange: () => setChecked(undefined),
                })}
              >
                <option value="">{isOptional(field) ? 'None' : 'Choose'}</option>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ))}
          </fieldset>
        )}
        <FailureBanner failure={failure} />
        <SubmitButton
          variant={checked ? 'secondary' : 'primary'}
          busy={isSubmitting}
          busyLabel="Checking..."
          className="self-start"
        >
          Check the file
        </SubmitButton>
      </form>
      {checked && (
        <CheckedFile
          key={checked.check.seen}
          courier={id}
          {...checked}
          onBooked={() => {
            void choose(undefined);
          }}
        />
      )}
    </>
  );
}
