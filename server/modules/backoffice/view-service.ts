import { MAX_SAVED_VIEWS } from '../../../contract/constants/lists.ts';
import type { SavedView } from '../../../contract/saved-views.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { countViews, deleteView, upsertView, viewsOf } from './view-queries.ts';

/** The actor's own views of a list, by name (lists-3). */
export function listViews(db: Db, actor: Actor, list: string): Promise<SavedView[]> {
  return viewsOf(db, actor.id, list);
}

/** Replaces an existing view of the same name. Fails with `lists.too_many_views`. */
export async function saveView(
  tx: Tx,
  actor: Actor,
  view: { list: string; name: string; query: string },
): Promise<SavedView> {
  const saved = await upsertView(tx, { userId: actor.id, ...view });
  if ((await countViews(tx, actor.id)) > MAX_SAVED_VIEWS) fail('lists.too_many_views');
  return saved;
}

/** Fails with `request.not_found` if the view is not the actor's. */
export async function removeView(db: Db, actor: Actor, id: number): Promise<void> {
  if (!(await deleteView(db, actor.id, id))) fail('request.not_found');
}
