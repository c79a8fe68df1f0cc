import { may } from '../../../../contract/permissions.ts';
import type { Actor } from '../../../infra/access-tokens.ts';

/** An account that edits products; imports have no session. */
export type Keeper = Pick<Actor, 'id' | 'role'>;

/** True for the product's brand and for staff; only staff keep the shop's own collection (catalogue-12). */
export function mayKeepShelf(actor: Keeper, brandUserId: number | null): boolean {
  return may(actor, 'products.keep', brandUserId);
}
