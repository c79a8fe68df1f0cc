import type { NearAlteration } from '../../../../contract/near-alteration.ts';
import type { OrderFacts } from '../../lifecycle/steps.ts';
import type { NearAlterationRow } from './queries.ts';

/** What is left of the limit; an undecided claim takes nothing of it. */
export function leftOf({ limit, claims }: NearAlterationRow): number {
  return Math.max(0, limit - claims.reduce((sum, { approved }) => sum + (approved ?? 0), 0));
}

/** What the steps of the order depend on; only what was paid is paid back. */
export function claimFacts(
  row: NearAlterationRow,
  isPaid: boolean,
): NonNullable<OrderFacts['nearAlteration']> {
  return { left: isPaid ? leftOf(row) : 0, isClaimed: row.claims.some(({ approved }) => approved === null) };
}

export function presentNearAlteration(row: NearAlterationRow | null): NearAlteration | null {
  if (!row) return null;
  const iso = (moment: string) => new Date(moment).toISOString();
  return {
    limit: row.limit,
    left: leftOf(row),
    claims: row.claims.map(({ sent_at, settled_at, ...claim }) => ({
      ...claim,
      sent_at: iso(sent_at),
      settled_at: settled_at === null ? null : iso(settled_at),
    })),
  };
}
