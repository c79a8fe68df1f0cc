import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('runs no more than allowed at once, in order of arrival, also after a failure', async () => {
  const turns = new Turns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((at) =>
      turns.take(async () => {
        started.push(at);
        running += 1;
        most = Math.max(most, running);
        await sleep(5);
        running -= 1;
        if (at === 1) throw new Error('one fails');
        return at;
      }),
    ),
  );
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
});
