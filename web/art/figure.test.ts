import { describe, expect, test } from 'vitest';
import { MEASURE_CODES, MEASURES, type Measure } from '../../contract/measures.ts';
import type { Diagram } from './diagram.ts';
import { figure } from './figure.ts';
import { garmentDiagram } from './garment-diagram.ts';

const diagrams: [string, Diagram][] = [
  ...(['man', 'woman', 'child'] as const).flatMap((person) =>
    (['front', 'back'] as const).map((view): [string, Diagram] => [
      `${person} ${view}`,
      figure(view, person),
    ]),
  ),
  ['garments', garmentDiagram()],
];

function extent(d: string): { x: number[]; y: number[] } {
  const found: { x: number[]; y: number[] } = { x: [], y: [] };
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'A') continue;
    if (command === 'H') found.x.push(...numbers);
    else if (command === 'V') found.y.push(...numbers);
    else for (const [index, value] of numbers.entries()) found[index % 2 ? 'y' : 'x'].push(value);
  }
  return found;
}

const lengths = MEASURE_CODES.filter((code) => MEASURES[code].kind === 'length');

test.each(lengths)('%s has its line where the catalogue says', (code) => {
  const { onGarment, onFigure }: Measure = MEASURES[code];
  const views = onFigure === 'side' || !onFigure ? (['front', 'back'] as const) : [onFigure];
  const drawn = onGarment ? [garmentDiagram()] : views.map((view) => figure(view, 'woman'));
  expect(drawn.some(({ lines }) => lines[code])).toBe(true);
});

test.each(['man', 'woman', 'child'] as const)(
  'a %s has lines for the measures of such a person',
  (person) => {
    const drawn = [figure('front', person), figure('back', person), garmentDiagram()];
    const shown = new Set(drawn.flatMap(({ lines }) => Object.keys(lines)));
    const taken = lengths.filter((code) => person === 'woman' || MEASURES[code].child !== null);
    expect([...shown].sort()).toEqual(taken.toSorted());
  },
);

describe.each(diagrams)('%s', (_name, { viewBox, outlines, details, lines }) => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);

  test('has finite numbers only', () => {
    const paths = [...outlines, ...details, ...Object.values(lines).map(({ d }) => d)];
    for (const d of paths) expect(d).toMatch(/^M[\d\sMLHVCQAZ.-]+$/);
  });

  test('fits its frame, labels included', () => {
    for (const d of [...outlines, ...Object.values(lines).map((one) => one.d)]) {
      const { x, y } = extent(d);
      expect(Math.min(...x)).toBeGreaterThanOrEqual(left);
      expect(Math.max(...x)).toBeLessThanOrEqual(left + width);
      expect(Math.min(...y)).toBeGreaterThanOrEqual(top);
      expect(Math.max(...y)).toBeLessThanOrEqual(top + height);
    }
    for (const { label } of Object.values(lines)) {
      expect(Math.abs(label[0])).toBeLessThan(width / 2);
      expect(label[1]).toBeGreaterThan(0);
      expect(label[1]).toBeLessThan(height);
    }
  });
});

describe.each(['man', 'woman', 'child'] as const)('the proportions of a %s', (person) => {
  const { lines } = figure('front', person);
  const wide = (code: string) => {
    const { x } = extent(lines[code]?.d ?? '');
    return Math.max(...x) - Math.min(...x);
  };
  const deep = (code: string) => Math.max(...extent(lines[code]?.d ?? '').y);

  test('are realistic', () => {
    expect(wide('neck')).toBeLessThan(wide('chest'));
    expect(wide('waist')).toBeLessThan(wide('hip'));
    expect(wide('wrist')).toBeLessThan(wide('elbow'));
    expect(wide('ankle')).toBeLessThan(wide('calf'));
    expect(wide('calf')).toBeLessThan(wide('thigh'));
    expect(deep('chest')).toBeLessThan(deep('waist'));
    expect(deep('neck_to_knee')).toBeLessThan(deep('neck_to_floor'));
    expect(Math.abs(deep('neck_to_floor') - deep('height'))).toBeLessThan(2);
  });
});
