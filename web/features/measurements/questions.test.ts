import { describe, expect, test } from 'vitest';
import { estimateMeasures } from '../../../contract/estimates.ts';
import { MeasurementForm } from '../../../contract/measurements.ts';
import { TOP_SIZES } from '../../../contract/usual-bodies.ts';
import { SIZE_CHART } from '../catalogue/size-chart.ts';
import { questionsFor, readAnswers, shownAnswer, withEstimates } from './questions.ts';
import { emptyFields, requestOf, withTyped } from './record-fields.ts';

const person = { ...emptyFields('cm'), label: 'Abba', gender: 'male' as const };
const basics = withTyped(withTyped(person, 'height', '175'), 'weight', '74');

describe('the questions (measurements-11)', () => {
  test.each([
    ['a man', { gender: 'male', age_group: 'adult' }],
    ['a woman', { gender: 'female', age_group: 'adult' }],
    ['a boy', { gender: 'male', age_group: 'child' }],
    ['a girl', { gender: 'female', age_group: 'child' }],
  ] as const)('of %s are ten with height and weight', (_who, of) => {
    expect(questionsFor(of).length + 2).toBe(10);
  });

  test('need height and weight only', () => {
    expect(readAnswers(person, {}).errors).toEqual({
      height: 'This field is required.',
      weight: 'This field is required.',
    });
    expect(readAnswers(basics, {})).toEqual({
      answers: { gender: 'male', age_group: 'adult', height: 175, weight: 74 },
      errors: {},
    });
  });

  test('are read in the unit they were typed in', () => {
    const typed = {
      collar: { text: '15 1/2', unit: 'in' as const },
      trouser_size: { text: '32', unit: 'in' as const },
    };
    expect(readAnswers(basics, typed).answers).toMatchObject({ collar: 39.37, trouser_size: 32 });
    const [, collar] = questionsFor(person);
    if (!collar) throw new Error('No question');
    expect(shownAnswer(typed.collar, collar, 'cm')).toBe('39.4');
    expect(shownAnswer(typed.collar, collar, 'in')).toBe('15 1/2');
  });

  test.each([
    ['wide', 'Enter a number.'],
    ['5', 'This cannot be right. Leave it empty if you are not sure.'],
    ['300', 'This cannot be right. Leave it empty if you are not sure.'],
  ])('refuse %j for a collar', (text, sentence) => {
    const { answers, errors } = readAnswers(basics, { collar: { text, unit: 'cm' } });
    expect(answers).toBeUndefined();
    expect(errors).toEqual({ collar: sentence });
  });

  test('refuse a height that we know nothing about', () => {
    const { errors } = readAnswers(withTyped(basics, 'height', '100'), {});
    expect(errors.height).toBe('We cannot estimate for this value. Please measure with a tape instead.');
  });
});

describe('estimates in a record (measurements-9)', () => {
  const { answers } = readAnswers(basics, {});
  if (!answers) throw new Error('No answers');

  test('are marked, height and weight are not', () => {
    const fields = withEstimates(basics, answers);
    const request = MeasurementForm.parse(requestOf(fields, 'questions'));
    expect(request).toMatchObject({ origin: 'questions', height: 175, weight: 74 });
    expect(request.estimated).toContain('chest');
    expect(request.estimated).not.toContain('height');
    expect(request.estimated?.length).toBeGreaterThan(20);
  });

  test('leave what somebody measured, and replace earlier estimates', () => {
    const measured = withTyped(withEstimates(basics, answers), 'chest', '101');
    const again = withEstimates(measured, { ...answers, weight: 90 });
    expect(again.entries.chest?.text).toBe('101');
    expect(again.marks.chest).toBeUndefined();
    expect(Number(again.entries.waist?.text)).toBeGreaterThan(Number(measured.entries.waist?.text));
    expect(again.marks.waist).toBe('estimated');
  });

  test('lose their mark when they are typed', () => {
    const fields = withTyped(withEstimates(basics, answers), 'waist', '84');
    expect(fields.marks.waist).toBeUndefined();
  });
});

test.each([
  ['mens', 'male'],
  ['womens', 'female'],
] as const)('a %s size pulls the chest into its column of the size guide', (category, gender) => {
  const chart = SIZE_CHART[category].find(({ measure }) => measure === 'chest')?.bounds ?? [];
  for (const [index, size] of (['S', 'M', 'L', 'XL'] as const).entries()) {
    expect(TOP_SIZES).toContain(size);
    const [low = 0, high = 0] = chart.slice(index, index + 2);
    const middle = (low + high) / 2;
    const at = (top_size?: (typeof TOP_SIZES)[number]) =>
      estimateMeasures(
        { gender, age_group: 'adult', height: 168, weight: 68, ...(top_size && { top_size }) },
        'cm',
      )?.values.chest ?? 0;
    expect(Math.abs(at(size) - middle)).toBeLessThanOrEqual(Math.abs(at() - middle));
  }
});
