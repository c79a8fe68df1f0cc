import { z } from 'zod';
import { MONEY_BACK_LINK_DAYS } from '../../../../contract/constants/money-back.ts';
import type { Config } from '../../../config.ts';
import { fail } from '../../../fail.ts';
import { Sealer } from '../../../infra/sealing.ts';

const PURPOSE = 'links of money owed back';
const DAY_MS = 86_400_000;

const Link = z.object({ order: z.int(), until: z.int() });

type Secrets = Pick<Config, 'jwtSecrets'>;

/** What the link of a guest's mail ends with (payments-37). */
export function moneyBackLink({ jwtSecrets }: Secrets, order: number): string {
  const until = Date.now() + MONEY_BACK_LINK_DAYS * DAY_MS;
  return new Sealer(jwtSecrets, PURPOSE).seal(JSON.stringify({ order, until })).toString('base64url');
}

/** The order of a mailed link. Fails with `payments.link_invalid`. */
export function orderOfMoneyBackLink({ jwtSecrets }: Secrets, token: string): number {
  let link: z.infer<typeof Link>;
  try {
    const sealed = Buffer.from(token, 'base64url');
    link = Link.parse(JSON.parse(new Sealer(jwtSecrets, PURPOSE).unseal(sealed)));
  } catch {
    return fail('payments.link_invalid');
  }
  if (link.until < Date.now()) fail('payments.link_invalid');
  return link.order;
}
