import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { preferencesOf } from './preferences/queries.ts';

export function exportPreferences({ db }: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('preferences.json', 'the shopping preferences you have shared', () =>
      preferencesOf(db, actor.id),
    ),
  ];
}
