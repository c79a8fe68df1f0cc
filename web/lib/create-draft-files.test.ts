import { expect, test, vi } from 'vitest';

const kept = new File(['picture'], 'design.jpg');
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async () => kept,
  set: async () => undefined,
  del: async () => undefined,
}));

test('a kept picture that cannot be read is missing, and nothing fails (orders-42)', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  // An earlier file of this worker may have loaded the module with the real storage.
  vi.resetModules();
  const { createDraft } = await import('./create-draft.ts');
  const draft = createDraft<{ text: string }>({
    name: 'note',
    version: 1,
    on: 'tab',
    empty: { text: '' },
    check: () => undefined,
  });
  await draft.keepFile('design', kept);
  expect(await draft.readFile('design')).toBe(kept);
  vi.spyOn(kept, 'slice').mockImplementation(() => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  });
  expect(await draft.readFile('design')).toBeUndefined();
});
