import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { MAX_CODE_LENGTH } from '../../../../contract/constants/discounts.ts';
import { MAX_LIST_PAGE_SIZE } from '../../../../contract/constants/lists.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { brandListQuery } from '../catalogue/api.ts';
import { numberOf } from '../settings/use-group-form.ts';
import { createCode } from './api.ts';

const blank = () => ({
  code: '',
  kind: 'percent' as 'percent' | 'amount',
  percent: '',
  amount: '',
  minimum: '',
  seller: '',
  seller_percent: '',
  first_order: false,
  starts_on: dayInKarachi() as string,
  ends_on: '',
  max_uses: '',
  max_uses_each: '',
});

type Values = ReturnType<typeof blank>;

function bodyOf(values: Values) {
  const { code, kind, first_order, starts_on, ends_on } = values;
  return {
    ...{ code, first_order, starts_on },
    percent: kind === 'percent' ? numberOf(values.percent) : null,
    amount: kind === 'amount' ? numberOf(values.amount) : null,
    minimum: values.minimum.trim() === '' ? 0 : numberOf(values.minimum),
    seller: values.seller === '' ? null : Number(values.seller),
    seller_percent:
      values.seller === '' || values.seller_percent.trim() === '' ? 0 : numberOf(values.seller_percent),
    ends_on: ends_on === '' ? null : ends_on,
    max_uses: numberOf(values.max_uses),
    max_uses_each: numberOf(values.max_uses_each),
  };
}

/** Creates a discount code; what was typed stays when it is refused (discounts-1). */
export function NewCodeDialog({ mostPercent, onClose }: { mostPercent: number; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: blank() });
  const { errors } = form.formState;
  const brands = useQuery(brandListQuery({ size: MAX_LIST_PAGE_SIZE }), queryClient);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values, { keyFor }) => {
      const body = bodyOf(values);
      return createCode(body, keyFor(body));
    },
    onSuccess: ({ code }) => {
      toast.success(`${code} is created.`);
      onClose();
    },
    fallback: 'Failed to create the code',
  });
  const kind = form.watch('kind');
  const hasSeller = form.watch('seller') !== '';
  const field = (name: Exclude<keyof Values, 'first_order' | 'kind'>) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <Dialog title="Create a discount code" open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <TextField
          label="Code"
          hint="4 to 20 letters A to Z, digits and dashes. It cannot be changed or used again later."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          {...field('code')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Takes off" {...form.register('kind')}>
            <option value="percent">Per cent</option>
            <option value="amount">A sum in rupees</option>
          </SelectField>
          {kind === 'percent' ? (
            <TextField
              label="Per cent"
              hint={`At most ${mostPercent}, by the lowest share of a price.`}
              inputMode="numeric"
              {...field('percent')}
            />
          ) : (
            <TextField
              label="Sum, rupees"
              hint="Less where it would be below the lowest share of a price."
              inputMode="numeric"
              {...field('amount')}
            />
          )}
          <TextField label="Sub total from, Rs" optional inputMode="numeric" {...field('minimum')} />
          <SelectField label="Goods of" {...field('seller')}>
            <option value="">All sellers</option>
            {brands.data?.results.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {hasSeller && (
            <TextField
              label="Per cent of it that the seller bears"
              hint="Empty: the shop bears all. The seller has to accept before customers can use the code."
              optional
              inputMode="numeric"
              {...field('seller_percent')}
            />
          )}
          <TextField label="First day" type="date" {...field('starts_on')} />
          <TextField label="Last day" type="date" optional {...field('ends_on')} />
          <TextField label="Uses in all" optional inputMode="numeric" {...field('max_uses')} />
          <TextField
            label="Uses per customer"
            hint="Customers have to sign in then."
            optional
            inputMode="numeric"
            {...field('max_uses_each')}
          />
        </div>
        <CheckField
          label="Only for a customer's first order; they have to sign in then"
          error={errors.first_order?.message}
          {...form.register('first_order')}
        />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={isSubmitting} busyLabel="Creating...">
            Create the code
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
