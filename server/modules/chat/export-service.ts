import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { presentMessage } from './present.ts';
import { type MessageRow, messagesOf } from './queries.ts';

/** The account's conversation with support. */
export function exportChat({ db }: Deps, actor: Actor): ExportEntry[] {
  const reader = { id: actor.id, isAgent: false };
  async function* messages() {
    let rows: MessageRow[];
    let after = 0;
    do {
      rows = await messagesOf(db, actor.id, { after });
      for (const row of rows) yield presentMessage(row, reader, (key) => key);
      after = rows.at(-1)?.id ?? after;
    } while (rows.length > 0);
  }
  return [jsonList('chat.json', 'your conversation with support', messages)];
}
