import { expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { lookUpOrder } from './look-up.ts';

const never = () => Promise.reject(new Error('Nothing is read.'));
const failing = (error: Error) => () => Promise.reject(error);

test('without a number in the address no call is made', async () => {
  expect(await lookUpOrder(never, null)).toEqual({ state: 'unasked', status: 200 });
});

test('an empty or impossible number is refused without a call', async () => {
  expect(await lookUpOrder(never, '  ')).toMatchObject({
    state: 'refused',
    status: 404,
    sentence: 'Enter the tracking number from your invoice or our e-mail about the order.',
  });
  expect(await lookUpOrder(never, 'NP-12')).toMatchObject({
    state: 'refused',
    status: 404,
    sentence: expect.stringContaining('starts with NP-, then ten letters and digits'),
  });
});

test('an unknown number is shown as it was parsed', async () => {
  const answer = await lookUpOrder(failing(new CallError('Not found.', 404)), 'np oooo lllll z');
  expect(answer).toMatchObject({ state: 'refused', sentence: expect.stringContaining('NP-000011111Z') });
});

test('a failed call becomes its sentence; any other error is thrown', async () => {
  const number = 'NP-7K3QX9M2TD';
  expect(await lookUpOrder(failing(new CallError('Network error occurred', 0)), number)).toEqual({
    state: 'failed',
    sentence: 'Network error occurred',
    status: 503,
  });
  expect(await lookUpOrder(failing(new CallError('Too many requests.', 429)), number)).toMatchObject({
    state: 'failed',
    status: 429,
  });
  await expect(lookUpOrder(failing(new TypeError('bug')), number)).rejects.toThrow('bug');
});
