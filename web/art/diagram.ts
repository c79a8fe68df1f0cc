import type { FigureView } from './figure-body.ts';

/** The way of the tape for one measure. */
export interface MeasureLine {
  /** The drawing on which the line lies. */
  view: FigureView | 'garment';
  /** Path of the tape; draw it without fill. */
  d: string;
  /** Where its name goes: right of the middle (x > 0) words start there, left of it they end there. */
  label: readonly [x: number, y: number];
}

/** A body or garment to measure, as data for one `<svg>`. */
export interface Diagram {
  viewBox: string;
  /** Closed shapes, back to front: fill and outline them. */
  outlines: readonly string[];
  /** Fine lines on the shapes: outline only. */
  details: readonly string[];
  /** By measure code (the keys on the wire). A code is absent where this drawing cannot show it. */
  lines: Readonly<Record<string, MeasureLine>>;
}
