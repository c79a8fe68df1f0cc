import { grantOf } from '../../../contract/permissions.ts';
import { SUPPORT_USER_ID } from '../../../contract/roles.ts';
import type { Actor } from '../../infra/access-tokens.ts';

/** Whether the role writes as the support account 466 (chat-4). */
export function isAgent({ role }: Pick<Actor, 'role'>): boolean {
  return grantOf(role, 'chat.support') === 'any';
}

/**
 * The customer of the actor's conversation with another account. Undefined if they have none: customers talk only to
 * support (chat-1).
 */
export function conversationWith(actor: Actor, otherId: number): number | undefined {
  if (isAgent(actor)) return otherId === SUPPORT_USER_ID ? undefined : otherId;
  return otherId === SUPPORT_USER_ID ? actor.id : undefined;
}
