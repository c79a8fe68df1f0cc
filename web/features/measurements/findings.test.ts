import { describe, expect, test } from 'vitest';
import { doubtfulUnits, findingsOf } from './findings.ts';
import { emptyFields, withTyped } from './record-fields.ts';

const empty = emptyFields('cm');

describe('findingsOf', () => {
  test('accepts missing and plausible measures', () => {
    expect(findingsOf(empty)).toEqual({});
    expect(findingsOf(withTyped(empty, 'chest', '96'))).toEqual({});
  });

  test('refuses text that is not a number', () => {
    expect(findingsOf(withTyped(empty, 'chest', 'wide')).chest).toEqual({
      refused: 'Enter a number.',
      warnings: [],
    });
  });

  test('refuses a number in the other unit and suggests that unit', () => {
    const findings = findingsOf(withTyped(empty, 'chest', '38'));
    expect(findings.chest?.refused).toContain('Did you mean 38 inches?');
    expect(findings.chest?.suggestion).toEqual({ unit: 'in', value: 96.5 });
    expect(doubtfulUnits(findings)).toEqual(['chest']);
  });

  test('warns about unusual and inconsistent measures', () => {
    const findings = findingsOf(withTyped(withTyped(empty, 'wrist', '25'), 'elbow', '22'));
    expect(findings.wrist?.refused).toBeUndefined();
    expect(findings.wrist?.warnings).toHaveLength(2);
  });
});
