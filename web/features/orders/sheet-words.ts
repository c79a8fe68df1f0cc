import { createContext, useContext, useEffect, useState } from 'react';
import { currentLocale, otherTongues, sheetWords } from '#words';
import { TONGUES, type Tongue } from '../../../contract/tongues.ts';
import type { SheetWords } from '../../../words/tongues.ts';
import { readText, writeText } from '../../lib/storage.ts';

export type { SheetWords } from '../../../words/tongues.ts';

/** An order's sheet in one of its tongues. */
export interface SheetTongue {
  tongue: Tongue;
  words: SheetWords;
}

/** The tongue of the pages, whose words need no loading. */
const OWN: SheetTongue = { tongue: currentLocale(), words: sheetWords };

const SheetTongueContext = createContext(OWN);

export const SheetTongueProvider = SheetTongueContext.Provider;

/** The sheet's words, and the tongue they are in; those of the page outside of a sheet. */
export function useSheetTongue(): SheetTongue {
  return useContext(SheetTongueContext);
}

export async function loadSheetWords(tongue: Tongue): Promise<SheetWords> {
  return tongue === OWN.tongue ? sheetWords : ((await otherTongues[tongue]?.()) ?? sheetWords);
}

const TONGUE_KEY = 'sheetTongue';

/** The tongue last chosen on this device, else the page's (workshop-15). */
export function chosenTongue(): Tongue {
  return TONGUES.find((tongue) => tongue === readText('device', TONGUE_KEY)) ?? OWN.tongue;
}

interface ChosenTongue {
  /** What is shown; the page's until the words of another one have arrived. */
  shown: SheetTongue;
  chosen: Tongue;
  /** True after words that could not be loaded: what was shown stays. */
  hasFailed: boolean;
  choose: (tongue: Tongue) => void;
}

export function useChosenTongue(): ChosenTongue {
  const [chosen, setChosen] = useState(chosenTongue);
  const [shown, setShown] = useState(OWN);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (chosen === shown.tongue) return;
    let isLate = false;
    loadSheetWords(chosen).then(
      (words) => {
        if (!isLate) setShown({ tongue: chosen, words });
      },
      () => {
        if (isLate) return;
        setFailed(true);
        setChosen(shown.tongue);
      },
    );
    return () => {
      isLate = true;
    };
  }, [chosen, shown.tongue]);

  return {
    shown,
    chosen,
    hasFailed,
    choose: (tongue) => {
      writeText('device', TONGUE_KEY, tongue);
      setFailed(false);
      setChosen(tongue);
    },
  };
}
