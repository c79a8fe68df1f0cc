import { CheckField, TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupForm } from './use-group-form.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const LABELS = {
  name: 'Name of the shop',
  email: 'E-mail of support',
  phone: 'Phone',
  address: 'Address',
  map_embed_url: 'Map for the contact page',
  hours: 'Business hours',
} as const;
const TITLE = 'Business';

interface Values {
  name: string;
  email: string;
  phone: string;
  address: string;
  map_embed_url: string;
  /** From Sunday on. */
  hours: { isOpen: boolean; from: string; to: string }[];
}

function valuesOf({ name, email, phone, address, map_embed_url, hours }: Group<'business'>): Values {
  return {
    name,
    email,
    phone,
    address,
    map_embed_url: map_embed_url ?? '',
    hours: hours.map((day) => ({
      isOpen: day !== null,
      from: inTime(day?.from ?? 9 * 60),
      to: inTime(day?.to ?? 18 * 60),
    })),
  };
}

function showValue(name: string, value: unknown) {
  if (name !== 'hours') return String(value) || 'Nothing';
  return (
    <ul>
      {(value as Values['hours']).map(({ isOpen, from, to }, day) => (
        <li key={WEEKDAYS[day]}>
          {WEEKDAYS[day]}: {isOpen ? `${from} to ${to}` : 'closed'}
        </li>
      ))}
    </ul>
  );
}

/** The shop's name and contact details (settings-4). */
export function BusinessForm({ thing }: { thing: Group<'business'> }) {
  const { form, submission } = useGroupForm({
    name: 'business',
    title: TITLE,
    thing,
    valuesOf,
    bodyOf: ({ map_embed_url, hours, ...values }: Values) => ({
      ...values,
      map_embed_url: map_embed_url.trim() || null,
      hours: hours.map(({ isOpen, from, to }) =>
        isOpen ? { from: inMinutes(from), to: inMinutes(to) || 24 * 60 } : null,
      ),
    }),
    lists: ['hours'],
  });
  const { errors } = form.formState;
  const hours = form.watch('hours');
  return (
    <GroupCard
      name="business"
      title={TITLE}
      about="On every page, in mails and on new invoices. Documents that are issued already stay as they are."
      thing={thing}
      submission={submission}
      labels={LABELS}
      show={showValue}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.name}
          maxLength={40}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={LABELS.phone}
          type="tel"
          maxLength={32}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextField
          label={LABELS.email}
          type="email"
          maxLength={254}
          hint="Where customers write to. The sender of mails is set on the server, as MAIL_FROM."
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={LABELS.map_embed_url}
          type="url"
          optional
          placeholder="https://"
          hint="The address of a map to embed. Empty: a drawing that links to a map."
          error={errors.map_embed_url?.message}
          {...form.register('map_embed_url')}
        />
        <TextField
          label={LABELS.address}
          maxLength={200}
          className="sm:col-span-2"
          error={errors.address?.message}
          {...form.register('address')}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">{LABELS.hours}, Pakistan time</legend>
        <ul className="mt-1 flex flex-col gap-2">
          {WEEKDAYS.map((weekday, day) => (
            <li key={weekday} className="flex flex-wrap items-end gap-x-4 gap-y-1">
              <CheckField label={weekday} className="w-36" {...form.register(`hours.${day}.isOpen`)} />
              {hours[day]?.isOpen ? (
                <>
                  <TextField
                    label={<span className="sr-only">{weekday} from</span>}
                    type="time"
                    {...form.register(`hours.${day}.from`, { required: true })}
                  />
                  <span className="self-center pb-1">to</span>
                  <TextField
                    label={<span className="sr-only">{weekday} to</span>}
                    type="time"
                    {...form.register(`hours.${day}.to`, { required: true })}
                  />
                </>
              ) : (
                <span className="flex min-h-11 items-center text-muted">Closed</span>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
    </GroupCard>
  );
}

/** `09:30` → 570, and `inTime` the reverse; it writes midnight at the end of a day as `00:00`. */
function inMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function inTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
