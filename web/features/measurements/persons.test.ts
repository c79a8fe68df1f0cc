import { expect, test } from 'vitest';
import type { Measurement } from '../../../contract/measurements.ts';
import { byPerson } from './persons.ts';

const record = (id: number, person: string, relation: Measurement['relation'] = null) =>
  ({ id, person, relation, label: `Record ${id}` }) as Measurement;

test('records are grouped by person in the order of the first, and one of them tells the relation', () => {
  const list = [record(1, 'Me'), record(2, 'Amma'), record(3, 'amma ', 'mother'), record(4, 'me', 'self')];
  expect(byPerson(list)).toEqual([
    { person: 'Me', relation: 'self', records: [list[0], list[3]] },
    { person: 'Amma', relation: 'mother', records: [list[1], list[2]] },
  ]);
  expect(byPerson([])).toEqual([]);
});
