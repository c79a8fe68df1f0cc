import { useForm } from 'react-hook-form';
import { tradeWords } from '#words';
import { MAX_PAUSE_REASON, MAX_TAILOR_ABOUT, MAX_TAILOR_AREA } from '../../../../contract/constants/staff.ts';
import type { TailorKind } from '../../../../contract/constants/tailors.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { refreshWorkshop } from '../../../features/workshops/refresh-workshop.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { TAILORS_KEY } from '../accounts/api.ts';
import { Section } from '../orders/section.tsx';
import { saveTailor, staffTailorQuery } from './api.ts';

interface ProfileValues {
  area: string;
  kind: TailorKind;
  about: string;
  active: boolean;
  /** Tells the tailor why they are paused; not part of the profile. */
  reason: string;
}

const LABELS = {
  area: 'Area',
  kind: 'Stitches for',
  about: 'In their own words',
  active: 'Takes new orders',
  reason: 'Reason for the tailor',
};

const valuesOf = ({ area, kind, about, active }: StaffTailor): ProfileValues => ({
  area,
  kind,
  about,
  active,
  reason: '',
});

/** The public profile of a tailor, and whether customers may order (tailors-31). */
export function ProfileForm({ tailor }: { tailor: StaffTailor }) {
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(tailor) });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const { formProps, failure, conflict, isSubmitting, edit } = useVersionedForm<
    ProfileValues,
    ProfileValues,
    StaffTailor
  >(form, {
    thing: tailor,
    valuesOf,
    send: (values, version) => saveTailor(tailor.id, { ...values, version }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(staffTailorQuery(tailor.id).queryKey, saved);
      toast.success(SAVED[tailor.active === saved.active ? 'other' : saved.active ? 'resumed' : 'paused']);
      await refreshWorkshop(tailor.id, { saved: 'profile' });
      await queryClient.invalidateQueries({ queryKey: TAILORS_KEY });
    },
    fallback: 'Failed to save the tailor',
  });
  const draft = useEditDraft(`tailor.${tailor.id}`, form, edit);
  return (
    <Section title="Profile">
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label={LABELS.area}
          hint="With the city, as customers search for it."
          maxLength={MAX_TAILOR_AREA}
          autoComplete="off"
          error={errors.area?.message}
          {...register('area')}
        />
        {!tailor.in_house && (
          <SelectField label={LABELS.kind} error={errors.kind?.message} {...register('kind')}>
            {Object.entries(tradeWords.kinds).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          label={LABELS.about}
          optional
          rows={4}
          maxLength={MAX_TAILOR_ABOUT}
          error={errors.about?.message}
          {...register('about')}
        />
        {!tailor.in_house && (
          <div className="flex flex-col gap-3">
            <CheckField label={LABELS.active} error={errors.active?.message} {...register('active')} />
            <p className="text-sm text-muted">
              A paused tailor is not listed and has no public page. Orders that are confirmed stay. We tell
              the tailor by mail.
            </p>
            {tailor.active && !watch('active') && (
              <TextAreaField
                label={LABELS.reason}
                optional
                rows={2}
                maxLength={MAX_PAUSE_REASON}
                error={errors.reason?.message}
                {...register('reason')}
              />
            )}
          </div>
        )}
        <EditConflict conflict={conflict} labels={LABELS} show={describe} />
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          {draft.isDirty && !isSubmitting ? (
            <UnsavedChanges of={tailor.name} draft={draft} />
          ) : (
            <p className="text-sm text-muted">{lastChange(tailor)}</p>
          )}
        </div>
      </form>
    </Section>
  );
}

const SAVED = {
  paused: 'The tailor is paused and told so. Customers can no longer order here.',
  resumed: 'The tailor takes orders again and is told so.',
  other: 'The tailor is saved. Customers see the changes now.',
};

function describe(name: string, value: unknown): string {
  if (name === 'kind') return tradeWords.kinds[value as TailorKind];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function lastChange({ updated_by, updated_at }: StaffTailor): string {
  return updated_by === null
    ? 'Not changed yet'
    : `Last changed by ${updated_by}, ${formatMoment(updated_at)}`;
}
