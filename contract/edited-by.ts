import type { Editable } from './versions.ts';

/** Who saved the newest version, as the next one is told (wire-11). */
export function editedBy({ updated_by }: Editable): string {
  return updated_by === undefined ? 'Another tab or device' : (updated_by ?? 'Somebody');
}
