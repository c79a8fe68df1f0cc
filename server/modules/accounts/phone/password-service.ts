import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { hashNewPassword, replacePassword } from '../passwords/service.ts';
import type { Tokens } from '../present.ts';
import { lockUser, userById } from '../queries.ts';
import { rememberDevice } from '../sessions/known-device-service.ts';
import { liveSession, openSession, type Visitor } from '../sessions/service.ts';
import { spendOwnCode } from './own-code-service.ts';

/** A rejected password does not use the code up. Fails like `setPasswordByPhone`. */
export async function setPasswordByPhone(
  deps: Deps,
  actor: Actor,
  { code, password }: { code: string; password: string },
  visitor: Visitor,
): Promise<{ tokens: Tokens; deviceToken: string }> {
  const session = await liveSession(deps.db, actor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  const passwordHash = await hashNewPassword(deps.passwords, password, user);
  await spendOwnCode(deps, actor, code, 'phones.code_wrong');
  const changed = await deps.db.transaction(async (tx) => {
    const locked = (await lockUser(tx, user.id)) ?? fail('session.invalid');
    await liveSession(tx, actor);
    await replacePassword(tx, deps, locked, passwordHash);
    const { deviceToken } = await rememberDevice(tx, user.id, visitor.deviceToken);
    const tokens = await openSession(tx, deps, locked, session.device, session.secondFactor);
    return { tokens, deviceToken };
  });
  deps.securityLog.record('password_changed', { accountId: user.id, address: visitor.address });
  return changed;
}
