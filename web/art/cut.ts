import { backwards, between, both, closed, mirror, num, symmetric, through } from './path.ts';
import { type Bolt, type Fold, flipped, folds, part, type Sheet, seam, shade } from './sheet.ts';

type XY = readonly [x: number, y: number];

/** The right half of an upper garment laid flat, in drawing units from the middle line. */
export interface BodyCut {
  neck: XY;
  neckDepth: number;
  shoulder: XY;
  armpit: XY;
  waist: XY;
  /** The widest line of the seat, or the top of the slit. */
  hip: XY;
  hem: XY;
  /** How much lower the hem is in the middle than at the sides. */
  dip?: number;
  corner?: number;
}

function sideAndHem({ armpit, waist, hip, hem, dip = 5, corner = 0 }: BodyCut): string {
  const slope = (hem[0] - hip[0]) / (hem[1] - hip[1] || 1);
  const start: XY = [hem[0] - slope * corner, hem[1] - corner];
  return (
    `C${armpit[0] - 1.5} ${armpit[1] + (waist[1] - armpit[1]) * 0.4} ${waist[0]} ${waist[1] - (waist[1] - armpit[1]) * 0.35} ${waist[0]} ${waist[1]}` +
    `C${waist[0]} ${waist[1] + (hip[1] - waist[1]) * 0.4} ${num(hip[0] - slope * 18)} ${num(hip[1] - (hip[1] - waist[1]) * 0.3)} ${hip[0]} ${hip[1]}` +
    `L${start.map(num).join(' ')}` +
    (corner ? `Q${hem[0]} ${hem[1]} ${hem[0] - corner} ${num(hem[1] + dip * 0.3)}` : '') +
    `C${num(hem[0] * 0.6)} ${hem[1] + dip} ${num(hem[0] * 0.3)} ${hem[1] + dip} 0 ${hem[1] + dip}`
  );
}

export function bodyOutline(cut: BodyCut): string {
  const { neck, neckDepth, shoulder, armpit } = cut;
  return symmetric(
    `M0 ${neckDepth}C${num(neck[0] * 0.6)} ${neckDepth} ${neck[0]} ${num(neck[1] + (neckDepth - neck[1]) * 0.5)} ${neck[0]} ${neck[1]}` +
      `L${shoulder[0]} ${shoulder[1]}` +
      `C${shoulder[0] - 7} ${num(shoulder[1] + (armpit[1] - shoulder[1]) * 0.5)} ${armpit[0] - 9} ${armpit[1] - 18} ${armpit[0]} ${armpit[1]}` +
      sideAndHem(cut),
  );
}

/** The back hem below and beside the slits; draw it before the front. */
export function backHem(cut: BodyCut, fill: string, wider = 6, longer = 4): string {
  const { hip, hem } = cut;
  const d = symmetric(
    `M0 ${hip[1]}L${hip[0]} ${hip[1] - 2}L${hem[0] + wider} ${hem[1] - 4 + longer}Q${hem[0] + wider - 1} ${hem[1] + longer} ${hem[0] + wider - 9} ${hem[1] + longer + 1}C${hem[0] * 0.6} ${hem[1] + longer + 5} ${hem[0] * 0.3} ${hem[1] + longer + 5} 0 ${hem[1] + longer + 5}`,
  );
  return part('back', d, fill) + shade(d, 0.3);
}

/** One hanging sleeve, right side. */
export interface SleeveCut {
  shoulder: XY;
  armpit: XY;
  outer: XY;
  inner: XY;
  bow?: number;
}

function isShort({ shoulder, outer }: SleeveCut): boolean {
  return outer[1] - shoulder[1] < 100;
}

function outerLine(cut: SleeveCut): string {
  const { shoulder, outer, bow = 5 } = cut;
  if (isShort(cut)) {
    return `M${shoulder[0] - 1} ${shoulder[1]}C${shoulder[0] + 12} ${shoulder[1] + 5} ${outer[0] - 10} ${num(shoulder[1] + (outer[1] - shoulder[1]) * 0.45)} ${outer[0]} ${outer[1]}`;
  }
  const [x, y] = [
    shoulder[0] + (outer[0] - shoulder[0]) * 0.52 + bow,
    shoulder[1] + (outer[1] - shoulder[1]) * 0.46,
  ];
  return (
    `M${shoulder[0] - 1} ${shoulder[1]}C${shoulder[0] + 11} ${shoulder[1] + 4} ${num(x - 9)} ${num(y - 26)} ${num(x)} ${num(y)}` +
    `C${num(x + 6)} ${num(y + 22)} ${outer[0] - 4} ${outer[1] - 34} ${outer[0]} ${outer[1]}`
  );
}

