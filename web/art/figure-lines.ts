import type { MeasureLine } from './diagram.ts';
import { type Body, beside, type FigureView, FLOOR, type Person } from './figure-body.ts';
import { num, type Point, through } from './path.ts';

/** Labels stand outside the hands. */
const MARGIN = 126;

function round(y: number, half: number): string {
  const sag = Math.max(half * 0.16, 2.5);
  return (
    `M${num(-half * 0.84)} ${num(y - sag * 0.7)}Q${num(-half * 1.04)} ${num(y - sag * 0.5)} ${num(-half)} ${num(y)}` +
    `C${num(-half * 0.6)} ${num(y + sag)} ${num(half * 0.6)} ${num(y + sag)} ${num(half)} ${num(y)}` +
    `Q${num(half * 1.04)} ${num(y - sag * 0.5)} ${num(half * 0.84)} ${num(y - sag * 0.7)}`
  );
}

/** A tape around a limb at `centre`, which runs towards `towards`. */
function roundLimb(centre: Point, towards: Point, half: number): string {
  const [dx, dy] = [towards[0] - centre[0], towards[1] - centre[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const edge = (side: number, down: number): string =>
    `${num(centre[0] + uy * side + ux * down)} ${num(centre[1] - ux * side + uy * down)}`;
  const sag = half * 0.42;
  return `M${edge(-half * 0.8, -sag * 0.7)}Q${edge(-half * 1.1, -sag * 0.4)} ${edge(-half, 0)}Q${edge(0, sag * 2)} ${edge(half, 0)}Q${edge(half * 1.1, -sag * 0.4)} ${edge(half * 0.8, -sag * 0.7)}`;
}

function along(points: readonly Point[]): string {
  const tick = (from: Point | undefined, to: Point | undefined): string => {
    if (!from || !to) return '';
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [nx, ny] = [((to[1] - from[1]) / length) * 4, ((from[0] - to[0]) / length) * 4];
    return `M${num(from[0] - nx)} ${num(from[1] - ny)}L${num(from[0] + nx)} ${num(from[1] + ny)}`;
  };
  return tick(points[0], points[1]) + through(points) + tick(points.at(-1), points.at(-2));
}

export function bodyLines(body: Body, view: FigureView, person: Person): Record<string, MeasureLine> {
  const { build } = body;
  const {
    shoulder,
    armpit,
    bust,
    rib,
    waist,
    belly,
    hip,
    thigh,
    knee,
    calf,
    ankle,
    elbow,
    wrist,
    arm,
    leg,
    neck,
  } = build;
  const lines: Record<string, MeasureLine> = {};
  const add = (code: string, d: string, label: Point) => {
    lines[code] = { view, d, label };
  };
  const girth = (code: string, level: number, half: number) =>
    add(code, round(body.y(level), body.x(half)), [MARGIN, body.y(level)]);
  const limb = (code: string, centre: Point, towards: Point, half: number) =>
    add(code, roundLimb(body.at(centre), body.at(towards), body.x(half)), [MARGIN, body.y(centre[1])]);
  const span = (code: string, points: readonly Point[], label?: Point) => {
    const placed = points.map((point) => body.at(point));
    const middle = placed[Math.floor(placed.length / 2)] as Point;
    add(code, along(placed), label ?? [MARGIN, middle[1]]);
  };
  const joint: Point = [shoulder[0] - arm[0] * 0.9, shoulder[1] + arm[0] * 0.7];
  const neckSide: Point = [neck * 1.15, shoulder[1] - 0.2];
  const bone: Point = [shoulder[0] - arm[0] * 0.3, shoulder[1] - 0.01];
  const trouserWaist = belly[1] - 0.08;
  const outer = hip[0] + 0.1;

  girth('waist', waist[1], waist[0]);
  girth('hip', hip[1], hip[0]);

  if (view === 'back') {
    span('shoulder', [[-bone[0], bone[1]], [0, shoulder[1] - 0.08], bone]);
    span('across_back', [
      [-armpit[0] - 0.02, armpit[1] - 0.2],
      [armpit[0] + 0.02, armpit[1] - 0.2],
    ]);
    span('nape_to_waist', [
      [0, shoulder[1] - 0.2],
      [0, waist[1]],
    ]);
    add(
      'seat_depth',
      along([
        [94, 530],
        [94, 581],
      ]),
      [90, 518],
    );
    return lines;
  }

  girth('head', 0.34, build.face * 0.96);
  girth('neck', shoulder[1] - 0.24, neck * 1.06);
  girth('chest', bust[1] + 0.02, bust[0]);
  girth('stomach', belly[1], belly[0]);
  girth('trouser_waist', trouserWaist, (waist[0] + belly[0]) / 2 + 0.01);
  if (person === 'woman') {
    girth('high_bust', armpit[1] - 0.08, armpit[0] + 0.01);
    girth('under_bust', rib[1] - 0.04, rib[0] + 0.02);
    span('bust_span', [
      [-bust[0] * 0.5, bust[1] + 0.05],
      [bust[0] * 0.5, bust[1] + 0.05],
    ]);
    span('bust_depth', [neckSide, [bust[0] * 0.5, bust[1] + 0.05]]);
  }
  limb('upper_arm', beside(joint, elbow, 0.42, 0), elbow, arm[0] * 0.95);
  limb('elbow', elbow, beside(elbow, wrist, 0.5, 0), arm[1]);
  limb('wrist', wrist, beside(elbow, wrist, 1.3, 0), arm[2]);
  limb('thigh', [hip[0] * 0.52, thigh + 0.02], [knee[0], knee[1]], leg[0]);
  limb('knee', knee, calf, leg[1]);
  limb('calf', calf, ankle, leg[2]);
  const bones = body.at([ankle[0], ankle[1] - 0.06]);
  add('ankle', roundLimb(bones, [bones[0], FLOOR], body.x(leg[3])), [bones[0] + 30, bones[1]]);
  span('sleeve', [
    [bone[0], bone[1] - 0.03],
    beside(joint, elbow, 0.3, arm[0] + 0.09),
    beside(joint, elbow, 1, arm[1] + 0.08),
    beside(elbow, wrist, 1, arm[2] + 0.08),
  ]);
  const [top, under]: [Point, Point] = [
    [shoulder[0] - arm[0] * 0.7, shoulder[1] - 0.05],
    [armpit[0] + 0.02, armpit[1] + 0.03],
  ];
  const hollow = [top, beside(top, under, 0.5, 0.11), under, beside(top, under, 0.5, -0.08)].map((point) =>
    body.at(point),
  );
  add('armhole', through(hollow, 1, true), [MARGIN, body.y(armpit[1] - 0.25)]);
  span('shoulder_seam', [neckSide, bone]);
  span('across_front', [
    [-armpit[0] - 0.01, armpit[1] - 0.18],
    [armpit[0] + 0.01, armpit[1] - 0.18],
  ]);
  span('front_waist_length', [neckSide, [bust[0] * 0.5, bust[1] + 0.05], [bust[0] * 0.46, waist[1]]]);
  span('waist_to_hip', [
    [waist[0] + 0.06, waist[1]],
    [(waist[0] + hip[0]) / 2 + 0.09, belly[1] + 0.06],
    [hip[0] + 0.06, hip[1]],
  ]);
  span('neck_to_knee', [neckSide, [bust[0] * 0.46, bust[1]], [knee[0], knee[1]]]);
  span('neck_to_floor', [
    neckSide,
    [bust[0] * 0.46, bust[1]],
    [knee[0], knee[1]],
    [ankle[0] + 0.02, build.floor],
  ]);
  span(
    'inseam',
    [
      [0.01, build.crotch + 0.02],
      [ankle[0] * 0.34, build.floor],
    ],
    [MARGIN, body.y((build.crotch + build.floor) / 2)],
  );
  span('outside_leg', [
    [waist[0] + 0.08, waist[1]],
    [outer, hip[1]],
    [knee[0] + leg[1] + 0.14, knee[1]],
    [ankle[0] + leg[3] + 0.26, build.floor],
  ]);
  const [front, foot] = [num(body.y(waist[1])), num(body.y(build.crotch))];
  add(
    'asan',
    `M-4 ${front}H4M0 ${front}V${foot}Q1 ${num(body.y(build.crotch + 0.12))} 8 ${num(body.y(build.crotch + 0.02))}`,
    [MARGIN, body.y(build.crotch - 0.3)],
  );
  add(
    'height',
    along([
      [-MARGIN, body.y(0)],
      [-MARGIN, FLOOR],
    ]),
    [-MARGIN - 6, (body.y(0) + FLOOR) / 2],
  );
  add(
    'heel_pass',
    through(
      [
        [98, 597],
        [117, 589],
        [134, 576],
        [114, 577],
      ],
      1,
      true,
    ),
    [128, 548],
  );
  add(
    'foot_length',
    along([
      [97, 609],
      [167, 609],
    ]),
    [100, 626],
  );
  return lines;
}
