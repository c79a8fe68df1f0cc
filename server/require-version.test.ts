import { expect, test } from 'vitest';
import { z } from 'zod';
import { VERSION_FIELDS, Version } from '../contract/versions.ts';
import type { Failure } from './fail.ts';
import { requireVersion } from './require-version.ts';

const present = z.object({ ...VERSION_FIELDS, fee: z.int() });
const current = { version: 4, updated_at: '2026-11-22T10:00:00.000Z', updated_by: 'ayesha', fee: 300 };

function failureOf(version: number, thing = current): Failure | undefined {
  try {
    requireVersion(version, thing);
  } catch (error) {
    return error as Failure;
  }
}

test('a save without a version is not valid', () => {
  const body = z.object({ version: Version });
  expect(body.safeParse({}).success).toBe(false);
  expect(body.safeParse({ version: 0 }).success).toBe(false);
  expect(body.parse({ version: 4 })).toEqual({ version: 4 });
});

test('a save of the newest version passes', () => {
  expect(failureOf(4)).toBeUndefined();
});

test.each([3, 5])(
  'any other version (%i) is 409 with who changed it, and what it is now (wire-11)',
  (version) => {
    const failure = failureOf(version);
    expect(failure).toMatchObject({ status: 409, code: 'edits.outdated' });
    expect(failure?.message).toContain('ayesha');
    expect(present.parse(failure?.data?.current)).toEqual(current);
  },
);

test('an editor whose account is gone is somebody', () => {
  const thing = { ...current, updated_by: null } as unknown as typeof current;
  expect(failureOf(1, thing)?.message).toMatch(/^Somebody has changed this/);
});
