import { useState } from 'react';
import { createDraft } from '../../../lib/create-draft.ts';
import type { Check } from '../../../lib/stored-shape.ts';

const drafts = new Map<string, ReturnType<typeof createTyped>>();

function createTyped(name: string) {
  const draft = createDraft<unknown>({
    name: `workshop.${name}`,
    version: 1,
    on: 'device',
    empty: undefined,
    check: (stored) => stored,
  });
  drafts.set(name, draft);
  return draft;
}

const draftOf = (name: string) => drafts.get(name) ?? createTyped(name);

/** Unsent input; survives a reload, and is deleted with the drafts at sign-out. */
export function useTyped<Value>(
  name: string,
  initial: () => Value,
  isValue: Check<Value>,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const kept = draftOf(name).read();
    return isValue(kept) ? kept : initial();
  });
  return [
    value,
    (typed) => {
      setValue(typed);
      draftOf(name).write(typed);
    },
  ];
}

export function forgetTyped(name: string): void {
  draftOf(name).forget();
}
