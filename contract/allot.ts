/**
 * Splits a sum of whole rupees by weights, by the largest remainder: the parts add up to the sum, and none is larger
 * than its weight while the sum is not larger than all weights together.
 */
export function allot(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0 || all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight));
  const parts = exact.map((share) => Number(share / all));
  const left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, place) => ({ place, rest: share % all }))
    .sort((one, other) => (one.rest < other.rest ? 1 : one.rest > other.rest ? -1 : one.place - other.place));
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
