import type { AnswerOf, QueryOf } from '../../../../contract/endpoint.ts';
import type { shelfProducts } from '../../../../contract/shelf.ts';
import type { Db } from '../../../db/client.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { requireBrandOf } from '../brands/owner-service.ts';
import { shelfCount, shelfPage } from './list-queries.ts';
import { presentShelfListItem } from './present.ts';

/** A brand's own, whatever it asks for; for staff all (catalogue-12). */
export async function listShelf(
  db: Db,
  actor: Actor,
  { brand, ...query }: QueryOf<typeof shelfProducts>,
): Promise<AnswerOf<typeof shelfProducts>> {
  const brandId = actor.role === 'brand' ? (await requireBrandOf(db, actor)).id : brand;
  const asked = { ...query, brandId, type: query.type, search: query.search };
  const [page, count] = await Promise.all([shelfPage(db, asked), shelfCount(db, asked)]);
  return {
    count,
    next: page.next,
    previous: page.previous,
    results: page.rows.map(presentShelfListItem),
  };
}
