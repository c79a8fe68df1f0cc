import { grantOf } from '../../../contract/permissions.ts';
import type { Actor } from '../../infra/access-tokens.ts';

/** True for the brand's account, and for staff on the shop's own goods. */
export function mayReply(actor: Actor, { brandUserId }: { brandUserId: number | null }): boolean {
  const grant = grantOf(actor.role, 'reviews.reply');
  return brandUserId === null ? grant === 'any' : grant === 'own' && actor.id === brandUserId;
}
