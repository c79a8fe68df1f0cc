import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { basicWords, dateWords, workshopsWords } from '#words';
import { MAX_DAYS_OFF } from '../../../../contract/constants/tailors.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { WorkCalendar } from '../../../../contract/workshops.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { WEEKDAYS } from '../../../lib/weekday-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveCalendar, type WhoseWorkshop } from '../api.ts';
import { type CalendarValues, calendarBody, calendarValues, describeCalendar } from '../calendar-values.ts';
import { refreshWorkshop } from '../refresh-workshop.ts';
import { FormPart, SaveBar } from './workshop-form.tsx';

const loadResolver = async () => (await import('../workshop-schema.ts')).calendarResolver();
const resolver = lazyResolver<CalendarValues>(loadResolver);

const LABELS = {
  weekly_capacity: workshopsWords.garmentsAWeek,
  days_off: workshopsWords.daysOff,
  weekdays_off: workshopsWords.weeklyDaysOff,
};

interface CalendarFormProps {
  whose: WhoseWorkshop;
  calendar: WorkCalendar;
}

/** See tailors-20, tailors-22 and tailors-23. */
export function CalendarForm({ whose, calendar: thing }: CalendarFormProps) {
  const form = useForm<CalendarValues>({ resolver, defaultValues: calendarValues(thing) });
  const { register, formState } = form;
  const { errors } = formState;
  useLoadOnFocus(loadResolver);
  const { formProps, failure, conflict, isSubmitting, edit } = useVersionedForm(form, {
    thing,
    valuesOf: calendarValues,
    fieldOf: (name) => (name === 'weekly_capacity' || name === 'weekdays_off' ? name : undefined),
    send: (values, version) => saveCalendar(whose, { ...calendarBody(values), version }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(['workshops', whose, 'calendar'], saved);
      toast.success(
        whose === 'own' ? workshopsWords.calendarIsSaved.own : workshopsWords.calendarIsSaved.tailor,
      );
      await refreshWorkshop(whose, { saved: 'calendar' });
    },
    fallback: workshopsWords.failedToSaveTheCalendar,
  });
  const draft = useEditDraft(`calendar.${whose}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-8">
      <FormPart title={workshopsWords.garmentsAWeek} intro={workshopsWords.aWeekMayBeFull}>
        <TextField
          label={workshopsWords.atMost}
          hint={workshopsWords.leaveItEmptyForAnyNumber}
          inputMode="numeric"
          autoComplete="off"
          placeholder={workshopsWords.anyNumber}
          className="max-w-xs"
          error={errors.weekly_capacity?.message}
          {...register('weekly_capacity')}
        />
      </FormPart>
      <FormPart title={workshopsWords.weeklyDaysOff} intro={workshopsWords.nobodyWorksOnThemInAnyWeek}>
        <div className="flex flex-wrap gap-x-6">
          {WEEKDAYS.map((day) => (
            <CheckField
              key={day}
              label={dateWords.weekdays[day]}
              value={String(day)}
              {...register('weekdays_off')}
            />
          ))}
        </div>
        {errors.weekdays_off && (
          <p className="text-sm font-medium text-madder">{errors.weekdays_off.message}</p>
        )}
      </FormPart>
      <FormPart title={workshopsWords.daysOff} intro={workshopsWords.nobodyWorksOnTheseDays}>
        <DaysOffFields form={form} />
      </FormPart>
      <SaveBar
        labels={LABELS}
        show={describeCalendar}
        of={workshopsWords.calendarForm}
        {...{ failure, conflict, isSubmitting, draft }}
      />
    </form>
  );
}

/** Single days and ranges. */
function DaysOffFields({ form }: { form: UseFormReturn<CalendarValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'days_off' });
  const addRef = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.days_off;
  const today = dayInKarachi();
  return (
    <div className="flex flex-col gap-3">
      {fields.length === 0 && <p className="text-muted">{workshopsWords.noDaysOffAhead}</p>}
      <ul className="flex flex-col gap-3">
        {fields.map(({ id }, index) => (
          <Card key={id} as="li" padding="small" className="grid items-start gap-3 sm:grid-cols-4">
            <TextField
              label={workshopsWords.firstDay}
              type="date"
              min={today}
              error={errors?.[index]?.from?.message ?? errors?.[index]?.message}
              {...form.register(`days_off.${index}.from`)}
            />
            <TextField
              label={workshopsWords.lastDay}
              optional
              type="date"
              min={today}
              error={errors?.[index]?.until?.message}
              {...form.register(`days_off.${index}.until`)}
            />
            <TextField
              label={basicWords.note}
              optional
              maxLength={80}
              placeholder={workshopsWords.customersDoNotSeeIt}
              error={errors?.[index]?.note?.message}
              {...form.register(`days_off.${index}.note`)}
            />
            <Button
              variant="danger"
              className="sm:mt-6.5"
              aria-label={workshopsWords.removeDaysOff({ place: index + 1 })}
              onClick={() => {
                flushSync(() => remove(index));
                addRef.current?.focus();
              }}
            >
              {basicWords.removeLabel}
            </Button>
          </Card>
        ))}
      </ul>
      <Button
        ref={addRef}
        variant="secondary"
        className="self-start"
        disabled={fields.length >= MAX_DAYS_OFF}
        onClick={() => append({ from: '', until: '', note: '' })}
      >
        {workshopsWords.addDaysOff}
      </Button>
    </div>
  );
}
