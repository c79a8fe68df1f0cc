import { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
import type { Preferences } from '../../../../contract/preferences.ts';
import { createDraft, onlyIf } from '../../../lib/create-draft.ts';
import { isNullOr, isShape, isText } from '../../../lib/stored-shape.ts';

/** The fields of the wizard (catalogue-10). */
export type Field = keyof Preferences;

/** The answers so far; null where unanswered. */
export type Draft = Record<Field, string | null>;

const EMPTY: Draft = {
  productType: null,
  category: null,
  wearCategory: null,
  dressType: null,
  priceRange: null,
  favoriteColor: null,
  brandPreference: null,
};

const isAnswer = isNullOr(isText);
const isDraft = isShape<Draft>({
  productType: isAnswer,
  category: isAnswer,
  wearCategory: isAnswer,
  dressType: isAnswer,
  priceRange: isAnswer,
  favoriteColor: isAnswer,
  brandPreference: isAnswer,
});

export const draft = createDraft<Draft>({
  name: 'preferences',
  version: 1,
  on: 'device',
  empty: EMPTY,
  check: onlyIf(isDraft),
});
export const useDraft = draft.use;

export function answer(field: Field, value: string | null): void {
  useDraft.setState((draft) => withAnswer(draft, field, value));
}

/** Adds an answer; drops a dress type that the new category or wear does not have. */
export function withAnswer(draft: Draft, field: Field, value: string | null): Draft {
  const next = { ...draft, [field]: value };
  const keeps = next.dressType !== null && dressTypesFor(next).includes(next.dressType);
  return keeps ? next : { ...next, dressType: null };
}

/** The dress types of the chosen category and wear (catalogue-10); none before both are chosen. */
export function dressTypesFor({ category, wearCategory }: Draft): readonly string[] {
  const types: Record<string, Record<string, readonly string[]>> = WIZARD_DRESS_TYPES;
  return types[category ?? '']?.[wearCategory ?? ''] ?? [];
}

/** The request; undefined while an answer is missing. */
export function toRequest(draft: Draft): Preferences | undefined {
  const { favoriteColor, ...needed } = draft;
  if (Object.values(needed).includes(null)) return undefined;
  if (!dressTypesFor(draft).some((type) => type === draft.dressType)) return undefined;
  return { ...needed, ...(favoriteColor ? { favoriteColor } : {}) } as Preferences;
}
