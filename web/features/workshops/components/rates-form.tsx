import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { basicWords, garmentWords, tradeWords, workshopsWords } from '#words';
import { MAX_OPENING_HOURS } from '../../../../contract/constants/tailors.ts';
import type { Rates } from '../../../../contract/workshops.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveRates, type WhoseWorkshop } from '../api.ts';
import { describeRates, garmentsOf, type RatesValues, ratesBody, ratesValues } from '../rates-values.ts';
import { refreshWorkshop } from '../refresh-workshop.ts';
import { FormPart, SaveBar } from './workshop-form.tsx';

const loadResolver = async () => (await import('../workshop-schema.ts')).ratesResolver();
const resolver = lazyResolver<RatesValues>(loadResolver);

const LABELS = {
  services: workshopsWords.services,
  rates: workshopsWords.rates,
  lead_time_days: workshopsWords.leadTime,
  address: basicWords.address,
  opening_hours: workshopsWords.openingHours,
};

interface RatesFormProps {
  whose: WhoseWorkshop;
  rates: Rates;
}

/** See tailors-21. */
export function RatesForm({ whose, rates: thing }: RatesFormProps) {
  const form = useForm<RatesValues>({ resolver, defaultValues: ratesValues(thing) });
  const { register, formState, control } = form;
  const { errors } = formState;
  useLoadOnFocus(loadResolver);
  const { formProps, failure, conflict, isSubmitting, edit } = useVersionedForm(form, {
    thing,
    valuesOf: ratesValues,
    fieldOf: (name) => (name === 'lead_time_days' || name === 'address' ? name : undefined),
    send: (values, version) => saveRates(whose, { ...ratesBody(values), version }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(['workshops', whose, 'rates'], saved);
      toast.success(whose === 'own' ? workshopsWords.ratesAreSaved.own : workshopsWords.ratesAreSaved.tailor);
      await refreshWorkshop(whose, { saved: 'rates' });
    },
    fallback: workshopsWords.failedToSaveTheRates,
  });
  const draft = useEditDraft(`rates.${whose}`, form, edit);
  const [fewest, most] = thing.lead_time_band;
  return (
    <form {...formProps} className="flex flex-col gap-8">
      <FormPart title={workshopsWords.garmentsAndRates} intro={workshopsWords.whatARateIs}>
        <RateCount whose={whose} rates={useWatch({ control, name: 'rates' })} />
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          {garmentsOf(thing).map(({ code }) => (
            <TextField
              key={code}
              label={garmentWords.dressTypes[code]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={workshopsWords.notOffered}
              error={errors.rates?.[code]?.message}
              {...register(`rates.${code}`)}
            />
          ))}
        </div>
      </FormPart>
      <FormPart title={workshopsWords.services}>
        <div className="grid sm:grid-cols-2">
          {Object.entries(tradeWords.services).map(([code, label]) => (
            <CheckField key={code} label={label} value={code} {...register('services')} />
          ))}
        </div>
      </FormPart>
      <FormPart title={workshopsWords.timeAndPlace}>
        <TextField
          label={thing.in_house ? workshopsWords.leadTimeInDays : workshopsWords.leadTimeInBusinessDays}
          hint={workshopsWords.leadTimeFromTo({ fewest, most })}
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-xs"
          error={errors.lead_time_days?.message}
          {...register('lead_time_days')}
        />
        <TextField
          label={basicWords.address}
          optional
          hint={workshopsWords.whereCustomersBringCloth}
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <OpeningHours form={form} />
      </FormPart>
      <SaveBar
        labels={LABELS}
        show={describeRates}
        of={workshopsWords.ratesForm}
        {...{ failure, conflict, isSubmitting, draft }}
      />
    </form>
  );
}

function RateCount({ whose, rates }: { whose: WhoseWorkshop; rates: RatesValues['rates'] }) {
  const count = Object.values(rates).filter((typed) => typed.trim() !== '').length;
  const { own, tailor } = workshopsWords.garmentsOffered;
  return (
    <p role="status" className="font-semibold">
      {whose === 'own' ? own({ count }) : tailor({ count })}
    </p>
  );
}

/** Lines such as "Mon-Sat" and "11AM-9PM". */
function OpeningHours({ form }: { form: UseFormReturn<RatesValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'opening_hours' });
  const addRef = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.opening_hours;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{workshopsWords.openingHours}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label={workshopsWords.days}
            placeholder={workshopsWords.monSat}
            autoComplete="off"
            error={errors?.[index]?.days?.message}
            {...form.register(`opening_hours.${index}.days`)}
          />
          <TextField
            label={workshopsWords.hours}
            placeholder={workshopsWords.elevenToNine}
            autoComplete="off"
            error={errors?.[index]?.hours?.message}
            {...form.register(`opening_hours.${index}.hours`)}
          />
          <Button
            variant="icon"
            aria-label={workshopsWords.removeOpeningHours({ place: index + 1 })}
            onClick={() => {
              flushSync(() => remove(index));
              addRef.current?.focus();
            }}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        ref={addRef}
        variant="secondary"
        className="self-start"
        disabled={fields.length >= MAX_OPENING_HOURS}
        onClick={() => append({ days: '', hours: '' })}
      >
        {workshopsWords.addOpeningHours}
      </Button>
    </div>
  );
}
