import type { Relation } from '../../../contract/constants/measurements.ts';
import { type MeasureCode, toCanonical, type Unit } from '../../../contract/measures.ts';
import type { Tx } from '../client.ts';
import { type CanonicalValues, measurements, measurementVersions } from '../schema/measurements.ts';
import { daysBefore } from './seeded.ts';

type Values = Partial<Record<MeasureCode, number>>;

interface Person {
  label: string;
  gender: 'male' | 'female';
  ageGroup: 'adult' | 'child';
  relation: Relation;
  unit: Unit;
  saves: { daysAgo: number; note: string; values: Values }[];
}

const PERSONS = {
  self: {
    label: 'Ayesha (me)',
    gender: 'female',
    ageGroup: 'adult',
    relation: 'self',
    unit: 'in',
    saves: [
      {
        daysAgo: 210,
        note: '',
        values: {
          chest: 36,
          waist: 29.5,
          shoulder: 14.5,
          sleeve: 22,
          neck: 13.5,
          inseam: 29,
          height: 64,
          weight: 57.5,
        },
      },
      {
        daysAgo: 120,
        note: 'Measured by Zainab in Gulshan.',
        values: {
          hip: 39,
          trouser_waist: 31,
          upper_arm: 11.5,
          wrist: 6.25,
          armhole: 16.5,
          high_bust: 34.5,
          under_bust: 30.5,
        },
      },
      {
        daysAgo: 20,
        note: 'Kameez a little loose, please. Left shoulder sits lower.',
        values: {
          chest: 36.5,
          waist: 30,
          weight: 59,
          top_length: 40,
          chaak: 14,
          bottom_length: 37,
          paincha: 14.5,
        },
      },
    ],
  },
  husband: {
    label: 'Bilal',
    gender: 'male',
    ageGroup: 'adult',
    relation: 'spouse',
    unit: 'cm',
    saves: [
      {
        daysAgo: 200,
        note: '',
        values: {
          chest: 104,
          waist: 92,
          shoulder: 47,
          sleeve: 63,
          neck: 41,
          inseam: 80,
          height: 178,
          weight: 82,
        },
      },
      {
        daysAgo: 40,
        note: 'Ban collar, one finger inside.',
        values: {
          waist: 93.5,
          stomach: 98,
          hip: 106,
          trouser_waist: 95,
          upper_arm: 35,
          wrist: 18,
          armhole: 50,
          top_length: 104,
          bottom_length: 102,
          paincha: 46,
        },
      },
    ],
  },
  child: {
    label: 'Zara',
    gender: 'female',
    ageGroup: 'child',
    relation: 'daughter',
    unit: 'cm',
    saves: [
      {
        daysAgo: 400,
        note: 'Six years.',
        values: {
          chest: 58,
          waist: 54,
          shoulder: 26.5,
          sleeve: 37,
          neck: 26,
          inseam: 50,
          height: 115,
          weight: 20,
        },
      },
      {
        daysAgo: 190,
        note: '',
        values: { chest: 60, shoulder: 27, sleeve: 38.5, inseam: 52, height: 118.5, weight: 21.5 },
      },
      {
        daysAgo: 30,
        note: 'She grows: leave a deep hem.',
        values: {
          chest: 62,
          waist: 56,
          shoulder: 28,
          sleeve: 40,
          neck: 27,
          inseam: 54,
          height: 122,
          weight: 23,
          hip: 66,
        },
      },
    ],
  },
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof PERSONS;

export type WrittenVersion = typeof measurementVersions.$inferSelect;

/** Inserts the records; returns the versions by person, oldest first. */
export async function writeMeasurements(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<Record<PersonKey, WrittenVersion[]>> {
  const written = {} as Record<PersonKey, WrittenVersion[]>;
  for (const key of Object.keys(PERSONS) as PersonKey[]) {
    const { saves, ...person }: Person = PERSONS[key];
    let values: CanonicalValues = {};
    const versions = saves.map(({ daysAgo, note, values: typed }, index) => {
      values = { ...values, ...canonical(typed, person.unit) };
      return {
        ...person,
        note,
        values,
        version: index + 1,
        savedBy: userId,
        savedAt: daysBefore(now, daysAgo),
      };
    });
    const [first, last] = [versions[0], versions.at(-1)];
    if (!first || !last) continue;
    const { savedAt, ...current } = last;
    const [record] = await tx
      .insert(measurements)
      .values({ ...current, userId, createdAt: first.savedAt, updatedAt: savedAt })
      .returning({ id: measurements.id });
    written[key] = await tx
      .insert(measurementVersions)
      .values(versions.map((version) => ({ ...version, measurementId: record?.id ?? 0 })))
      .returning();
  }
  return written;
}

function canonical(typed: Values, unit: Unit): CanonicalValues {
  const entries = Object.entries(typed) as [MeasureCode, number][];
  return Object.fromEntries(entries.map(([code, value]) => [code, toCanonical(code, value, unit)]));
}
