import { expect, test } from 'vitest';
import * as chat from './chat.ts';
import { staffCalls } from './staff-calls.ts';

const endpoints: Record<string, unknown> = chat;

test.each(Object.entries(staffCalls))('%s is for support and admins only (people-3)', (name, call) => {
  expect(call.session).toBe('required');
  expect(endpoints[name]).toMatchObject({ call, roles: ['support', 'admin'] });
});
