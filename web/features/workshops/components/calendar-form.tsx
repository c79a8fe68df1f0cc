import { useForm } from 'react-hook-form';
import type { WorkCalendar } from '../../../../contract/workshops.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { lazyResolver, useLoadOnFocus } from '../../../lib/lazy-resolver.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { saveCalendar, type WhoseWorkshop } from '../api.ts';
import { type CalendarValues, calendarBody, calendarValues, describeCalendar } from '../calendar-values.ts';
import { refreshWorkshop } from '../refresh-workshop.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { FormPart, SaveBar } from './workshop-form.tsx';

const loadResolver = async () => (await import('../workshop-schema.ts')).calendarResolver();
const resolver = lazyResolver<CalendarValues>(loadResolver);

const LABELS = { weekly_capacity: 'Garments a week', days_off: 'Days off' };

interface CalendarFormProps {
  whose: WhoseWorkshop;
  calendar: WorkCalendar;
}

/** See tailors-20 and tailors-22. */
export function CalendarForm({ whose, calendar: thing }: CalendarFormProps) {
  const form = useForm<CalendarValues>({ resolver, defaultValues: calendarValues(thing) });
  const { register, formState } = form;
  const { errors } = formState;
  useLoadOnFocus(loadResolver);
  const { formProps, failure, conflict, isSubmitting, edit } = useVersionedForm(form, {
    thing,
    valuesOf: calendarValues,
    fieldOf: (name) => (name === 'weekly_capacity' ? name : undefined),
    send: (values, version) => saveCalendar(whose, { ...calendarBody(values), version }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(['workshops', whose, 'calendar'], saved);
      toast.success(`${whose === 'own' ? 'Your' : 'The'} calendar is saved. New orders go by it.`);
      await refreshWorkshop(whose, { saved: 'calendar' });
    },
    fallback: 'Failed to save the calendar',
  });
  const draft = useEditDraft(`calendar.${whose}`, form, edit);
  return (
    <form {...formProps} className="flex flex-col gap-8">
      <FormPart
        title="Garments a week"
        intro="A week with as many garments is full: customers are offered the next one with room. Orders that are confirmed keep their day."
      >
        <TextField
          label="At most"
          hint="Leave it empty to take on any number."
          inputMode="numeric"
          autoComplete="off"
          placeholder="Any number"
          className="max-w-xs"
          error={errors.weekly_capacity?.message}
          {...register('weekly_capacity')}
        />
      </FormPart>
      <FormPart
        title="Days off"
        intro="Nobody works on these days, and nothing is promised for them. Sundays and public holidays are off anyway."
      >
        <DaysOffFields form={form} />
      </FormPart>
      <SaveBar
        labels={LABELS}
        show={describeCalendar}
        of="calendar"
        {...{ failure, conflict, isSubmitting, draft }}
      />
    </form>
  );
}
