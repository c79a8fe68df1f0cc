// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, currentAccess, isSignedIn, signIn } from './session.ts';
import { readStored, readText, removeStored, watchStored, writeText } from './storage.ts';

const KEY = 'note';

let makeRoom = () => {};
afterEach(() => {
  makeRoom();
  for (const scope of ['tab', 'device'] as const) removeStored(scope, KEY);
  clearSession();
});

/** Makes a storage full, for all keys or for one. */
function fill(storage: Storage, only?: string) {
  const store = storage.setItem.bind(storage);
  const spy = vi.spyOn(storage, 'setItem').mockImplementation((key, text) => {
    if (!only || key === only) throw new DOMException('full', 'QuotaExceededError');
    store(key, text);
  });
  makeRoom = () => void spy.mockImplementation(store);
}

test('a full storage keeps what is written until the page is left', () => {
  expect(writeText('device', KEY, '1')).toBe(true);
  fill(localStorage);
  expect(writeText('device', KEY, '2')).toBe(false);
  expect([readText('device', KEY), localStorage.getItem(KEY)]).toEqual(['2', '1']);
  makeRoom();
  writeText('device', KEY, '3');
  expect([readText('device', KEY), localStorage.getItem(KEY)]).toEqual(['3', '3']);
});

test('a reload of the tab finds nothing older than what was refused', () => {
  writeText('tab', KEY, '1');
  fill(sessionStorage);
  writeText('tab', KEY, '2');
  expect([readText('tab', KEY), sessionStorage.getItem(KEY)]).toEqual(['2', null]);
});

test('what another tab stores is newer than what was refused', () => {
  const follow = vi.fn();
  const stop = watchStored([KEY], follow);
  fill(localStorage);
  writeText('device', KEY, '1');
  makeRoom();
  localStorage.setItem(KEY, '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(follow).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(follow).toHaveBeenCalledOnce();
  expect(readText('device', KEY)).toBe('2');
  stop();
});

test('nothing is stored as null, and rubbish as undefined', () => {
  expect(readStored('tab', KEY)).toBeNull();
  writeText('tab', KEY, '{');
  expect(readStored('tab', KEY)).toBeUndefined();
});

test.each([undefined, 'refreshToken', 'user'])(
  'one can sign in while the storage is full (for %s)',
  (only) => {
    fill(localStorage, only);
    const details = { email: '', phone_number: null, gender: null, profile_picture: null } as const;
    const user = { username: 'ayesha', user_type: 'customer', ...details } as const;
    signIn({ ...user, access: 'access', refresh: 'refresh' }, true);
    expect([isSignedIn(), currentAccess()]).toEqual([true, 'access']);
    // Another tab would take a partial write for an ended session.
    expect(['user', 'accessToken', 'refreshToken'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  },
);
