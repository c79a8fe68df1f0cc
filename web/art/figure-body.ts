import { joined, type Point, symmetric, through } from './path.ts';

export type FigureView = 'front' | 'back';
export type Person = 'man' | 'woman' | 'child';

/** Proportions in heads, right half, from the middle line and the crown: eight heads for adults, six for a child. */
interface Build {
  head: number;
  face: number;
  neck: number;
  shoulder: Point;
  armpit: Point;
  bust: Point;
  rib: Point;
  waist: Point;
  belly: Point;
  hip: Point;
  crotch: number;
  thigh: number;
  knee: Point;
  calf: Point;
  ankle: Point;
  floor: number;
  arm: readonly [number, number, number];
  leg: readonly [number, number, number, number];
  elbow: Point;
  wrist: Point;
}

const BUILDS: Record<Person, Build> = {
  man: {
    head: 72,
    face: 0.36,
    neck: 0.25,
    shoulder: [0.96, 1.5],
    armpit: [0.72, 2.02],
    bust: [0.71, 2.12],
    rib: [0.65, 2.5],
    waist: [0.56, 3.02],
    belly: [0.57, 3.3],
    hip: [0.63, 3.82],
    crotch: 4.08,
    thigh: 4.35,
    knee: [0.37, 5.8],
    calf: [0.41, 6.4],
    ankle: [0.36, 7.62],
    floor: 8,
    arm: [0.2, 0.145, 0.1],
    leg: [0.31, 0.205, 0.225, 0.115],
    elbow: [1.2, 2.96],
    wrist: [1.42, 4.02],
  },
  woman: {
    head: 72,
    face: 0.34,
    neck: 0.19,
    shoulder: [0.78, 1.5],
    armpit: [0.58, 1.98],
    bust: [0.61, 2.14],
    rib: [0.5, 2.5],
    waist: [0.42, 2.98],
    belly: [0.52, 3.34],
    hip: [0.68, 3.86],
    crotch: 4.1,
    thigh: 4.35,
    knee: [0.36, 5.8],
    calf: [0.39, 6.38],
    ankle: [0.33, 7.64],
    floor: 8,
    arm: [0.155, 0.115, 0.085],
    leg: [0.33, 0.19, 0.205, 0.1],
    elbow: [1.02, 2.94],
    wrist: [1.26, 3.96],
  },
  child: {
    head: 82,
    face: 0.4,
    neck: 0.19,
    shoulder: [0.64, 1.36],
    armpit: [0.48, 1.74],
    bust: [0.48, 1.82],
    rib: [0.45, 2.06],
    waist: [0.42, 2.4],
    belly: [0.45, 2.62],
    hip: [0.48, 2.98],
    crotch: 3.16,
    thigh: 3.34,
    knee: [0.29, 4.4],
    calf: [0.31, 4.82],
    ankle: [0.27, 5.72],
    floor: 6,
    arm: [0.13, 0.105, 0.08],
    leg: [0.235, 0.16, 0.17, 0.1],
    elbow: [0.84, 2.34],
    wrist: [1.02, 3.06],
  },
};

export const FLOOR = 612;

export class Body {
  readonly build: Build;

  constructor(person: Person) {
    this.build = BUILDS[person];
  }

  /** Drawing units for a level in heads. */
  y(level: number): number {
    return FLOOR - (this.build.floor - level) * this.build.head;
  }

  /** Drawing units for a distance in heads. */
  x(offset: number): number {
    return offset * this.build.head;
  }

  at([x, level]: Point): Point {
    return [this.x(x), this.y(level)];
  }

  smooth(points: readonly Point[], closed = false): string {
    return through(
      points.map((point) => this.at(point)),
      1,
      closed,
    );
  }
}

/** A point beside the line from `a` to `b`: `t` of the way along, `off` outwards. */
export function beside(a: Point, b: Point, t: number, off: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  return [a[0] + dx * t + (dy / length) * off, a[1] + dy * t - (dx / length) * off];
}

