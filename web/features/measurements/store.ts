import { PEOPLE, RELATIONS } from '../../../contract/constants/measurements.ts';
import { AGE_GROUPS, UNITS } from '../../../contract/measures.ts';
import { createDraft, onlyIf } from '../../lib/create-draft.ts';
import type { Scope } from '../../lib/storage.ts';
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

/** Answers to the ten questions, by draft. */
interface Answered {
  answers: Record<string, TypedAnswers | undefined>;
}

function recordDrafts({
  name,
  version,
  questions,
  on,
}: {
  name: string;
  version: number;
  /** The name of the answers to the ten questions. */
  questions: string;
  on: Scope;
}) {
  const stored = createDraft<Drafts>({
    name,
    version,
    on,
    empty: { drafts: {} },
    check: onlyIf(isShape<Drafts>({ drafts: isRecordOf(isDraft) })),
  });
  const storedAnswers = createDraft<Answered>({
    name: questions,
    version: 1,
    on,
    empty: { answers: {} },
    check: onlyIf(isShape<Answered>({ answers: isRecordOf(areEntries) })),
  });
  // The server never loads this module.
  if ('document' in globalThis) {
    stored.read();
    storedAnswers.read();
  }
  return {
    use: stored.use,
    useAnswers: storedAnswers.use,
    keep(draft: string, kept: Draft): void {
      stored.write({ drafts: { ...stored.read().drafts, [draft]: kept } });
    },
    keepAnswer(draft: string, question: keyof TypedAnswers, entry: Entry): void {
      const { answers } = storedAnswers.read();
      storedAnswers.write({ answers: { ...answers, [draft]: { ...answers[draft], [question]: entry } } });
    },
    forget(draft: string): void {
      const { [draft]: _, ...drafts } = stored.read().drafts;
      stored.write({ drafts });
      const { [draft]: _answers, ...answers } = storedAnswers.read().answers;
      storedAnswers.write({ answers });
    },
  };
}

export type RecordDrafts = ReturnType<typeof recordDrafts>;

/** Unsaved input; it lives until the tab closes. */
export const ownDrafts = recordDrafts({
  name: 'measurements',
  version: 4,
  questions: 'measurement-questions',
  on: 'tab',
});
export const { use: useDrafts, forget: forgetDraft } = ownDrafts;

/** Of whoever was sent a measure link, which may be opened from its message again (orders-71). */
export const givenDrafts = recordDrafts({
  name: 'given-measures',
  version: 1,
  questions: 'given-questions',
  on: 'device',
});

/** Includes the user name, so that people who share a device do not see each other's drafts. */
export function draftName(username: string, record: number | 'new'): string {
  return `${username}/${record}`;
}

/** The suffix of a draft that begins with a file, apart from the typed draft. */
export const FILE_DRAFT = '/file';
