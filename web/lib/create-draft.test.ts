import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraft } from './create-draft.ts';
import { forgetDrafts } from './draft-files.ts';

function memoryStorage(items: [string, string][] = []) {
  const map = new Map(items);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (place: number) => [...map.keys()][place] ?? null,
    get length() {
      return map.size;
    },
  };
}

interface Note {
  text: string;
}

const noteDraft = () =>
  createDraft<Note>({
    name: 'note',
    version: 2,
    on: 'tab',
    empty: { text: '' },
    check(stored) {
      const note = stored as Partial<Note> | null;
      return typeof note?.text === 'string' ? { text: note.text } : undefined;
    },
  });

let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', memoryStorage());
});

describe('createDraft', () => {
  test('restores the value after a reload', () => {
    noteDraft().write({ text: 'Salaam' });
    const reloaded = noteDraft();
    expect(reloaded.use.getState()).toEqual({ text: '' });
    expect(reloaded.read()).toEqual({ text: 'Salaam' });
  });

  test('stores nothing after it was cleared', () => {
    const draft = noteDraft();
    draft.write({ text: 'Salaam' });
    draft.forget();
    expect(draft.read()).toEqual({ text: '' });
    expect(tab.length).toBe(0);
  });

  test.each([
    ['another version', '{"state":{"text":"Salaam"},"version":1}'],
    ['no version', '{"firstName":"Ayesha"}'],
    ['another shape', '{"state":{"text":7},"version":2}'],
    ['no JSON', 'Salaam'],
    ['null', 'null'],
  ])('drops a draft with %s', (_what, text) => {
    tab.setItem('draft.note', text);
    expect(noteDraft().read()).toEqual({ text: '' });
    expect(tab.getItem('draft.note')).toBeNull();
  });

  test('stands until the page is left when the storage is full', () => {
    const draft = noteDraft();
    vi.spyOn(tab, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    draft.write({ text: 'Salaam' });
    expect(draft.read()).toEqual({ text: 'Salaam' });
  });

  test('is cleared on logout, where storage is denied too', () => {
    const draft = noteDraft();
    draft.write({ text: 'Salaam' });
    tab.setItem('draft.of-a-page-not-loaded', '{}');
    tab.setItem('theme', 'dark');
    forgetDrafts();
    expect(draft.read()).toEqual({ text: '' });
    expect([tab.length, tab.key(0)]).toEqual([1, 'theme']);
  });
});