function armLine(body: Body): string {
  const { neck, shoulder, armpit, elbow, wrist, arm } = body.build;
  const joint: Point = [shoulder[0] - arm[0] * 0.9, shoulder[1] + arm[0] * 0.7];
  const tip = beside(elbow, wrist, 1.44, -0.02);
  return body.smooth([
    [neck * 0.98, 0.7],
    [neck * 1.02, shoulder[1] - 0.27],
    [neck + (shoulder[0] - neck) * 0.36, shoulder[1] - 0.13],
    [shoulder[0] - arm[0] * 0.35, shoulder[1] - 0.02],
    [shoulder[0] + arm[0] * 0.3, shoulder[1] + arm[0] * 0.9],
    beside(joint, elbow, 0.38, arm[0]),
    beside(joint, elbow, 0.75, arm[1] * 1.05),
    beside(joint, elbow, 1, arm[1]),
    beside(elbow, wrist, 0.3, arm[1] * 1.06),
    beside(elbow, wrist, 1, arm[2]),
    beside(elbow, wrist, 1.16, arm[2] * 1.35),
    beside(elbow, wrist, 1.34, arm[2] * 0.9),
    tip,
    beside(elbow, wrist, 1.36, -arm[2] * 0.75),
    beside(elbow, wrist, 1.26, -arm[2] * 1.2),
    beside(elbow, wrist, 1.14, -arm[2] * 1.7),
    beside(elbow, wrist, 1, -arm[2]),
    beside(elbow, wrist, 0.35, -arm[1] * 1.02),
    beside(joint, elbow, 1, -arm[1] * 0.95),
    beside(joint, elbow, 0.55, -arm[0] * 0.85),
    armpit,
  ]);
}

function sideLine(body: Body, view: FigureView): string {
  const { armpit, bust, rib, waist, belly, hip, thigh, knee, calf, ankle, leg } = body.build;
  const fuller = view === 'front' ? 0 : 0.004;
  return body.smooth([
    armpit,
    [bust[0] + fuller, bust[1]],
    rib,
    waist,
    belly,
    hip,
    [hip[0] * 0.985, thigh],
    [knee[0] + leg[1] + 0.03, knee[1] - 0.45],
    [knee[0] + leg[1], knee[1]],
    [calf[0] + leg[2], calf[1]],
    [ankle[0] + leg[3] * 1.15, ankle[1] - 0.35],
    [ankle[0] + leg[3], ankle[1]],
  ]);
}

function footLine(body: Body, view: FigureView): string {
  const { ankle, floor, leg } = body.build;
  const out = view === 'front' ? 0.2 : 0.07;
  return body.smooth([
    [ankle[0] + leg[3], ankle[1]],
    [ankle[0] + leg[3] + out * 0.55, floor - 0.14],
    [ankle[0] + leg[3] + out, floor - 0.03],
    [ankle[0] + out * 0.6, floor],
    [ankle[0] - leg[3] * 0.9, floor - 0.02],
    [ankle[0] - leg[3], ankle[1]],
  ]);
}

function inseamLine(body: Body): string {
  const { ankle, calf, knee, crotch, leg } = body.build;
  return body.smooth([
    [ankle[0] - leg[3], ankle[1]],
    [ankle[0] - leg[3] * 1.05, ankle[1] - 0.35],
    [calf[0] - leg[2] * 0.92, calf[1]],
    [knee[0] - leg[1] * 0.9, knee[1] + 0.1],
    [knee[0] - leg[1] * 0.98, knee[1] - 0.25],
    [0.05, crotch + 0.3],
    [0, crotch],
  ]);
}

export function headShape(body: Body): string {
  const { face } = body.build;
  const half: Point[] = [
    [face * 0.6, 0.07],
    [face * 0.98, 0.38],
    [face * 0.9, 0.64],
    [face * 0.56, 0.9],
  ];
  const other = half.map(([x, y]): Point => [-x, y]).reverse();
  return body.smooth([[0, 0], ...half, [0, 1], ...other], true);
}

export function bodyShape(body: Body, view: FigureView): string {
  return symmetric(joined(armLine(body), sideLine(body, view), footLine(body, view), inseamLine(body)));
}
