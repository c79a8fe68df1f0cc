import type { FigureView } from './figure-body.ts';

export interface MeasureLine {
  view: FigureView | 'garment';
  /** Without fill. */
  d: string;
  /** Text starts here right of the middle (x > 0) and ends here left of it. */
  label: readonly [x: number, y: number];
}

export interface Diagram {
  viewBox: string;
  /** Closed shapes, back to front. */
  outlines: readonly string[];
  details: readonly string[];
  /** By measure code; codes this drawing cannot show are absent. */
  lines: Readonly<Record<string, MeasureLine>>;
}
