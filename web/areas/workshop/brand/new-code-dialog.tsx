import { useForm } from 'react-hook-form';
import { basicWords, workshopBrandWords } from '#words';
import { MAX_CODE_LENGTH } from '../../../../contract/constants/discounts.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { typedWhole } from '../../../features/workshops/typed-whole.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { createSellerCode } from './api.ts';

const blank = () => ({
  code: '',
  kind: 'percent' as 'percent' | 'amount',
  percent: '',
  amount: '',
  minimum: '',
  first_order: false,
  starts_on: dayInKarachi() as string,
  ends_on: '',
  max_uses: '',
  max_uses_each: '',
});

type Values = ReturnType<typeof blank>;

/** What is no number stays a text, so that the server names its field. */
function numberOf(typed: string): number | null {
  const number = typedWhole(typed);
  return Number.isNaN(number) ? (typed as unknown as number) : number;
}

function bodyOf({ code, kind, first_order, starts_on, ends_on, ...values }: Values) {
  return {
    ...{ code, first_order, starts_on },
    percent: kind === 'percent' ? numberOf(values.percent) : null,
    amount: kind === 'amount' ? numberOf(values.amount) : null,
    minimum: numberOf(values.minimum) ?? 0,
    ends_on: ends_on === '' ? null : ends_on,
    max_uses: numberOf(values.max_uses),
    max_uses_each: numberOf(values.max_uses_each),
  };
}

/** Creates a code that the brand bears alone; what was typed stays when it is refused (discounts-12). */
export function NewCodeDialog({ mostPercent, onClose }: { mostPercent: number; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: blank() });
  const { errors } = form.formState;
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => {
      const body = bodyOf(values);
      return createSellerCode(body, keyFor(body));
    },
    onSuccess: ({ code }) => {
      toast.success(workshopBrandWords.codeIsCreated({ code }));
      onClose();
    },
    fieldOf: (name) => {
      if (name === 'percent' && form.getValues('kind') === 'amount') return 'amount';
      return name in form.getValues() ? (name as keyof Values) : undefined;
    },
    fallback: workshopBrandWords.failedToCreateTheCode,
  });
  const field = (name: Exclude<keyof Values, 'first_order' | 'kind'>) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <Dialog title={workshopBrandWords.createACode} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <TextField
          label={workshopBrandWords.ofADiscountCode}
          hint={workshopBrandWords.lettersOfACode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          {...field('code')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={workshopBrandWords.takesOff} {...form.register('kind')}>
            <option value="percent">{workshopBrandWords.perCent}</option>
            <option value="amount">{workshopBrandWords.aSumInRupees}</option>
          </SelectField>
          {form.watch('kind') === 'percent' ? (
            <TextField
              label={workshopBrandWords.perCent}
              hint={workshopBrandWords.atMostPerCent({ most: String(mostPercent) })}
              inputMode="numeric"
              {...field('percent')}
            />
          ) : (
            <TextField
              label={workshopBrandWords.sumInRupees}
              hint={workshopBrandWords.lessIfTooLow}
              inputMode="numeric"
              {...field('amount')}
            />
          )}
          <TextField
            label={workshopBrandWords.subTotalFrom}
            optional
            inputMode="numeric"
            {...field('minimum')}
          />
          <TextField
            label={workshopBrandWords.usesInAll}
            optional
            inputMode="numeric"
            {...field('max_uses')}
          />
          <TextField label={workshopBrandWords.firstDay} type="date" {...field('starts_on')} />
          <TextField label={workshopBrandWords.lastDay} type="date" optional {...field('ends_on')} />
          <TextField
            label={workshopBrandWords.usesPerCustomer}
            hint={workshopBrandWords.customersSignIn}
            optional
            inputMode="numeric"
            {...field('max_uses_each')}
          />
        </div>
        <CheckField
          label={workshopBrandWords.onlyForAFirstOrder}
          error={errors.first_order?.message}
          {...form.register('first_order')}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {basicWords.cancel}
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel={workshopBrandWords.creating}>
            {workshopBrandWords.createTheCode}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
