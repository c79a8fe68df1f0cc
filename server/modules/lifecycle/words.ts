import { orderNameWords } from '#words';
import { NOTE_SENTENCES, type NoteCode } from '../../../contract/constants/lifecycle.ts';
import type { Status } from './table.ts';

/** A status in a sentence: an order is "in production". */
export function statusPhrase(status: Status): string {
  return orderNameWords.statusPhrases[status];
}

/** What was said with a step: by the shop itself, and by whoever took it. */
export interface Said {
  noteCode?: NoteCode | null | undefined;
  note: string | null;
}

/** Null if nothing was said. */
export function noteOf({ noteCode, note }: Said): string | null {
  return [noteCode && NOTE_SENTENCES[noteCode], note].filter(Boolean).join(' ') || null;
}
