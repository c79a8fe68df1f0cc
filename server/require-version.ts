import { editedBy } from '../contract/edited-by.ts';
import type { Editable } from '../contract/versions.ts';
import { Failure } from './fail.ts';

/**
 * Fails with `edits.outdated`, which carries `current`, unless `sent` is the row's version (wire-11). `current` must be
 * locked by the transaction that saves.
 */
export function requireVersion(sent: number, current: Editable): void {
  if (sent === current.version) return;
  throw new Failure('edits.outdated', {
    details: { name: editedBy(current) },
    data: { current },
  });
}
