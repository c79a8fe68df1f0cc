import type { Relation } from '../../../contract/constants/measurements.ts';
import type { Measurement } from '../../../contract/measurements.ts';

interface PersonGroup {
  person: string;
  relation: Relation | null;
  records: Measurement[];
}

/** Records by person, whatever the case of the name, in the order of the first record (measurements-8). */
export function byPerson(records: readonly Measurement[]): PersonGroup[] {
  const groups = new Map<string, PersonGroup>();
  for (const record of records) {
    const key = record.person.trim().toLowerCase();
    const group = groups.get(key) ?? { person: record.person, relation: null, records: [] };
    group.relation ??= record.relation;
    group.records.push(record);
    groups.set(key, group);
  }
  return [...groups.values()];
}
