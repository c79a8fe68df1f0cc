import { inLocale, orderNameWords } from '#words';
import { NOTE_SENTENCES, type NoteCode } from '../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../contract/constants/orders.ts';
import type { Status } from './table.ts';

/** A status in a sentence: an order is "in production". */
export function statusPhrase(status: Status): string {
  return orderNameWords.statusPhrases[status];
}

/** The shop's own rider is named in words; couriers are as they were typed (backoffice-26). */
export function courierName(courier: string): string {
  return courier === OWN_RIDER ? orderNameWords.ownRider : courier;
}

/** What was said with a step: by the shop itself, and by whoever took it. */
export interface Said {
  noteCode?: NoteCode | null | undefined;
  note: string | null;
}

/** Null if nothing was said. A stored note begins with the English sentence of its code. */
export function noteOf({ noteCode, note }: Said): string | null {
  if (!noteCode) return note || null;
  const english = inLocale('en', () => NOTE_SENTENCES[noteCode]);
  const typed = note?.startsWith(english) ? note.slice(english.length).trim() : note;
  return [NOTE_SENTENCES[noteCode], typed].filter(Boolean).join(' ');
}

/** The note as it is stored: release 1.0.0 does not know its code. */
export function storedNote(said: Said): string | null {
  return inLocale('en', () => noteOf(said));
}
