import { cardsWords } from '#words';
import type { SavedCard } from '../../../contract/payments.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The account's saved cards, the default first (payments-7). */
export const savedCardsQuery = definePersonalQuery({
  queryKey: ['cards', 'list'],
  queryFn: async ({ signal }): Promise<SavedCard[]> =>
    (await call('GET /api/payments/cards/', { signal })).results,
});

/** Returns the changed list. Throws CallError. */
export async function makeCardDefault(id: number): Promise<SavedCard[]> {
  return (await call('POST /api/payments/cards/{id}/default/', { params: { id } })).results;
}

/** Throws CallError. */
export async function removeCard(id: number): Promise<void> {
  await call('DELETE /api/payments/cards/{id}/', { params: { id } });
}

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return cardsWords.endingIn({ brand, last4 });
}
