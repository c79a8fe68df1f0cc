import type { Path } from 'react-hook-form';
import { EMPTY_GARMENT, type EntryGarment, type EntryValues } from './entry-values.ts';

/** The fields of the form whose names differ from those of the call. */
const FIELD_OF: Partial<Record<string, keyof EntryGarment>> = {
  measurement_source: 'measurement',
  measurement_from: 'asked_name',
  measurement_sample: 'sample_kind',
};

/** Where the form shows what the server refuses, at its garment (backoffice-30); undefined if it has no such field. */
export function fieldOfRefusal(name: string, values: EntryValues): Path<EntryValues> | undefined {
  const [, part = '', place] = /^(dress_design|measurement_picture)_(\d+)$/.exec(name) ?? [];
  if (place) return fieldOfGarment(Number(place) - 1, part);
  // The first garment is beside those of the list.
  const [, further, field = ''] = /^garments\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (further) return fieldOfGarment(Number(further) + 1, field);
  if (name === 'garments') return undefined;
  return fieldOfGarment(0, name) ?? (name in values ? (name as keyof EntryValues) : undefined);
}

function fieldOfGarment(index: number, name: string): Path<EntryValues> | undefined {
  const field = FIELD_OF[name] ?? name;
  return field in EMPTY_GARMENT ? `garments.${index}.${field as keyof EntryGarment}` : undefined;
}
