import type { Deps } from '../../../deps.ts';

const ORDER_TOPICS = 'order:';

/** Orders change in bursts, as by steps for many of them. */
const COLLECT_MS = 500;

/** Calls back with the orders that have changed, at most twice a second. Returns what ends it. */
export function watchOrders(
  { pubsub }: Pick<Deps, 'pubsub'>,
  onChange: (orders: number[]) => void,
): () => void {
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const stop = pubsub.subscribeAll(ORDER_TOPICS, (topic) => {
    if (topic === undefined) return;
    changed.add(Number(topic.slice(ORDER_TOPICS.length)));
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange([...changed]);
      changed.clear();
    }, COLLECT_MS).unref();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
