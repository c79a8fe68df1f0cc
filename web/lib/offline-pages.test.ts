// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPageOfDraft, openOffline, useNewRelease } from './offline-pages.ts';
import { heldInMemory, removeStored, writeText } from './storage.ts';

vi.hoisted(() => {
  // An earlier file of this worker may have left texts that a full storage has refused.
  vi.resetModules();
});

const OWN = '/assets/manifest-own.js';

/** Addresses by the name of the cache. */
let kept: Record<string, string[]>;
let workers: EventTarget & { register?: unknown };
let stop = () => {};
const reload = vi.fn();

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Whether the page reloads itself as soon as nobody looks at it. */
function reloadsWhenHidden(): boolean {
  reload.mockClear();
  show('hidden');
  show('visible');
  return reload.mock.calls.length > 0;
}

beforeEach(() => {
  kept = {};
  window.__reactRouterManifest = { url: OWN };
  vi.stubEnv('PROD', true);
  workers = new EventTarget();
  workers.register = async () => ({ active: { postMessage: () => undefined } });
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(kept),
    open: async (name: string) => ({
      match: async (path: string) => kept[name]?.includes(path) || undefined,
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  useNewRelease.setState({ isHere: false });
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete window.__reactRouterManifest;
});

async function opened() {
  stop = openOffline('/workshop', true);
  await settled();
  return useNewRelease.getState().isHere;
}

async function takenOver() {
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
  return useNewRelease.getState().isHere;
}

test('a release counts as here once the device keeps it whole (workshop-73)', async () => {
  kept['naap /workshop own'] = ['/workshop', OWN];
  expect(await opened()).toBe(false);
  kept['naap /workshop next'] = ['/assets/manifest-next.js'];
  expect(await takenOver()).toBe(false);
  kept['naap /workshop next'] = ['/assets/manifest-next.js', '/workshop'];
  expect(await takenOver()).toBe(true);
  expect(reloadsWhenHidden()).toBe(true);
});

test('a page that is newer than what the device keeps is not reloaded (workshop-73)', async () => {
  kept['naap /workshop older'] = ['/workshop', '/assets/manifest-older.js'];
  expect(await opened()).toBe(false);
  expect(reloadsWhenHidden()).toBe(false);
});

test('a page of the release before finds the new one when it opens (workshop-73)', async () => {
  kept['naap /workshop own'] = ['/workshop', OWN];
  kept['naap /workshop next'] = ['/workshop', '/assets/manifest-next.js'];
  expect(await opened()).toBe(true);
});

test('a page reloads itself only while nothing would be lost (workshop-73)', async () => {
  await opened();
  useNewRelease.setState({ isHere: true });
  expect(reloadsWhenHidden()).toBe(true);
  const field = document.body.appendChild(document.createElement('select'));
  field.focus();
  // As in a hidden page.
  vi.spyOn(document, 'querySelector').mockReturnValue(null);
  expect(reloadsWhenHidden()).toBe(false);
  field.blur();
  heldInMemory.add('workshop');
  expect(reloadsWhenHidden()).toBe(false);
  heldInMemory.delete('workshop');
  const full = vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeText('tab', 'draft.note', 'typed');
  expect(reloadsWhenHidden()).toBe(false);
  full.mockRestore();
  removeStored('tab', 'draft.note');
  expect(reloadsWhenHidden()).toBe(true);
});

test('pages with a draft of an order never reload themselves (workshop-73)', async () => {
  kept['naap /book-tailor next'] = ['/book-tailor', '/assets/manifest-next.js'];
  stop = keepPageOfDraft('/book-tailor');
  document.dispatchEvent(new Event('input'));
  await settled();
  expect(await takenOver()).toBe(false);
  useNewRelease.setState({ isHere: true });
  expect(reloadsWhenHidden()).toBe(false);
});
