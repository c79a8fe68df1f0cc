import type { ErrorCode } from '../../../../contract/errors.ts';
import type { SentPhoneCode } from '../../../../contract/phones.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import type { Neighbour } from '../../../infra/neighbours.ts';
import { sendCode, spendCode } from '../../phones/service.ts';
import { phoneOf } from './queries.ts';

/** Fails like `sendOwnCode`. */
export async function sendOwnCode(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  neighbour: Neighbour,
): Promise<SentPhoneCode> {
  const { phone } = (await phoneOf(tx, actor.id)) ?? fail('accounts.no_phone');
  const caller = { actor, device: undefined };
  // Others who ask for codes to the number must not keep its owner out.
  return sendCode(tx, deps, caller, { phone, neighbour, purpose: 'own', isKnownDevice: true });
}

/** Fails with `accounts.no_phone`, and with `wrong` for a code that is not right. */
export async function spendOwnCode(
  deps: Deps,
  actor: Actor,
  code: string,
  wrong: ErrorCode,
): Promise<string> {
  const { phone } = (await phoneOf(deps.db, actor.id)) ?? fail('accounts.no_phone');
  return spendCode(deps, { actor, device: undefined }, { phone, code }, 'own').catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'phones.code_wrong') fail(wrong);
    throw error;
  });
}
