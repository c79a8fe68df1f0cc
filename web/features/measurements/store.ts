import { z } from 'zod';
import { MeasurementForm } from '../../../contract/measurements.ts';
import { AGE_GROUPS, UNITS } from '../../../contract/measures.ts';
import { createDraft } from '../../lib/create-draft.ts';
import type { Sheet } from './sheet.ts';

const Unit = z.enum(UNITS);

const StoredDraft = z.object({
  sheet: z.object({
    label: z.string(),
    gender: z.union([MeasurementForm.shape.gender, z.literal('')]),
    age_group: z.enum(AGE_GROUPS),
    unit: Unit,
    note: z.string(),
    entries: z.record(z.string(), z.object({ text: z.string(), unit: Unit })),
  }),
  base: z.number().nullable(),
});

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

const stored = createDraft<Drafts>({
  name: 'measurements',
  version: 1,
  on: 'tab',
  empty: { drafts: {} },
  check: (value) => z.object({ drafts: z.record(z.string(), StoredDraft) }).safeParse(value).data,
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
