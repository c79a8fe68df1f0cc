import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { messagesOf } from './queries.ts';

export function exportMessages({ db }: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('messages.json', 'what you have written to us by the contact form, with our replies', () =>
      messagesOf(db, actor.id),
    ),
  ];
}
