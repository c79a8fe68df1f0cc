import type { Actor } from '../../infra/access-tokens.ts';

/** The brand's account, or staff for the shop's own goods. */
export function mayReply(actor: Actor, { brandUserId }: { brandUserId: number | null }): boolean {
  if (brandUserId !== null) return actor.role === 'brand' && actor.id === brandUserId;
  return actor.role === 'support' || actor.role === 'admin';
}
