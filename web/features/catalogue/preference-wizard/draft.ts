import { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
import type { Preferences } from '../../../../contract/preferences.ts';
import { createDraft } from '../../../lib/create-draft.ts';
import { isNullOr, isShape, isText } from '../../../lib/stored-shape.ts';

/** What the wizard asks for; every answer is a code of the wire or a colour (catalogue-10). */
export type Field = keyof Preferences;

/** The answers so far; what has not been answered is null. */
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

/** The answers of the wizard: they survive a reload and a dead network. */
export const draft = createDraft<Draft>({
  name: 'preferences',
  version: 1,
  on: 'device',
  empty: EMPTY,
  check: (stored) => (isDraft(stored) ? stored : undefined),
});
export const useDraft = draft.use;

export function answer(field: Field, value: string | null): void {
  useDraft.setState((draft) => withAnswer(draft, field, value));
}

/** The answers with one more; a dress type that does not exist for another category or wear is dropped. */
export function withAnswer(draft: Draft, field: Field, value: string | null): Draft {
  const next = { ...draft, [field]: value };
  const keeps = next.dressType !== null && dressTypesFor(next).includes(next.dressType);
  return keeps ? next : { ...next, dressType: null };
}

/** The dress types there are for the chosen category and wear (catalogue-10); none before both are chosen. */
export function dressTypesFor({ category, wearCategory }: Draft): readonly string[] {
  const types: Record<string, Record<string, readonly string[]>> = WIZARD_DRESS_TYPES;
  return types[category ?? '']?.[wearCategory ?? ''] ?? [];
}

/** The answers as they are sent; undefined while one is missing. */
export function toRequest(draft: Draft): Preferences | undefined {
  const { favoriteColor, ...needed } = draft;
  if (Object.values(needed).includes(null)) return undefined;
  if (!dressTypesFor(draft).some((type) => type === draft.dressType)) return undefined;
  return { ...needed, ...(favoriteColor ? { favoriteColor } : {}) } as Preferences;
}
