import { UNITS, type Unit } from '../../../../contract/measures.ts';
import { readText, writeText } from '../../../lib/storage.ts';

const UNIT_KEY = 'workshopUnit';

/** The unit last chosen on this device (workshop-5). */
export function chosenUnit(): Unit | undefined {
  return UNITS.find((unit) => unit === readText('device', UNIT_KEY));
}

export function chooseUnit(unit: Unit): void {
  writeText('device', UNIT_KEY, unit);
}
