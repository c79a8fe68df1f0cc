import { inLocale } from '#words';
import { NOTE_SENTENCES, QUESTION_SENTENCES } from '../../../contract/constants/lifecycle.ts';
import type { Deps } from '../../deps.ts';
import { codeNotes, lastWrittenId } from './note-codes-queries.ts';

const BATCH = 5_000;

/** Release 1.0.0 wrote what the shop says in English only, so its events and questions get their codes here. */
export function codeOldNotes({ db }: Pick<Deps, 'db'>): Promise<void> {
  return inLocale('en', async () => {
    const last = await lastWrittenId(db);
    for (let after = 0; after < last; after += BATCH) {
      await codeNotes(db, { after, to: after + BATCH }, NOTE_SENTENCES, QUESTION_SENTENCES);
    }
  });
}
