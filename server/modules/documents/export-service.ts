import { Readable } from 'node:stream';
import { documentName } from '../../../contract/document-names.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { documentsOfCustomer } from './queries.ts';
import { printDocument } from './service.ts';

export async function exportDocuments({ db }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const documents = await documentsOfCustomer(db, actor.id);
  return documents.map(({ kind, number }) => ({
    path: `documents/${documentName(kind, number)}.pdf`,
    open: async () => Readable.from([(await printDocument({ db }, kind, number)).bytes]),
  }));
}
