import { useState } from 'react';
import { draftKey } from '../../../lib/drafts.ts';

/** What is typed and not sent survives a reload, and is deleted with the drafts at sign-out. */
export function useTyped<Value>(name: string, initial: () => Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => stored<Value>(name) ?? initial());
  return [
    value,
    (typed) => {
      setValue(typed);
      try {
        localStorage.setItem(draftKey(`workshop.${name}`), JSON.stringify(typed));
      } catch {
        // The storage is full; what is typed lives until the page is left.
      }
    },
  ];
}

export function forgetTyped(name: string): void {
  localStorage.removeItem(draftKey(`workshop.${name}`));
}

function stored<Value>(name: string): Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(draftKey(`workshop.${name}`)) ?? 'null') as Value) ?? undefined;
  } catch {
    return undefined;
  }
}