/** A line from the armpit to the inner end of the wrist, `by` units inside the sleeve. */
function innerLine(cut: SleeveCut, by = 0): string {
  const { armpit, outer, inner } = cut;
  const [x, y] = [(armpit[0] + inner[0]) / 2 + by, (armpit[1] + inner[1]) / 2];
  const lift = ((outer[1] - inner[1]) / (outer[0] - inner[0])) * by;
  if (isShort(cut))
    return `M${num(armpit[0] - 5 + by)} ${armpit[1] - 4}L${num(inner[0] + by)} ${num(inner[1] + lift)}`;
  return (
    `M${num(armpit[0] - 5 + by)} ${num(armpit[1] - 8)}C${num(armpit[0] + 4 + by)} ${armpit[1] + 10} ${num(x - 4)} ${num(y - 18)} ${num(x)} ${num(y)}` +
    `C${num(x + 3)} ${num(y + 14)} ${num(inner[0] - 6 + by)} ${inner[1] - 28} ${num(inner[0] + by)} ${num(inner[1] + lift)}`
  );
}

/** In degrees. */
function sleeveAngle({ shoulder, armpit, outer, inner }: SleeveCut): number {
  const [dx, dy] = [
    outer[0] + inner[0] - shoulder[0] - armpit[0],
    outer[1] + inner[1] - shoulder[1] - armpit[1],
  ];
  return -Math.round((Math.atan2(dx, dy) * 180) / Math.PI);
}

interface Band {
  fill: string;
  depth: number;
}

/** Both sleeves with creases and shade; draw them before the body. */
function sleeves(cut: SleeveCut, right: string, left: string, band?: Band): string {
  const { shoulder, armpit, outer, inner } = cut;
  const d = between(
    `${outerLine(cut)}`,
    `M${shoulder[0] - 14} ${shoulder[1] + 18}L${innerLine(cut).slice(1)}`,
  );
  const [ex, ey] = [(armpit[0] + inner[0]) / 2, (armpit[1] + inner[1]) / 2];
  const reach = (outer[0] - inner[0]) / 24;
  const elbow: Fold[] = [
    [ex, ey, ex + 9 * reach, ey, ex + 17 * reach, ey - 9, 1.5],
    [ex + 3, ey + 10, ex + 9 * reach, ey + 11, ex + 14 * reach, ey + 6, 1.2],
  ];
  const creases: Fold[] = [
    ...(isShort(cut) ? [] : elbow),
    [armpit[0] - 3, armpit[1] - 5, shoulder[0] + 2, armpit[1] - 24, shoulder[0] + 7, shoulder[1] + 26, 1.4],
  ];
  const cuff = band ? cuffOutline(cut, band.depth) : '';
  return (
    part('sleeve', d, right) +
    part('sleeve', mirror(d), left) +
    shade(between(innerLine(cut), innerLine(cut, 8 * reach)), 0.18) +
    shade(mirror(between(innerLine(cut), innerLine(cut, 4 * reach))), 0.12) +
    folds([...creases, ...flipped(creases)]) +
    (band ? part('cuff', cuff, band.fill) + part('cuff', mirror(cuff), band.fill) : '')
  );
}

export function hangingSleeves(sheet: Sheet, bolt: Bolt, arm: SleeveCut, band?: Band): string {
  const lean = sleeveAngle(arm);
  return sleeves(arm, sheet.cloth(bolt, { angle: lean }), sheet.cloth(bolt, { angle: -lean }), band);
}

function cuffOutline(cut: SleeveCut, depth: number): string {
  const { outer, inner, shoulder, armpit } = cut;
  const elbow: XY = isShort(cut)
    ? [shoulder[0] + 14, shoulder[1] + 16]
    : [shoulder[0] + 34, shoulder[1] + 60];
  const up = (from: XY, to: XY): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return `${num(from[0] + ((to[0] - from[0]) / length) * depth)} ${num(from[1] + ((to[1] - from[1]) / length) * depth)}`;
  };
  return `M${outer[0]} ${outer[1]}L${up(outer, elbow)}L${up(inner, isShort(cut) ? [inner[0] + elbow[0] - outer[0], inner[1] + elbow[1] - outer[1]] : armpit)}L${inner[0]} ${inner[1]}Z`;
}

export function bandCollar([x, y]: XY, depth: number, fill: string, inside = fill, height = 9): string {
  const top = y - height;
  const behind = `M${3 - x} ${top}Q0 ${top - 5} ${x - 3} ${top}L${x - 1} ${y}Q0 ${depth + 10} ${1 - x} ${y}Z`;
  const half = `M${x - 3} ${top}C${x - 1} ${y} ${num(x * 0.55)} ${depth - 9} 1 ${depth - 5}L1 ${depth + 4}C${num(x * 0.7)} ${depth + 2} ${x + 3} ${y + 9} ${x + 2} ${y}Z`;
  return (
    part('neck', behind, inside, 1) +
    shade(behind, 0.4) +
    seam(`M${2 - x} ${y - 1}Q0 ${y + 5} ${x - 2} ${y - 1}`, 0.7) +
    part('collar', half, fill, 1.2) +
    part('collar', mirror(half), fill, 1.2)
  );
}

export function neckHollow(d: string, fill: string): string {
  return part('neck', d, fill, 1) + shade(d, 0.5);
}

