import { clear, createStore, del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { draftKey, forgetDraftTexts, whenDraftsForgotten } from './drafts.ts';
import { parsed, readText, removeStored, type Scope, writeText } from './storage.ts';
import { type Check, isObject, isRecordOf } from './stored-shape.ts';

interface DraftOptions<Value> {
  name: string;
  /** Raise it when the shape changes, to drop older drafts. */
  version: number;
  on: Scope;
  empty: Value;
  check: (stored: unknown) => Value | undefined;
}

interface Kept<Value> {
  state: Value;
  /** Keys in the database by the file's field. */
  files: Record<string, string>;
}

export const draftFiles = createStore('drafts', 'files');

/** Deletes all drafts in all tabs on logout. An expired session keeps them, to continue after signing in again. */
export function forgetDrafts(): void {
  forgetDraftTexts();
  void inDatabase(() => clear(draftFiles));
}

/** Undefined if the database is denied, as in some private windows; the form itself still has its files. */
async function inDatabase<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/**
 * A store of unsent input that survives a reload and is deleted on logout. Empty until read, as on the server. With
 * `on: 'device'` each tab also keeps its own copy: a new tab starts from the last saved one and overwrites no other.
 */
export function createDraft<Value>({ name, version, on, empty, check }: DraftOptions<Value>) {
  const key = draftKey(name);
  const use = create<Value>()(() => empty);
  let files: Record<string, string> = {};
  /** Files that belong to the tab from which this draft was copied. */
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
    writeText('tab', key, text);
    if (on === 'device') writeText('device', key, text);
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
    removeStored('tab', key);
  };
  whenDraftsForgotten(forgetHere);

  const kept = (text: string | null): Kept<Value> | undefined => {
    const { version: itsVersion, state: found, files: places } = Object(parsed(text));
    const state = itsVersion === version ? check(found) : undefined;
    return state === undefined ? undefined : { state, files: Object(places) };
  };

  function stored(scope: Scope): Kept<Value> | undefined {
    const text = readText(scope, key);
    const found = kept(text);
    if (text !== null && !found) removeStored(scope, key);
    return found;
  }

  /** Drops an equal draft that another tab has sent or deleted; a different one is saved again for new tabs. */
  function follow({ key: changed, oldValue, newValue }: StorageEvent) {
    if (changed !== key || newValue !== null) return;
    if (isSame(kept(oldValue)?.state, use.getState())) forgetHere();
    else if (hasWritten) save();
  }

  const read = () => {
    if (isFirst()) {
      const own = stored('tab');
      const found = own ?? (on === 'device' ? stored('device') : undefined);
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
    if (added) await inDatabase(() => set(added, file, draftFiles));
    await isDone;
  }

  async function deleteOwn(place: string): Promise<void> {
    if (!borrowed.includes(place)) await inDatabase(() => del(place, draftFiles));
  }

  return {
    use,
    read,
    write: (value: Value) => use.setState(value, true),
    forget() {
      const own = wasRead ? use.getState() : stored('tab')?.state;
      const isLast = on === 'device' && isSame(stored('device')?.state, own);
      forgetHere();
      if (isLast) removeStored('device', key);
    },
    /** True once read, which is after the first paint. */
    useIsRead: () => useIsRead(read),
    keepFile,
    async readFile(field: string): Promise<File | undefined> {
      read();
      const place = files[field];
      if (!place) return undefined;
      return inDatabase(async () => {
        const file = await get<unknown>(place, draftFiles);
        if (!(file instanceof File)) return undefined;
        // The browser may list a file whose bytes it has lost.
        await file.slice(0, 1).arrayBuffer();
        if (borrowed.includes(place) && files[field] === place) await keepFile(field, file);
        return file;
      });
    },
  };
}

interface DraftsOptions<Entry> extends Omit<DraftOptions<Record<string, Entry>>, 'empty' | 'check'> {
  isEntry: Check<Entry>;
}

/** Several drafts of one kind, each under its own name. */
export function createDrafts<Entry>({ isEntry, ...options }: DraftsOptions<Entry>) {
  const all = createDraft({ ...options, empty: {}, check: onlyIf(isRecordOf(isEntry)) });
  return {
    readFile: all.readFile,
    keepFile: all.keepFile,
    find: (name: string): Entry | undefined => all.read()[name],
    keep: (name: string, entry: Entry) => all.write({ ...all.read(), [name]: entry }),
    forget(name: string) {
      const { [name]: known, ...others } = all.read();
      if (known === undefined) return;
      if (Object.keys(others).length === 0) all.forget();
      else all.write(others);
    },
  };
}

/** A `check` of the shape alone. */
export function onlyIf<Value>(isValue: Check<Value>): (stored: unknown) => Value | undefined {
  return (stored) => (isValue(stored) ? stored : undefined);
}

/** Stored objects may have another key order. */
function isSame(one: unknown, other: unknown): boolean {
  const inOrder = (_key: string, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function useIsRead(read: () => unknown): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    read();
    setRead(true);
  }, [read]);
  return isRead;
}
