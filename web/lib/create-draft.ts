import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { draftFiles, draftKey, whenDraftsForgotten } from './drafts.ts';

interface DraftOptions<Value> {
  name: string;
  /** What another version has stored is dropped: raise it when the shape changes. */
  version: number;
  /** Until the tab closes, or until it is sent or forgotten. */
  on: 'tab' | 'device';
  empty: Value;
  /** The stored value if it has the expected shape. */
  check: (stored: unknown) => Value | undefined;
}

/**
 * What somebody has filled in and not sent: a store that survives a reload and is forgotten on logout. It is empty until
 * it is read, as on the server.
 */
export function createDraft<Value extends object>({ name, version, on, empty, check }: DraftOptions<Value>) {
  const key = draftKey(name);
  const storage = () => (on === 'tab' ? sessionStorage : localStorage);
  const checked: PersistStorage<Value> = {
    getItem(from) {
      const text = storage().getItem(from);
      if (text === null) return null;
      const stored = parsed(text);
      const state = stored?.version === version ? check(stored.state) : undefined;
      if (state) return { state, version };
      storage().removeItem(from);
      return null;
    },
    setItem: (to, value) => storage().setItem(to, JSON.stringify(value)),
    removeItem: (from) => storage().removeItem(from),
  };
  const use = create<Value>()(
    persist(() => empty, { name: key, version, storage: checked, skipHydration: true }),
  );
  whenDraftsForgotten(() => use.setState(empty, true));

  const read = () => {
    if (!use.persist.hasHydrated()) void use.persist.rehydrate();
    return use.getState();
  };

  return {
    use,
    /** What is stored; reads it once. */
    read,
    write: (value: Value) => use.setState(value, true),
    forget() {
      use.setState(empty, true);
      storage().removeItem(key);
    },
    /** True once it is read, which is after the first paint. */
    useIsRead: () => useIsRead(read),
    /** Keeps a file beside the draft, or removes it. */
    async keepFile(field: string, file: File | undefined): Promise<void> {
      try {
        if (file) await set(`${name}.${field}`, file, draftFiles);
        else await del(`${name}.${field}`, draftFiles);
      } catch {
        // Private windows of some browsers have no database; the form itself still holds the file.
      }
    },
    async readFile(field: string): Promise<File | undefined> {
      try {
        const file = await get<unknown>(`${name}.${field}`, draftFiles);
        return file instanceof File ? file : undefined;
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
