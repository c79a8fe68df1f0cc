import { PEOPLE, RELATIONS } from '../../../contract/constants/measurements.ts';
import { AGE_GROUPS, UNITS } from '../../../contract/measures.ts';
import { createDraft, onlyIf } from '../../lib/create-draft.ts';
import { isNullOr, isNumber, isOneOf, isRecordOf, isShape, isText } from '../../lib/stored-shape.ts';
import type { TypedAnswers } from './questions.ts';
import type { Entry, RecordFields } from './record-fields.ts';

export interface Draft {
  fields: RecordFields;
  /** The version being edited; `null` for a new record. */
  base: number | null;
  /** The values before anything was typed. */
  from: RecordFields;
}

interface Drafts {
  drafts: Record<string, Draft | undefined>;
}

const isUnit = isOneOf(...UNITS);
const areEntries = isRecordOf(isShape<Entry>({ text: isText, unit: isUnit }));
const areFields = isShape<RecordFields>({
  label: isText,
  gender: isOneOf(...PEOPLE, ''),
  age_group: isOneOf(...AGE_GROUPS),
  unit: isUnit,
  note: isText,
  person: isText,
  relation: isOneOf(...RELATIONS, ''),
  marks: isRecordOf(isOneOf('estimated', 'confirmed')),
  entries: areEntries,
});
const isDraft = isShape<Draft>({
  fields: areFields,
  from: areFields,
  base: isNullOr(isNumber),
});

const stored = createDraft<Drafts>({
  name: 'measurements',
  version: 4,
  on: 'tab',
  empty: { drafts: {} },
  check: onlyIf(isShape<Drafts>({ drafts: isRecordOf(isDraft) })),
});

/** Unsaved input; it lives until the tab closes. */
export const useDrafts = stored.use;

/** Answers to the ten questions, by draft. */
interface Answered {
  answers: Record<string, TypedAnswers | undefined>;
}

const storedAnswers = createDraft<Answered>({
  name: 'measurement-questions',
  version: 1,
  on: 'tab',
  empty: { answers: {} },
  check: onlyIf(isShape<Answered>({ answers: isRecordOf(areEntries) })),
});

export const useAnswers = storedAnswers.use;

// The server never loads this module.
if ('document' in globalThis) {
  stored.read();
  storedAnswers.read();
}

export function keepAnswer(draft: string, name: keyof TypedAnswers, entry: Entry): void {
  const { answers } = storedAnswers.read();
  storedAnswers.write({ answers: { ...answers, [draft]: { ...answers[draft], [name]: entry } } });
}

/** Includes the user name, so that people who share a device do not see each other's drafts. */
export function draftName(username: string, record: number | 'new'): string {
  return `${username}/${record}`;
}

/** The suffix of a draft that begins with a file, apart from the typed draft. */
export const FILE_DRAFT = '/file';

export function keepDraft(name: string, draft: Draft): void {
  stored.write({ drafts: { ...stored.read().drafts, [name]: draft } });
}

export function forgetDraft(name: string): void {
  const { [name]: _, ...drafts } = stored.read().drafts;
  stored.write({ drafts });
  const { [name]: _answers, ...answers } = storedAnswers.read().answers;
  storedAnswers.write({ answers });
}
