import { expect, test } from 'vitest';
import { LEAST_CONNECTIONS, shareConnections } from './connection-shares.ts';

test.each([
  [true, 6],
  [false, 2],
])('a process whose jobs are %s keeps %i connections for other things than requests', (doesJobs, others) => {
  for (const total of [LEAST_CONNECTIONS, 18, 200]) {
    expect(shareConnections(total, doesJobs).requests).toBe(total - others);
  }
});
