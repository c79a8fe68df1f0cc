import { measureWords } from '#words';
import { MEASURES, type MeasureCode, type Unit } from './measures.ts';

const EIGHTH_MM = 25.4 / 8;

/** A stored value as on a tape measure: `102.5`, inches with eighths such as `40 3/8`, or `61.5 kg` by `quantity`. */
export function onTape(
  code: MeasureCode,
  stored: number,
  unit: Unit,
  { quantity = measureWords.quantity }: Partial<Pick<typeof measureWords, 'quantity'>> = {},
): string {
  if (MEASURES[code].kind === 'weight') return quantity({ value: stored / 1000, unit: 'kg' });
  return lengthOnTape(stored, unit);
}

/** A negative length keeps its sign. */
export function lengthOnTape(millimetres: number, unit: Unit): string {
  const sign = millimetres < 0 ? '−' : '';
  const length = Math.abs(millimetres);
  if (unit === 'cm') return `${sign}${length / 10}`;
  const { whole, eighths: rest } = inchesOnTape(length);
  if (rest === 0) return `${whole === 0 ? '' : sign}${whole}`;
  const divisor = [4, 2, 1].find((candidate) => rest % candidate === 0) ?? 1;
  const fraction = `${rest / divisor}/${8 / divisor}`;
  return `${sign}${whole === 0 ? fraction : `${whole} ${fraction}`}`;
}

/** To the nearest eighth. */
export function inchesOnTape(millimetres: number): { whole: number; eighths: number } {
  const eighths = Math.round(millimetres / EIGHTH_MM);
  return { whole: Math.floor(eighths / 8), eighths: eighths % 8 };
}
