import { may } from '../../../../contract/permissions.ts';
import type { Actor } from '../../../infra/access-tokens.ts';

/** Whoever keeps products; an import does it without a session. */
export type Keeper = Pick<Actor, 'id' | 'role'>;

/** The brand whose goods they are, and staff; the shop's own collection is the staff's (catalogue-12). */
export function mayKeepShelf(actor: Keeper, brandUserId: number | null): boolean {
  return may(actor, 'products.keep', brandUserId);
}
