import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { listMeasurements, listVersions } from './service.ts';

export function exportMeasurements({ db }: Deps, actor: Actor): ExportEntry[] {
  async function* records() {
    for (const record of await listMeasurements(db, actor)) {
      yield { ...record, versions: await listVersions(db, actor, record.id) };
    }
  }
  return [jsonList('measurements.json', 'your measurement records, with every version', records)];
}
