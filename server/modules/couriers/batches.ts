/** So that no statement about a file of 50,000 rows comes near its timeout, also on a busy machine. */
const AT_ONCE = 2500;

export function batchesOf<Item>(items: readonly Item[], size = AT_ONCE): Item[][] {
  const batches: Item[][] = [];
  for (let at = 0; at < items.length; at += size) batches.push(items.slice(at, at + size));
  return batches;
}
