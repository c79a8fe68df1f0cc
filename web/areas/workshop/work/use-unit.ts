import { useState } from 'react';
import { UNITS, type Unit } from '../../../../contract/measures.ts';
import { readText, writeText } from '../../../lib/storage.ts';

const UNIT_KEY = 'workshopUnit';

/** The unit chosen last on this device, else that of the record (workshop-5). */
export function useUnit(usual: Unit): [Unit, (unit: Unit) => void] {
  const [chosen, setChosen] = useState(() => UNITS.find((unit) => unit === readText('device', UNIT_KEY)));
  return [
    chosen ?? usual,
    (unit) => {
      writeText('device', UNIT_KEY, unit);
      setChosen(unit);
    },
  ];
}
