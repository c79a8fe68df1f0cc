import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectWhenIdle } from './idle-memory.ts';

const MB = 1024 * 1024;
const INTERVAL_MS = 10_000;
const idle = { idle: 0, active: 0, utilization: 0.01 };

let heap = 0;
let collections = 0;
let stop = () => {};

beforeEach(() => {
  [heap, collections] = [40 * MB, 0];
  vi.useFakeTimers();
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(idle);
  const collect = () => {
    collections += 1;
    heap = 40 * MB;
  };
  stop = collectWhenIdle({ heapBytes: () => heap, collect });
  vi.advanceTimersByTime(INTERVAL_MS);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an idle process collects once, and again when its heap has grown by half', () => {
  vi.advanceTimersByTime(6 * INTERVAL_MS);
  expect(collections).toBe(1);
  heap = 59 * MB;
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collections).toBe(1);
  heap = 61 * MB;
  vi.advanceTimersByTime(6 * INTERVAL_MS);
  expect(collections).toBe(2);
});

test('a busy one waits until it is idle', () => {
  heap = 300 * MB;
  vi.mocked(performance.eventLoopUtilization).mockReturnValue({ ...idle, utilization: 0.06 });
  vi.advanceTimersByTime(6 * INTERVAL_MS);
  expect(collections).toBe(1);
  vi.mocked(performance.eventLoopUtilization).mockReturnValue(idle);
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(collections).toBe(2);
});

test("V8's own heap is read and collected", () => {
  vi.useRealTimers();
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(idle);
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const stopReal = collectWhenIdle();
  const tick = intervals.mock.calls[0]?.[0] as () => void;
  leaveGarbage();
  const grown = process.memoryUsage().heapUsed;
  tick();
  stopReal();
  expect(process.memoryUsage().heapUsed).toBeLessThan(grown - 40 * MB);
});

function leaveGarbage(): void {
  const garbage = Array.from({ length: 3e6 }, (_, n) => ({ n }));
  expect(garbage).toHaveLength(3e6);
}
