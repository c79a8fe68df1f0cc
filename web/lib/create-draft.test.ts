import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

let createDraft: typeof import('./create-draft.ts').createDraft;
let forgetDrafts: typeof import('./create-draft.ts').forgetDrafts;
beforeAll(async () => {
  // An earlier file of this worker may have loaded it with the real storage.
  vi.resetModules();
  ({ createDraft, forgetDrafts } = await import('./create-draft.ts'));
});

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
  title?: string;
}

const noteDraft = (on: 'tab' | 'device' = 'tab') =>
  createDraft<Note>({
    name: 'note',
    version: 2,
    on,
    empty: { text: '' },
    check(stored) {
      const note = stored as Partial<Note> | null;
      return typeof note?.text === 'string'
        ? { ...(note.title && { title: note.title }), text: note.text }
        : undefined;
    },
  });

const stored = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  clear: async () => stored.clear(),
  get: async (key: string) => stored.get(key),
  set: async (key: string, file: File) => void stored.set(key, file),
  del: async (key: string) => void stored.delete(key),
}));

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

describe('a draft of the device in two tabs (orders-2)', () => {
  const DEVICE = 'draft.note';
  let follow: ((event: Partial<StorageEvent>) => void)[] = [];

  beforeEach(() => {
    stored.clear();
    follow = [];
    vi.stubGlobal('addEventListener', (_type: string, listener: (typeof follow)[number]) => {
      follow.push(listener);
    });
    return () => vi.unstubAllGlobals();
  });

  /** A tab with its own storage; `at` runs code in it. */
  function openTab(own = memoryStorage()) {
    const draft = noteDraft('device');
    const at = <Result>(act: (here: typeof draft) => Result): Result => {
      vi.stubGlobal('sessionStorage', own);
      return act(draft);
    };
    const reload = () => openTab(own);
    return { at, reload };
  }

  const heard = (oldValue: string | null, place: number) =>
    follow[place]?.({ key: DEVICE, oldValue, newValue: localStorage.getItem(DEVICE) });

  test('each keeps its own over a reload, and a new tab starts from the last one', () => {
    const first = openTab();
    first.at((draft) => draft.write({ text: 'Kurta' }));
    const second = openTab();
    expect(second.at((draft) => draft.read())).toEqual({ text: 'Kurta' });
    second.at((draft) => draft.write({ text: 'Sherwani' }));
    expect(first.reload().at((draft) => draft.read())).toEqual({ text: 'Kurta' });
    expect(second.reload().at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
    expect(openTab().at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
  });

  test('a draft that was only read is not saved again', () => {
    openTab().at((draft) => draft.write({ text: 'Kurta' }));
    const second = openTab();
    second.at((draft) => draft.read());
    openTab().at((draft) => draft.write({ text: 'Sherwani' }));
    expect(second.reload().at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
  });

  test('the draft of the other tab survives when one is sent', () => {
    const first = openTab();
    first.at((draft) => draft.write({ text: 'Kurta' }));
    const second = openTab();
    second.at((draft) => draft.write({ text: 'Sherwani' }));
    first.at((draft) => draft.forget());
    expect(first.at((draft) => draft.read())).toEqual({ text: '' });
    expect(openTab().at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
  });

  test('nothing is left for the next tab of a draft that was sent', () => {
    const first = openTab();
    first.at((draft) => draft.write({ text: 'Kurta', title: 'For Eid' }));
    first.at((draft) => draft.forget());
    expect(localStorage.getItem(DEVICE)).toBeNull();
  });

  test('it is there for the next tab too, when the last saved one is sent', () => {
    const first = openTab();
    first.at((draft) => {
      draft.read();
      draft.write({ text: 'Kurta' });
    });
    const second = openTab();
    second.at((draft) => draft.write({ text: 'Sherwani' }));
    const sent = localStorage.getItem(DEVICE);
    second.at((draft) => draft.forget());
    first.at(() => heard(sent, 0));
    expect(openTab().at((draft) => draft.read())).toEqual({ text: 'Kurta' });
  });

  test('one that was continued elsewhere and sent there is over here too', () => {
    const first = openTab();
    first.at((draft) => {
      draft.read();
      draft.write({ text: 'Kurta' });
    });
    const sent = localStorage.getItem(DEVICE);
    openTab().at((draft) => {
      draft.read();
      draft.forget();
    });
    first.at(() => heard(sent, 0));
    expect(first.at((draft) => draft.read())).toEqual({ text: '' });
    expect(first.reload().at((draft) => draft.read())).toEqual({ text: '' });
  });

  test('a picture is not taken from the tab that continues with it, and goes with its own draft', async () => {
    const picture = new File(['kurta'], 'kurta.jpg');
    const first = openTab();
    await first.at((draft) => draft.keepFile('design', picture));
    const second = openTab();
    expect(await second.at((draft) => draft.readFile('design'))).toBe(picture);
    second.at((draft) => draft.write({ text: 'Sherwani' }));
    first.at((draft) => draft.forget());
    expect(await second.reload().at((draft) => draft.readFile('design'))).toBe(picture);
    expect(stored.size).toBe(1);
    await second.at((draft) => draft.keepFile('design', undefined));
    expect(stored.size).toBe(0);
  });

  test('nothing old comes back from a full storage', () => {
    const own = memoryStorage();
    const first = openTab(own);
    first.at((draft) => draft.write({ text: 'Kurta' }));
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.spyOn(own, 'setItem').mockImplementation(full);
    first.at((draft) => draft.write({ text: 'Sherwani' }));
    expect(first.at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
    expect(openTab().at((draft) => draft.read())).toEqual({ text: 'Sherwani' });
  });
});

test('a kept picture that cannot be read is missing, and nothing fails (orders-42)', async () => {
  const picture = new File(['picture'], 'design.jpg');
  const draft = noteDraft();
  await draft.keepFile('design', picture);
  expect(await draft.readFile('design')).toBe(picture);
  vi.spyOn(picture, 'slice').mockImplementation(() => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  });
  expect(await draft.readFile('design')).toBeUndefined();
});
