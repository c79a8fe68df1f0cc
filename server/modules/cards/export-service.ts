import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { listCards } from './service.ts';

export function exportCards(deps: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('saved-cards.json', 'what we store of your saved cards', () => listCards(deps.db, deps, actor)),
  ];
}
