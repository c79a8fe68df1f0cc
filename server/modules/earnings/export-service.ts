import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { presentPayment } from './present.ts';
import { paymentsOf } from './queries.ts';
import { sellerWithin } from './seller-queries.ts';

/** What was paid to a seller, in the copy of the account's data (accounts-17). */
export async function exportPayments({ db }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const seller = await sellerWithin(db, { user: actor.id });
  if (!seller) return [];
  const always = { from: new Date(0), until: new Date('3000-01-01T00:00:00Z') };
  const payments = await paymentsOf(db, seller, always);
  if (payments.length === 0) return [];
  return [jsonFile('payouts.json', async () => payments.map(presentPayment))];
}
