import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { COUNTRIES } from '../../../../contract/constants/countries.ts';
import { MAX_DUTY_TEXT, MAX_DUTY_THRESHOLD } from '../../../../contract/constants/staff.ts';
import { countries } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { focusGroup } from './focus-group.ts';
import { type DutyValues, type HandoverValues, NEW_DUTY } from './handover-values.ts';
import { isWholeNumber, numberOf } from './use-group-form.ts';

const isThreshold = isWholeNumber(0, MAX_DUTY_THRESHOLD);

function checkRate(typed: string, row: DutyValues | undefined): true | string {
  if (typed.trim() === '') return row?.threshold.trim() ? 'A threshold needs a rate.' : true;
  const rate = Number(numberOf(typed));
  if (!(rate >= 0 && rate <= 100)) return 'Enter a number from 0 to 100.';
  return /^\d+(?:\.\d{1,2})?$/.test(typed.trim()) || 'Use two decimals at most.';
}

function checkText(typed: string, row: DutyValues | undefined): true | string {
  const isKnown = typed.trim() !== '' || row?.text_urdu.trim() || row?.rate_percent.trim();
  return isKnown ? true : 'Enter a text or a rate.';
}

/** What duties to expect abroad (abroad-4). */
export function DutyFields({ form }: { form: UseFormReturn<HandoverValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'duties' });
  const rows = form.watch('duties');
  const errors = form.formState.errors.duties;
  return (
    <div className="flex flex-col gap-3 border-t border-hairline pt-4">
      <Heading level={3} size="item" className="text-base">
        Duties abroad
      </Heading>
      <p className="text-sm text-muted">
        What customers abroad read before they order, of stitched orders and of goods. It is information:
        nothing is charged. Other countries read that duties and taxes are not part of the price. Ask an
        adviser.
      </p>
      <ul className="flex flex-col gap-5">
        {fields.map(({ id }, index) => (
          <li key={id} className="flex flex-col gap-3 rounded-xl border border-hairline p-3">
            <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_11rem_auto]">
              <SelectField
                label="Country of the duty"
                className="max-sm:col-span-2"
                error={errors?.[index]?.country?.message}
                {...form.register(`duties.${index}.country`, { required: 'Choose a country.' })}
              >
                <option value="">Choose...</option>
                {countries().map(({ code, name }) => (
                  <option key={code} value={code} disabled={code === 'PK'}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField
                label="Rate, %"
                optional
                inputMode="decimal"
                error={errors?.[index]?.rate_percent?.message}
                {...form.register(`duties.${index}.rate_percent`, {
                  validate: (typed, values) => checkRate(typed, values.duties[index]),
                })}
              />
              <TextField
                label="From, Rs"
                optional
                inputMode="numeric"
                error={errors?.[index]?.threshold?.message}
                {...form.register(`duties.${index}.threshold`, {
                  validate: (typed) => typed.trim() === '' || isThreshold(typed),
                })}
              />
              <Button
                variant="quiet"
                className="text-madder max-sm:justify-self-start sm:mt-6.5"
                aria-label={`Remove the duty of ${rows[index]?.country || 'this country'}`}
                onClick={() => {
                  remove(index);
                  focusGroup('handover');
                }}
              >
                Remove
              </Button>
            </div>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextAreaField
                label="Text in English"
                optional
                rows={2}
                maxLength={MAX_DUTY_TEXT}
                error={errors?.[index]?.text?.message}
                {...form.register(`duties.${index}.text`, {
                  validate: (typed, values) => checkText(typed, values.duties[index]),
                })}
              />
              <TextAreaField
                label="Text in Urdu"
                optional
                rows={2}
                lang="ur"
                dir="rtl"
                maxLength={MAX_DUTY_TEXT}
                error={errors?.[index]?.text_urdu?.message}
                {...form.register(`duties.${index}.text_urdu`)}
              />
            </div>
          </li>
        ))}
      </ul>
      {fields.length < COUNTRIES.length && (
        <Button variant="quiet" className="-ms-4 self-start" onClick={() => append(NEW_DUTY)}>
          Add the duty of a country
        </Button>
      )}
    </div>
  );
}
