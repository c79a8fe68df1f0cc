import { pageSentenceWords } from '#words';

export type ErrorDetails = Record<string, string | number>;

/** Fills placeholders such as `{name}`. */
export function fillSlots(sentence: string, details: ErrorDetails): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(details[name] ?? slot));
}

/** The sentence of a failure that pages show themselves: they load only these, not `errors.ts`. */
export function pageSentence(
  code: keyof typeof pageSentenceWords.sentences,
  details: ErrorDetails = {},
): string {
  return fillSlots(pageSentenceWords.sentences[code], details);
}
