import type { Category, Size } from '../../../contract/catalogue.ts';
import { SIZES } from '../../../contract/constants/catalogue.ts';
import type { MeasureCode, Unit } from '../../../contract/measures.ts';

/** Centimetres: the lower bounds of S, M, L and XL, and the upper bound of XL. */
interface ChartedMeasure {
  measure: MeasureCode;
  bounds: readonly [number, number, number, number, number];
}

// biome-ignore format: a chart reads best with one measure a line
export const SIZE_CHART: Record<Category, readonly ChartedMeasure[]> = {
  mens: [
    { measure: 'chest', bounds: [88, 94, 100, 106, 114] },
    { measure: 'waist', bounds: [74, 80, 86, 93, 102] },
    { measure: 'hip', bounds: [90, 96, 102, 108, 115] },
    { measure: 'shoulder', bounds: [42, 44, 46, 48, 50] },
    { measure: 'sleeve', bounds: [59, 61, 63, 65, 67] },
  ],
  womens: [
    { measure: 'chest', bounds: [80, 86, 92, 98, 106] },
    { measure: 'waist', bounds: [62, 68, 74, 80, 88] },
    { measure: 'hip', bounds: [88, 94, 100, 106, 114] },
    { measure: 'shoulder', bounds: [36, 37.5, 39, 40.5, 42] },
    { measure: 'sleeve', bounds: [53, 55, 56.5, 58, 60] },
  ],
  childrens: [
    { measure: 'height', bounds: [95, 110, 128, 143, 158] },
    { measure: 'chest', bounds: [53, 58, 64, 71, 79] },
    { measure: 'waist', bounds: [51, 54, 58, 62, 67] },
    { measure: 'hip', bounds: [55, 60, 67, 75, 84] },
    { measure: 'shoulder', bounds: [25, 27.5, 31, 34.5, 38] },
    { measure: 'sleeve', bounds: [33, 39, 46, 52, 57] },
  ],
};

export const CHILD_AGES: Record<Size, string> = { S: '3–4', M: '5–7', L: '8–10', XL: '11–13' };

const CM_PER_INCH = 2.54;

/** `88–94` in centimetres, `34½–37` in inches, to the nearest half inch. */
export function chartedRange({ bounds }: ChartedMeasure, size: Size, unit: Unit): string {
  const place = SIZES.indexOf(size);
  return bounds
    .slice(place, place + 2)
    .map((bound) => (unit === 'cm' ? String(bound) : inHalves(bound / CM_PER_INCH)))
    .join('–');
}

function inHalves(inches: number): string {
  const halves = Math.round(inches * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}
