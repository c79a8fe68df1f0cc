import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { brandOfUser } from '../shelf/queries.ts';

/** The brand that the account works for. Fails with `catalogue.brand_missing`. */
export async function requireBrandOf(db: Db | Tx, actor: Pick<Actor, 'id'>) {
  return (await brandOfUser(db, actor.id)) ?? fail('catalogue.brand_missing');
}
