import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from './api.ts';

const typed = { email: 'ayesha@example.com', password: 'measure twice, cut once' };
const session = { username: 'ayesha', access: 'a', refresh: 'r' };

afterEach(() => vi.unstubAllGlobals());

test.each([{}, null, { ...session, access: undefined }])('a 200 with %j signs nobody in', async (answer) => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  await expect(logIn(typed)).rejects.toThrow('Login failed');
});

test('a session signs in', async () => {
  vi.stubGlobal('fetch', async () => Response.json(session));
  expect(await logIn(typed)).toEqual(session);
});
