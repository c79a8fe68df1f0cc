import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { whenDraftsForgotten } from '../../../lib/drafts.ts';
import { draft } from './draft.ts';

/** The pictures of the wizard, by their names on the wire. */
const NAMES = ['design_inspiration', 'measurement_picture'] as const;
type FileName = (typeof NAMES)[number];
export type Files = Partial<Record<FileName, File | undefined>>;

/** In memory too, because some private windows have no IndexedDB. */
const files = create<Files>(() => ({}));
whenDraftsForgotten(() => files.setState({}, true));

export function keepFile(name: FileName, file: File | undefined): void {
  files.setState({ [name]: file });
  void draft.keepFile(name, file);
}

export function clearDraft(): void {
  draft.forget();
  files.setState({}, true);
}

/** Undefined until the stored pictures are read. */
export function useFiles(): Files | undefined {
  const current = files();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void Promise.all(NAMES.map((name) => draft.readFile(name))).then((read) => {
      const before = files.getState();
      // A picture chosen meanwhile wins.
      files.setState(Object.fromEntries(NAMES.map((name, place) => [name, before[name] ?? read[place]])));
      setRead(true);
    });
  }, []);
  return isRead ? current : undefined;
}
