import { grantOf } from '../../../contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { keysOfOwner } from './key-queries.ts';
import { webhooksOfOwner } from './webhook-queries.ts';

/** For the copy of an account's data, without anything secret (accounts-17). */
export function exportConnections({ db }: Deps, { id, role }: Actor): ExportEntry[] {
  if (grantOf(role, 'connections.use') === 'none') return [];
  return [
    jsonFile('connections.json', async () => ({
      keys: await keysOfOwner(db, id),
      webhooks: await webhooksOfOwner(db, id),
    })),
  ];
}
