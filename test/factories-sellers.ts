import { sellerIdentities } from '../server/db/schema/sellers.ts';
import { sealNumbers } from '../server/modules/sellers/numbers-service.ts';
import type { TestApp } from './app.ts';

export const IBAN = 'PK36SCBL0000001123456702';

/** Inserts a checked identity with a bank account. */
export async function checkIdentityOf(
  { deps }: TestApp,
  userId: number,
  { iban = IBAN, title = null }: { iban?: string; title?: string | null } = {},
): Promise<void> {
  const numbers = { cnic: '35202-1234567-1', iban, account_title: title, ntn: null, strn: null };
  const sealed = {
    state: 'checked' as const,
    sealedNumbers: sealNumbers(deps.config, userId, numbers),
    ibanEnd: iban.slice(-4),
    givenAt: new Date(),
    checkedAt: new Date(),
  };
  await deps.db
    .insert(sellerIdentities)
    .values({ userId, ...sealed })
    .onConflictDoUpdate({ target: sellerIdentities.userId, set: sealed });
}
