import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { spendOwnCode } from '../phone/own-code-service.ts';
import { userById } from '../queries.ts';
import { requireCode } from '../second-factor/service.ts';
import { confirmSession } from './queries.ts';
import { liveSession, refuseGuarded, requirePassword, type Visitor } from './service.ts';

interface Proofs {
  current_password?: string | undefined;
  code?: string | undefined;
  phone_code?: string | undefined;
}

/**
 * Confirms the session's owner by the password, a code of the second factor, or one to the phone that signs in (people-11). Fails
 * with `accounts.confirm_with_password`, `accounts.wrong_password`, `accounts.wrong_code`, `accounts.second_factor_off`,
 * `accounts.no_phone`, `accounts.phone_code_wrong` and, by phone, `session.guarded`.
 */
export async function confirmByPasswordOrCode(
  deps: Deps,
  actor: Actor,
  { current_password, code, phone_code }: Proofs,
  visitor: Visitor,
): Promise<void> {
  if (phone_code !== undefined) {
    refuseGuarded(await liveSession(deps.db, actor));
    await spendOwnCode(deps, actor, phone_code, 'accounts.phone_code_wrong');
    if (!(await confirmSession(deps.db, actor.id, actor.sessionId, { by: 'phone' }))) fail('session.invalid');
    return;
  }
  if (code !== undefined) await requireCode(deps, actor, code, visitor);
  else {
    const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
    if (current_password === undefined) fail('accounts.confirm_with_password');
    await requirePassword(deps, user, current_password, visitor);
  }
  if (!(await confirmSession(deps.db, actor.id, actor.sessionId))) fail('session.invalid');
}
