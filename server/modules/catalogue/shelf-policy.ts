import { may } from '../../../contract/permissions.ts';
import type { Actor } from '../../infra/access-tokens.ts';

/** The brand whose goods they are, and staff; the shop's own collection is the staff's (catalogue-12). */
export function mayKeepShelf(actor: Actor, brandUserId: number | null): boolean {
  return may(actor, 'products.keep', brandUserId);
}
