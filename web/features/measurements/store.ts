import { PEOPLE } from '../../../contract/constants/measurements.ts';
import { AGE_GROUPS, UNITS } from '../../../contract/measures.ts';
import { createDraft } from '../../lib/create-draft.ts';
import { isOneOf, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import type { Entry, Sheet } from './sheet.ts';

/** A sheet being filled in, and what it began from. */
export interface Draft {
  sheet: Sheet;
  /** The version of the record that was being changed; `null` for a new one. */
  base: number | null;
}

interface Drafts {
  /** By `draftName`. */
  drafts: Record<string, Draft | undefined>;
}

const isUnit = isOneOf(...UNITS);
const isDraft = isShape<Draft>({
  sheet: isShape<Sheet>({
    label: isText,
    gender: isOneOf(...PEOPLE, ''),
    age_group: isOneOf(...AGE_GROUPS),
    unit: isUnit,
    note: isText,
    entries: (value): value is Sheet['entries'] =>
      isRecordOf(isShape<Entry>({ text: isText, unit: isUnit }))(value),
  }),
  base: (value): value is number | null => value === null || typeof value === 'number',
});
const areDrafts = isShape<Drafts>({ drafts: isRecordOf(isDraft) });

const stored = createDraft<Drafts>({
  name: 'measurements',
  version: 1,
  on: 'tab',
  empty: { drafts: {} },
  check: (value) => (areDrafts(value) ? value : undefined),
});

/** What was typed and not saved yet. It lives until the tab closes, through reload, sign-in and a dead network. */
export const useDrafts = stored.use;

// Only pages that are never rendered on the server load this.
if ('document' in globalThis) stored.read();

/** Whose draft of which record; people who share a device do not see each other's. */
export function draftName(username: string, record: number | 'new'): string {
  return `${username}/${record}`;
}

/** Keeps a draft. */
export function keepDraft(name: string, draft: Draft): void {
  stored.write({ drafts: { ...stored.read().drafts, [name]: draft } });
}

/** Forgets a draft: it was saved or given up. */
export function forgetDraft(name: string): void {
  const { [name]: _, ...drafts } = stored.read().drafts;
  stored.write({ drafts });
}
