import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { draftFiles } from '../../../lib/draft-files.ts';
import { whenDraftsForgotten } from '../../../lib/drafts.ts';

/** The pictures of the wizard, by their names on the wire. */
const NAMES = ['design_inspiration', 'measurement_picture'] as const;
type FileName = (typeof NAMES)[number];
export type Files = Partial<Record<FileName, File | undefined>>;

/** In memory while the page is open, because some private windows have no IndexedDB. */
const files = create<Files>(() => ({}));
whenDraftsForgotten(() => files.setState({}, true));

const keyOf = (name: FileName) => `order-placement.${name}`;

export function keepFile(name: FileName, file: File | undefined): void {
  files.setState({ [name]: file });
  const stored = file ? set(keyOf(name), file, draftFiles) : del(keyOf(name), draftFiles);
  void stored.catch(() => undefined);
}

export async function forgetFiles(): Promise<void> {
  for (const name of NAMES) keepFile(name, undefined);
}

/** Undefined until the pictures of an earlier visit are read. */
export function useFiles(): Files | undefined {
  const current = files();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void Promise.all(NAMES.map(readFile)).then((read) => {
      const before = files.getState();
      // A picture chosen meanwhile wins.
      files.setState(Object.fromEntries(NAMES.map((name, place) => [name, before[name] ?? read[place]])));
      setRead(true);
    });
  }, []);
  return isRead ? current : undefined;
}

async function readFile(name: FileName): Promise<File | undefined> {
  const stored = await get<unknown>(keyOf(name), draftFiles).catch(() => undefined);
  return stored instanceof File ? stored : undefined;
}
