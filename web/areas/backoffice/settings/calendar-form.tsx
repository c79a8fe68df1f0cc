import { useFieldArray } from 'react-hook-form';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { publicHoliday, usualDaysOff } from '../../../../contract/holidays.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Group } from './api.ts';
import { focusGroup } from './focus-group.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupForm } from './use-group-form.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const LABELS = { weekdays_off: 'Weekly days off', days: 'Single days' };
const TITLE = 'Days off';

interface Values {
  weekdays_off: string[];
  days: { day: string; is_off: string; note: string }[];
}

function showValue(name: string, value: unknown) {
  if (name === 'weekdays_off') {
    return (value as Values['weekdays_off']).map((day) => WEEKDAYS[Number(day)]).join(', ') || 'None';
  }
  return (
    <ul>
      {(value as Values['days']).map(({ day, is_off, note }) => (
        <li key={day}>
          {formatDay(day)}: {is_off === 'yes' ? 'off' : 'business day'} {note}
        </li>
      ))}
    </ul>
  );
}

/** Days that are no business days (orders-22). */
export function CalendarForm({ thing }: { thing: Group<'calendar'> }) {
  const { form, submission } = useGroupForm({
    name: 'calendar',
    title: TITLE,
    thing,
    valuesOf: ({ weekdays_off, days }): Values => ({
      weekdays_off: weekdays_off.map(String),
      days: days.map(({ day, is_off, note }) => ({ day, is_off: is_off ? 'yes' : 'no', note })),
    }),
    bodyOf: ({ weekdays_off, days }) => ({
      weekdays_off: weekdays_off.map(Number),
      days: days.map(({ day, is_off, note }) => ({ day, is_off: is_off === 'yes', note })),
    }),
    lists: ['days'],
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'days' });
  const rows = form.watch('days');
  const { errors } = form.formState;
  const set = new Set(rows.map(({ day }) => day));
  const today = dayInKarachi();
  return (
    <GroupCard
      name="calendar"
      title={TITLE}
      about="No promised day and no lead time counts a day off. Islamic holidays are calculated; where the moon decides otherwise, set the day here."
      thing={thing}
      submission={submission}
      labels={LABELS}
      show={showValue}
    >
      <fieldset>
        <legend className="text-sm font-semibold">{LABELS.weekdays_off}</legend>
        <div className="flex flex-wrap gap-x-6">
          {WEEKDAYS.map((name, day) => (
            <CheckField key={name} label={name} value={String(day)} {...form.register('weekdays_off')} />
          ))}
        </div>
        {errors.weekdays_off && (
          <p className="text-sm font-medium text-madder">{errors.weekdays_off.message}</p>
        )}
      </fieldset>
      <div className="flex flex-col gap-3">
        <Heading level={3} size="item" className="text-base">
          {LABELS.days}
        </Heading>
        <ul className="flex flex-col gap-4">
          {fields.map(({ id }, index) => (
            <li
              key={id}
              className="grid gap-2 border-t border-hairline pt-3 sm:grid-cols-[10rem_11rem_1fr_auto] sm:items-start sm:border-0 sm:pt-0"
            >
              <TextField
                label="Day"
                type="date"
                min={today}
                error={errors.days?.[index]?.day?.message}
                {...form.register(`days.${index}.day`, { required: 'Choose a day.' })}
              />
              <SelectField label="Is" {...form.register(`days.${index}.is_off`)}>
                <option value="yes">a day off</option>
                <option value="no">a business day</option>
              </SelectField>
              <TextField label="Note" optional maxLength={100} {...form.register(`days.${index}.note`)} />
              <Button
                variant="quiet"
                className="text-madder max-sm:justify-self-start sm:mt-6.5"
                aria-label={`Remove ${rows[index]?.day ? formatDay(rows[index].day) : 'this day'}`}
                onClick={() => {
                  remove(index);
                  focusGroup('calendar');
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          className="-ms-4 self-start"
          onClick={() => append({ day: '', is_off: 'yes', note: '' })}
        >
          Add a day
        </Button>
      </div>
      <details className="rounded-xl border border-hairline px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          Public holidays of the coming months
        </summary>
        <ul className="pb-3">
          {usualDaysOff(today).days.map((day) => (
            <li key={day} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <span>
                {formatDay(day)} · {publicHoliday(day)}
              </span>
              {set.has(day) ? (
                <span className="text-sm text-muted">set above</span>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={`Make it a business day: ${formatDay(day)}`}
                  onClick={() =>
                    append({ day, is_off: 'no', note: publicHoliday(day) ?? '' }, { shouldFocus: false })
                  }
                >
                  Make it a business day
                </Button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </GroupCard>
  );
}
