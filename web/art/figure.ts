import type { Diagram } from './diagram.ts';
import { Body, bodyShape, type FigureView, type Person } from './figure-body.ts';
import { bodyDetails, FOOT, hair, SEATED } from './figure-details.ts';
import { bodyLines } from './figure-lines.ts';

/** 360 × 640 drawing units, the middle line at x = 0. */
export function figure(view: FigureView, person: Person): Diagram {
  const body = new Body(person);
  return {
    viewBox: '-180 0 360 640',
    outlines: [bodyShape(body, view), ...hair(body, view, person), ...(view === 'front' ? FOOT : SEATED)],
    details: bodyDetails(body, view, person),
    lines: bodyLines(body, view, person),
  };
}
