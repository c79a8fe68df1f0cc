import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import type { Versioned } from '../../../../contract/versions.ts';
import { useEditDraft } from '../../../lib/edit-draft.ts';
import { useVersionedForm } from '../../../lib/versioned-form.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Group, type GroupBody, saveGroup } from './api.ts';

interface GroupFormOptions<Name extends SettingsGroup, Values extends FieldValues> {
  name: Name;
  title: string;
  thing: Group<Name> & Versioned;
  valuesOf: (thing: Group<Name> & Versioned) => Values;
  /** Parses typed numbers; an empty one becomes null, so that the server asks for it. */
  bodyOf: (values: Values) => GroupBody<Name>;
  /** Fields that are lists; their server errors are shown beside the button. */
  lists?: readonly string[];
}

/** A form of one group of settings (settings-1). */
export function useGroupForm<Name extends SettingsGroup, Values extends FieldValues>({
  name,
  title,
  thing,
  valuesOf,
  bodyOf,
  lists = [],
}: GroupFormOptions<Name, Values>) {
  const form = useForm<Values>({ defaultValues: valuesOf(thing) as DefaultValues<Values> });
  const submission = useVersionedForm<Values, Values, Group<Name> & Versioned>(form, {
    thing,
    valuesOf,
    send: async (values, version) =>
      (await saveGroup(name, bodyOf(values), version)) as Group<Name> & Versioned,
    fieldOf: (field) =>
      field in form.getValues() && !lists.includes(field) ? (field as Path<Values>) : undefined,
    onSuccess: () => toast.success(`${title}: saved`),
    fallback: 'Failed to save the settings',
  });
  const draft = useEditDraft(`settings.${name}`, form, submission.edit);
  return { form, submission: { ...submission, draft } };
}

/** For `bodyOf`; an unreadable number stays a text, so that the server reports it. */
export function numberOf(typed: string): number {
  const text = typed.trim().replaceAll(',', '');
  return (text === '' ? null : Number.isNaN(Number(text)) ? typed : Number(text)) as number;
}

/** For the fields of lists, because server errors do not name the row. */
export function isWholeNumber(least: number, most: number) {
  return (typed: string) => {
    const number = typed.trim() === '' ? Number.NaN : Number(typed);
    const isFine = Number.isInteger(number) && least <= number && number <= most;
    return isFine || `Enter a whole number from ${least} to ${most.toLocaleString('en')}.`;
  };
}
