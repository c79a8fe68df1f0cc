import type { Actor } from '../../infra/access-tokens.ts';

/**
 * Whether somebody answers for the product of a review: the brand's own account, and the team for goods of the shop
 * itself.
 */
export function mayReply(actor: Actor, { brandUserId }: { brandUserId: number | null }): boolean {
  if (brandUserId !== null) return actor.role === 'brand' && actor.id === brandUserId;
  return actor.role === 'support' || actor.role === 'admin';
}
