import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { draftFiles } from './draft-files.ts';
import { draftKey, whenDraftsForgotten } from './drafts.ts';

interface DraftOptions<Value> {
  name: string;
  /** Raise it when the shape changes: other versions are dropped. */
  version: number;
  on: 'tab' | 'device';
  empty: Value;
  check: (stored: unknown) => Value | undefined;
}

interface Kept<Value> {
  state: Value;
  /** The key in the database of each file, by its field. */
  files: Record<string, string>;
}

/**
 * A store of unsent input that survives a reload and is cleared on logout. Empty until read, as on the server. A draft of
 * the device is also the tab's own: a new tab starts from the one that was saved last, and overwrites no other tab's.
 */
export function createDraft<Value extends object>({ name, version, on, empty, check }: DraftOptions<Value>) {
  const key = draftKey(name);
  const use = create<Value>()(() => empty);
  let files: Record<string, string> = {};
  /** The files of the tab whose draft this one started from. */
  let borrowed: string[] = [];
  let hasWritten = false;
  let wasRead = false;

  const isFirst = () => {
    if (wasRead) return false;
    wasRead = true;
    if (on === 'device') globalThis.addEventListener?.('storage', follow);
    return true;
  };

  const save = () => {
    isFirst();
    hasWritten = true;
    const text = JSON.stringify({ state: use.getState(), version, files });
    // A full storage keeps no older text for the reload; the draft lives until the page is left.
    if (!isStored(sessionStorage, key, text)) sessionStorage.removeItem(key);
    if (on === 'device') isStored(localStorage, key, text);
  };
  let isShowing = false;
  use.subscribe(() => isShowing || save());

  /** Saves nothing. */
  const show = (state: Value) => {
    isShowing = true;
    use.setState(state, true);
    isShowing = false;
  };

  const forgetHere = () => {
    for (const file of Object.values(files)) void deleteOwn(file);
    show(empty);
    files = {};
    borrowed = [];
    hasWritten = false;
    sessionStorage.removeItem(key);
  };
  whenDraftsForgotten(forgetHere);

  const kept = (text: string | null): Kept<Value> | undefined => {
    const found = parsed(text);
    const state = found?.version === version ? check(found.state) : undefined;
    return state && { state, files: Object(found?.files) };
  };

  function stored(storage: Storage): Kept<Value> | undefined {
    const text = storage.getItem(key);
    const found = kept(text);
    if (text !== null && !found) storage.removeItem(key);
    return found;
  }

  /** The same draft, sent or given up in another tab, is over here too; any other stays, for the next tab as well. */
  function follow({ key: changed, oldValue, newValue }: StorageEvent) {
    if (changed !== key || newValue !== null) return;
    if (isSame(kept(oldValue)?.state, use.getState())) forgetHere();
    else if (hasWritten) save();
  }

  const read = () => {
    if (isFirst()) {
      const own = stored(sessionStorage);
      const found = own ?? (on === 'device' ? stored(localStorage) : undefined);
      if (found) {
        files = found.files;
        borrowed = own ? [] : Object.values(files);
        show(found.state);
        hasWritten = own !== undefined;
      }
    }
    return use.getState();
  };

  async function keepFile(field: string, file: File | undefined): Promise<void> {
    read();
    const { [field]: before, ...others } = files;
    if (!file && !before) return;
    const added = file && `${name}.${field}.${Date.now()}-${Math.random().toString(36).slice(2)}`;
    files = added ? { ...others, [field]: added } : others;
    save();
    const isDone = before && deleteOwn(before);
    try {
      if (added) await set(added, file, draftFiles);
    } catch {
      // IndexedDB is missing in some private windows; the form itself still holds the file.
    }
    await isDone;
  }

  async function deleteOwn(place: string): Promise<void> {
    try {
      if (!borrowed.includes(place)) await del(place, draftFiles);
    } catch {
      // As above.
    }
  }

  return {
    use,
    read,
    write: (value: Value) => use.setState(value, true),
    forget() {
      const own = wasRead ? use.getState() : stored(sessionStorage)?.state;
      const isLast = on === 'device' && isSame(stored(localStorage)?.state, own);
      forgetHere();
      if (isLast) localStorage.removeItem(key);
    },
    /** True once read, which is after the first paint. */
    useIsRead: () => useIsRead(read),
    keepFile,
    async readFile(field: string): Promise<File | undefined> {
      read();
      const place = files[field];
      if (!place) return undefined;
      try {
        const file = await get<unknown>(place, draftFiles);
        if (!(file instanceof File)) return undefined;
        // The browser may have lost the bytes of a file that it still lists.
        await file.slice(0, 1).arrayBuffer();
        if (borrowed.includes(place) && files[field] === place) await keepFile(field, file);
        return file;
      } catch {
        return undefined;
      }
    },
  };
}

function isStored(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was stored may have its keys in another order. */
function isSame(one: unknown, other: unknown): boolean {
  const inOrder = (_key: string, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function useIsRead(read: () => unknown): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    read();
    setRead(true);
  }, [read]);
  return isRead;
}

function parsed(text: string | null): { state?: unknown; version?: unknown; files?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
