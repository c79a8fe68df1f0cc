import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { reviewsOfCustomer } from './queries.ts';

export function exportReviews({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('reviews.json', 'your reviews', () => reviewsOfCustomer(db, actor.id))];
}
