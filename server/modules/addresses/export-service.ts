import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { listAddresses } from './service.ts';

export function exportAddresses({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('addresses.json', 'your address book', () => listAddresses(db, actor))];
}
