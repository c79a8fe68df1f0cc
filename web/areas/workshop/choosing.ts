import { useState } from 'react';
import { MAX_PRINTED_ORDERS } from '../../../contract/constants/prints.ts';

/** Orders that are being chosen to be printed together. */
export interface Choosing {
  chosen: ReadonlySet<number>;
  isFull: boolean;
  choose: (ids: readonly number[], isChosen: boolean) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** `choosing` is undefined until several are to be printed. */
export function useChoosing() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const choosing: Choosing | undefined = chosen && {
    chosen,
    isFull: chosen.size >= MAX_PRINTED_ORDERS,
    choose(ids, isChosen) {
      const next = new Set(chosen);
      for (const id of ids) isChosen ? next.add(id) : next.delete(id);
      setChosen(new Set([...next].slice(0, MAX_PRINTED_ORDERS)));
    },
  };
  return { choosing, begin: () => setChosen(NONE), end: () => setChosen(undefined) };
}
