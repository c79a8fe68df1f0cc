import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { userById } from '../queries.ts';
import { requireCode } from '../second-factor/service.ts';
import { confirmSession } from './queries.ts';
import { requirePassword, type Visitor } from './service.ts';

/**
 * Confirms the session's owner by the password or a code of the second factor (people-11). Fails with
 * `accounts.confirm_with_password`, `accounts.wrong_password`, `accounts.wrong_code` and `accounts.second_factor_off`.
 */
export async function confirmByPasswordOrCode(
  deps: Deps,
  actor: Actor,
  { current_password, code }: { current_password?: string | undefined; code?: string | undefined },
  visitor: Visitor,
): Promise<void> {
  if (code !== undefined) await requireCode(deps, actor, code, visitor);
  else {
    const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
    if (current_password === undefined) fail('accounts.confirm_with_password');
    await requirePassword(deps, user, current_password, visitor);
  }
  if (!(await confirmSession(deps.db, actor.id, actor.sessionId))) fail('session.invalid');
}
