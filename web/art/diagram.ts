import type { FigureView } from './figure-body.ts';

export interface MeasureLine {
  view: FigureView | 'garment';
  /** Without fill. */
  d: string;
  /** Text starts here on the right side (x > 0) and ends here on the left. */
  label: readonly [x: number, y: number];
}

export interface Diagram {
  viewBox: string;
  /** Closed shapes, back to front. */
  outlines: readonly string[];
  details: readonly string[];
  /** By measure code; without the codes that this drawing cannot show. */
  lines: Readonly<Record<string, MeasureLine>>;
}