/** A line parallel to the hem, `up` units above it. */
export function hemLine({ hem, dip = 5 }: BodyCut, up: number, inset = 0): string {
  const x = hem[0] - inset;
  return both(
    `M${x} ${hem[1] - up}C${num(x * 0.6)} ${hem[1] - up + dip} ${num(x * 0.3)} ${hem[1] - up + dip} 0 ${hem[1] - up + dip}`,
  );
}

export function sideShade({ armpit, waist, hip, hem, corner = 0 }: BodyCut, depth = 16): string {
  const slope = (hem[0] - hip[0]) / (hem[1] - hip[1] || 1);
  const far = [num(hem[0] - slope * corner), hem[1] - corner];
  const foot = corner ? `${far.join(' ')}Q${hem[0]} ${hem[1]} ${hem[0] - corner} ${hem[1]}` : far.join(' ');
  return shade(
    `M${armpit[0]} ${armpit[1]}C${armpit[0] - 1.5} ${num(armpit[1] + (waist[1] - armpit[1]) * 0.4)} ${waist[0]} ${num(waist[1] - (waist[1] - armpit[1]) * 0.35)} ${waist[0]} ${waist[1]}` +
      `C${waist[0]} ${num(waist[1] + (hip[1] - waist[1]) * 0.4)} ${num(hip[0] - slope * 18)} ${num(hip[1] - (hip[1] - waist[1]) * 0.3)} ${hip[0]} ${hip[1]}L${foot}` +
      `L${hem[0] - depth} ${hem[1] + 1}C${hem[0] - depth - 4} ${hem[1] - 60} ${num(waist[0] - depth * 0.6)} ${num(waist[1] + (hem[1] - waist[1]) * 0.3)} ${num(waist[0] - depth * 0.5)} ${waist[1]}C${num(waist[0] - depth * 0.5)} ${waist[1] - 24} ${num(armpit[0] - depth * 0.8)} ${armpit[1] + 24} ${armpit[0]} ${armpit[1]}Z`,
    0.13,
  );
}

/** Half widths. */
export interface SkirtCut {
  top: XY;
  hem: XY;
  dip: number;
  waves: number;
  swing?: number;
}

/** A line from left to right, parallel to the hem and `up` units above it. */
export function skirtLine({ top, hem, dip, waves, swing = 4 }: SkirtCut, up = 0): string {
  const share = up / (hem[1] - top[1]);
  const half = hem[0] + (top[0] - hem[0]) * share;
  const points: XY[] = [];
  for (let index = 0; index <= waves * 2; index++) {
    const across = index / waves - 1;
    const wave = (index % 2 ? 1 : -1) * swing * (1 - share * 0.4);
    points.push([across * half, hem[1] - up + dip * (1 - share) * (1 - across * across) + wave + swing]);
  }
  return through(points, 1.15);
}

function skirtSide({ top, hem }: SkirtCut, by = 0): string {
  const drop = hem[1] - top[1];
  const far = hem[0] - by;
  const near = top[0] - by * 0.3;
  return (
    `M${num(near)} ${top[1]}C${num(near + (far - near) * 0.18)} ${num(top[1] + drop * 0.34)} ${num(far - (far - near) * 0.2)} ${num(hem[1] - drop * 0.25)} ` +
    `${far} ${num(hem[1] + by * 0.3)}`
  );
}

export function skirtOutline(cut: SkirtCut): string {
  return closed(mirror(skirtSide(cut)), skirtLine(cut), backwards(skirtSide(cut)));
}

export function skirtFolds({ top, hem, dip, waves }: SkirtCut, reach = 0.8): Fold[] {
  const list: Fold[] = [];
  for (let index = 1; index < waves; index++) {
    const across = (index / waves) * 2 - 1;
    const high = reach * (index % 2 ? 1 : 0.62);
    const x = across * hem[0];
    const y = hem[1] + dip * (1 - across * across);
    const end = across * (hem[0] + (top[0] - hem[0]) * high);
    list.push([
      x,
      y,
      (x + end) / 2 - across * 6,
      y - (hem[1] - top[1]) * high * 0.55,
      end,
      y - (hem[1] - top[1] + dip * 0.6) * high,
      across < 0 ? -2.4 : 2.4,
    ]);
  }
  return list;
}

export function skirtShade(cut: SkirtCut): string {
  const { top, hem, dip, waves } = cut;
  let d = '';
  for (let index = 0; index < waves - 1; index++) {
    const [from, to] = [((index + 0.5) / waves) * 2 - 1, ((index + 1) / waves) * 2 - 1];
    const y = (across: number) => num(hem[1] + dip * (1 - across * across));
    const high = num(top[1] + (hem[1] - top[1]) * (index % 2 ? 0.3 : 0.12));
    d += `M${num(from * hem[0])} ${y(from)}L${num(to * hem[0])} ${y(to)}Q${num(to * (hem[0] + top[0]) * 0.46)} ${num((top[1] + hem[1]) / 2)} ${num(to * top[0])} ${high}Z`;
  }
  return shade(d, 0.1) + shade(between(skirtSide(cut), skirtSide(cut, 24)), 0.12);
}
