/** In drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number];

interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  points: Point[];
}

const POINTS_PER_COMMAND = { M: 1, L: 1, C: 3, Q: 2, H: 1, V: 1 } as const;

/** Reads M, L, H, V, C, Q and Z, absolute or relative; throws on other commands. */
function parse(d: string): Segment[] {
  const segments: Segment[] = [];
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase() as keyof typeof POINTS_PER_COMMAND | 'Z';
    if (command === 'Z') {
      segments.push({ command, points: [] });
      pen = start;
      continue;
    }
    const size = POINTS_PER_COMMAND[command];
    if (!size) throw new Error(`path.parse: command ${letter} is not supported in "${d}"`);
    const [baseX, baseY] = letter === command ? [0, 0] : [1, 1];
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const single = command === 'H' || command === 'V';
    for (let at = 0; at < numbers.length; at += single ? 1 : size * 2) {
      const points: Point[] = [];
      for (let k = 0; k < size; k++) {
        const [one = 0, two = 0] = [numbers[at + k * 2], numbers[at + k * 2 + 1]];
        if (command === 'H') points.push([one + baseX * pen[0], pen[1]]);
        else if (command === 'V') points.push([pen[0], one + baseY * pen[1]]);
        else points.push([one + baseX * pen[0], two + baseY * pen[1]]);
      }
      pen = points.at(-1) as Point;
      if (command === 'M' && at === 0) start = pen;
      segments.push({ command: single || (command === 'M' && at > 0) ? 'L' : (command as 'M'), points });
    }
  }
  return segments;
}

/** Rounds to a tenth and drops redundant characters. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

function join(numbers: readonly number[]): string {
  let text = '';
  for (const value of numbers) {
    const next = num(value);
    text += text === '' || next.startsWith('-') ? next : ` ${next}`;
  }
  return text;
}

function print(segments: readonly Segment[]): string {
  return segments.map(({ command, points }) => command + join(points.flat())).join('');
}

function reversed(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (let at = segments.length - 1; at >= 0; at--) {
    const { command, points } = segments[at] as Segment;
    if (at === segments.length - 1) result.push({ command: 'M', points: [points.at(-1) as Point] });
    if (command === 'M') continue;
    const start = (segments[at - 1] as Segment).points.at(-1) as Point;
    result.push({ command, points: [...points.slice(0, -1).reverse(), start] });
  }
  return result;
}

function mapPoints(segments: readonly Segment[], move: (point: Point) => Point): Segment[] {
  return segments.map(({ command, points }) => ({ command, points: points.map(move) }));
}

/** Mirrors at x = 0. */
export function mirror(d: string): string {
  return print(mapPoints(parse(d), ([x, y]) => [-x, y]));
}

export function backwards(d: string): string {
  return print(reversed(parse(d)));
}

export function joined(...lines: readonly string[]): string {
  return lines.map((line, index) => (index ? `L${line.slice(1)}` : line)).join('');
}

export function closed(...lines: readonly string[]): string {
  return `${joined(...lines)}Z`;
}

/** The area between two lines of the same direction. */
export function between(one: string, other: string): string {
  return closed(one, backwards(other));
}

export function both(d: string): string {
  return d + mirror(d);
}

/** Closes a half outline, drawn from the top of x = 0 to its foot, with its mirror image. */
export function symmetric(half: string): string {
  const [first, ...back] = mapPoints(reversed(parse(half)), ([x, y]) => [-x, y]);
  const bridge: Segment[] = first?.points[0]?.[0] ? [{ command: 'L', points: first.points }] : [];
  return `${print([...parse(half), ...bridge, ...back])}Z`;
}

function tangent(before: Point, here: Point, after: Point): Point {
  const one = Math.hypot(here[0] - before[0], here[1] - before[1]);
  const two = Math.hypot(after[0] - here[0], after[1] - here[1]);
  const along = (axis: 0 | 1) => {
    const arriving = one ? (here[axis] - before[axis]) / one : 0;
    const leaving = two ? (after[axis] - here[axis]) / two : 0;
    if (!one) return leaving;
    if (!two) return arriving;
    return (arriving * two + leaving * one) / (one + two);
  };
  return [along(0), along(1)];
}

/** A smooth line through points as cubic Béziers; `roundness` 0 is straight, 1 is round, more is loose. */
export function through(points: readonly Point[], roundness = 1, closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  const segments: Segment[] = [{ command: 'M', points: [at(0)] }];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const pull = (Math.hypot(to[0] - from[0], to[1] - from[1]) / 3) * roundness;
    const [out, into] = [tangent(at(index - 1), from, to), tangent(from, to, at(index + 2))];
    segments.push({
      command: 'C',
      points: [
        [from[0] + out[0] * pull, from[1] + out[1] * pull],
        [to[0] - into[0] * pull, to[1] - into[1] * pull],
        to,
      ],
    });
  }
  return print(segments) + (closed ? 'Z' : '');
}

export function polyline(points: readonly Point[], closed = false): string {
  return (
    print(points.map((point, index) => ({ command: index ? 'L' : 'M', points: [point] }))) +
    (closed ? 'Z' : '')
  );
}

/** A star or regular polygon; `radii` alternate clockwise from the top corner. */
export function star(center: Point, corners: number, radii: readonly number[], turn = 0): string {
  const points: Point[] = [];
  for (let index = 0; index < corners; index++) {
    const angle = (index / corners) * Math.PI * 2 - Math.PI / 2 + turn;
    const radius = radii[index % radii.length] ?? 0;
    points.push([center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]);
  }
  return polyline(points, true);
}
