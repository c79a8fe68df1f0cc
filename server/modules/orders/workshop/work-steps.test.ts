import { expect, test } from 'vitest';
import { WORK_ACTIONS, WORK_FOLLOWING, WORK_LEADS_TO } from '../../../../contract/constants/workshop.ts';
import { STEPS } from '../../lifecycle/table.ts';

// The steps of a garment and of its sample have calls of their own, and what the rider says is on the rider's list.
const ELSEWHERE: readonly string[] = ['work_garment', 'move_sample', 'collect_cloth', 'fail_collection'];
const ofTailors = STEPS.filter(
  ({ kind, by, action }) => kind === 'single' && by.includes('tailor') && !ELSEWHERE.includes(action),
);

test('the workshop has exactly the actions of tailors', () => {
  expect([...WORK_ACTIONS].sort()).toEqual([...new Set(ofTailors.map(({ action }) => action))].sort());
});

test('a page foresees where an action leads, and what follows, as the table of the lifecycle says (workshop-11)', () => {
  for (const { action, from, to } of ofTailors) {
    const foreseen = WORK_LEADS_TO[action as keyof typeof WORK_LEADS_TO];
    expect(foreseen ?? from, `${from} ${action}`).toBe(to);
  }
  const reached = new Set(Object.values(WORK_LEADS_TO));
  for (const status of reached) {
    if (status === null) continue;
    const following = ofTailors.filter(({ from, to }) => from === status && to !== from);
    expect([...(WORK_FOLLOWING[status] ?? [])].sort(), status).toEqual(
      following.map(({ action }) => action).sort(),
    );
  }
});
