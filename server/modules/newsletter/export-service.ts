import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { subscriptionsOf } from './queries.ts';

export function exportSubscription({ db }: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('newsletter.json', 'your subscription of the newsletter', () => subscriptionsOf(db, actor.id)),
  ];
}
