import { useEffect, useState } from 'react';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import type { Further } from '../book-tailor/garment-shape.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { problemOf } from './checks.ts';
import { readPictures } from './entries.ts';

type Problems = Readonly<Record<string, string | undefined>>;

/** What each garment lacks, by its key; the pictures are read first. */
export function useProblems(
  further: readonly Further[],
  tailor: (Tailor & Partial<Premises>) | undefined,
  records: Records,
  mayPost: boolean,
): Problems {
  const [problems, setProblems] = useState<Problems>({});
  // `records` is a new object each time.
  const list = records.state === 'loaded' ? records.list : undefined;
  const { state } = records;
  useEffect(() => {
    let isHere = true;
    const known: Records = list
      ? { state: 'loaded', list }
      : { state: state === 'signed-out' ? state : 'loading' };
    const isChecked = known.state !== 'loading';
    void Promise.all(
      further.map(async (one) => {
        const pictures = await readPictures(one.key);
        return [
          one.key,
          isChecked ? problemOf(one, pictures, { tailor, records: known, mayPost }) : undefined,
        ] as const;
      }),
    ).then((found) => isHere && setProblems(Object.fromEntries(found)));
    return () => {
      isHere = false;
    };
  }, [further, tailor, list, state, mayPost]);
  return problems;
}
