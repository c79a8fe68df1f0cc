import type { Deps } from '../../deps.ts';

export function cardJobs(deps: Deps): void {
  deps.jobs.handle('cards.forget', (card) => forgetCard(deps, card));
  deps.jobs.handle('cards.forget-customer', (customer) => forgetCustomer(deps, customer));
}

/** After a change of the gateway the former one's cards are removed by hand, like its payments are settled. */
export async function forgetCard(
  { payments }: Pick<Deps, 'payments'>,
  { gateway, reference }: { gateway: string; reference: string },
): Promise<void> {
  if (payments.settings.gateway === gateway) await payments.forgetCard(reference);
}

async function forgetCustomer(
  { payments }: Pick<Deps, 'payments'>,
  { gateway, reference }: { gateway: string; reference: string },
): Promise<void> {
  if (payments.settings.gateway === gateway) await payments.forgetCustomer(reference);
}
