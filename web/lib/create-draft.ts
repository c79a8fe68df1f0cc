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

/** A store of unsent input that survives a reload and is cleared on logout. Empty until read, as on the server. */
export function createDraft<Value extends object>({ name, version, on, empty, check }: DraftOptions<Value>) {
  const key = draftKey(name);
  const storage = () => (on === 'tab' ? sessionStorage : localStorage);
  const use = create<Value>()(() => empty);
  use.subscribe((state) => {
    try {
      storage().setItem(key, JSON.stringify({ state, version }));
    } catch {
      // The storage is full; the draft lives until the page is left.
    }
  });
  whenDraftsForgotten(() => use.setState(empty, true));

  function stored(): Value | undefined {
    const text = storage().getItem(key);
    if (text === null) return undefined;
    const kept = parsed(text);
    const state = kept?.version === version ? check(kept.state) : undefined;
    if (!state) storage().removeItem(key);
    return state;
  }

  let wasRead = false;
  const read = () => {
    if (!wasRead) {
      wasRead = true;
      const state = stored();
      if (state) use.setState(state, true);
    }
    return use.getState();
  };

  return {
    use,
    read,
    write: (value: Value) => use.setState(value, true),
    forget() {
      use.setState(empty, true);
      storage().removeItem(key);
    },
    /** True once read, which is after the first paint. */
    useIsRead: () => useIsRead(read),
    async keepFile(field: string, file: File | undefined): Promise<void> {
      try {
        if (file) await set(`${name}.${field}`, file, draftFiles);
        else await del(`${name}.${field}`, draftFiles);
      } catch {
        // IndexedDB is missing in some private windows; the form itself still holds the file.
      }
    },
    async readFile(field: string): Promise<File | undefined> {
      try {
        const file = await get<unknown>(`${name}.${field}`, draftFiles);
        if (!(file instanceof File)) return undefined;
        // The browser may have lost the bytes of a file that it still lists.
        await file.slice(0, 1).arrayBuffer();
        return file;
      } catch {
        return undefined;
      }
    },
  };
}

function useIsRead(read: () => unknown): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    read();
    setRead(true);
  }, [read]);
  return isRead;
}

function parsed(text: string): { state?: unknown; version?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
