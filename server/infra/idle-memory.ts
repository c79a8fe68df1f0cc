import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const INTERVAL_MS = 10_000;
/** The share of an interval that an idle process works at most. */
const IDLE_UTILISATION = 0.05;
/** How much the heap has grown since the last collection, at least. */
const MIN_GROWTH = 1.5;

interface Memory {
  heapBytes(): number;
  collect(): void;
}

/**
 * Gives the memory of a rush back once it is over: V8 keeps the heap that it has grown to, and collects it only when more is
 * allocated. Returns how to stop it.
 */
export function collectWhenIdle({ heapBytes, collect }: Memory = v8Memory()): () => void {
  let before = performance.eventLoopUtilization();
  let kept = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > IDLE_UTILISATION || heapBytes() < kept * MIN_GROWTH) return;
    collect();
    kept = heapBytes();
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** Whichever way Node was started. */
function v8Memory(): Memory {
  setFlagsFromString('--expose-gc');
  return {
    heapBytes: () => getHeapStatistics().used_heap_size,
    collect: runInNewContext('gc'),
  };
}
