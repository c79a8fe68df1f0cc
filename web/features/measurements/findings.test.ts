import { describe, expect, test } from 'vitest';
import { doubtfulUnits, findingsOf } from './findings.ts';
import { emptySheet, withTyped } from './sheet.ts';

const empty = emptySheet('cm');

describe('findingsOf', () => {
  test('says nothing about what was not taken or is plausible', () => {
    expect(findingsOf(empty)).toEqual({});
    expect(findingsOf(withTyped(empty, 'chest', '96'))).toEqual({});
  });

  test('refuses text that is no number', () => {
    expect(findingsOf(withTyped(empty, 'chest', 'wide')).chest).toEqual({
      refused: 'Enter a number.',
      doubts: [],
    });
  });

  test('refuses the classic slip and asks for the unit', () => {
    const findings = findingsOf(withTyped(empty, 'chest', '38'));
    expect(findings.chest?.refused).toContain('Did you mean 38 inches?');
    expect(findings.chest?.suggestion).toEqual({ unit: 'in', value: 96.5 });
    expect(doubtfulUnits(findings)).toEqual(['chest']);
  });

  test('doubts what is unusual, and what does not go together', () => {
    const findings = findingsOf(withTyped(withTyped(empty, 'wrist', '25'), 'elbow', '22'));
    expect(findings.wrist?.refused).toBeUndefined();
    expect(findings.wrist?.doubts).toHaveLength(2);
  });
});
