import { errorWords } from '#words';
import type { Editable } from './versions.ts';

/** Names who saved the newest version, for the message about a conflict (wire-11). */
export function editedBy({ updated_by }: Editable): string {
  return updated_by === undefined ? errorWords.anotherTabOrDevice : (updated_by ?? errorWords.somebody);
}
