import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { draftKey, whenDraftsForgotten } from '../../lib/drafts.ts';
import type { Sheet } from './sheet.ts';

/** A sheet being filled in, and what it began from. */
export interface Draft {
  sheet: Sheet;
  /** The version of the record that was being changed; `null` for a new one. */
  base: number | null;
}

interface Drafts {
  /** By `draftName`. */
  drafts: Record<string, Draft | undefined>;
}

/** What was typed and not saved yet. It lives until the tab closes, through reload, sign-in and a dead network. */
export const useDrafts = create<Drafts>()(
  persist(() => ({ drafts: {} }) as Drafts, {
    name: draftKey('measurements'),
    storage: createJSONStorage(() => sessionStorage),
  }),
);

whenDraftsForgotten(() => useDrafts.setState({ drafts: {} }));

/** Whose draft of which record; people who share a device do not see each other's. */
export function draftName(username: string, record: number | 'new'): string {
  return `${username}/${record}`;
}

/** Keeps a draft. */
export function keepDraft(name: string, draft: Draft): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [name]: draft } }));
}

/** Forgets a draft: it was saved or given up. */
export function forgetDraft(name: string): void {
  useDrafts.setState(({ drafts: { [name]: _, ...drafts } }) => ({ drafts }));
}
