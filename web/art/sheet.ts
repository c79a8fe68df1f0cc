import { INK, PAPER } from './colors.ts';
import { num } from './path.ts';
import type { Solid } from './textile-weaves.ts';
import { laid, type TextileName, textile } from './textiles.ts';

export interface Bolt {
  textile: TextileName;
  seed: string | number;
  /** The cloth of the shalwar, skirt, blouse or sash. */
  second?: Bolt;
  /** The cloth of borders, cuffs and yoke. */
  trim?: Bolt;
  /** The cloth of the dupatta. */
  veil?: Bolt;
}

export function plain(color: Solid): Bolt {
  return { textile: 'weave', seed: color };
}

/** One picture being drawn. Its definitions' ids begin with its name, so that several can be inlined in one page. */
export class Sheet {
  readonly name: string;
  readonly #definitions = new Map<string, string>();

  constructor(name: string) {
    this.name = name;
  }

  /** A cloth as a fill, `url(#…)`; `angle` in degrees. */
  cloth(
    { textile: name, seed }: Bolt,
    { scale = 1, angle = 0, shift = [0, 0] as readonly [number, number] } = {},
  ): string {
    const made = textile(name, seed, `${this.name}-`);
    this.#definitions.set(made.id, made.defs);
    if (scale === 1 && angle === 0 && !shift[0] && !shift[1]) return made.fill;
    const turned = laid(made, scale, angle, shift);
    this.#definitions.set(turned.id, turned.defs);
    return turned.fill;
  }

  define(key: string, build: (id: string) => string): string {
    const id = `${this.name}-${key}`;
    if (!this.#definitions.has(id)) this.#definitions.set(id, build(id));
    return id;
  }

  clipped(key: string, d: string, marks: string): string {
    const id = this.define(key, (clip) => `<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${marks}</g>`;
  }

  svg(width: number, height: number, marks: string): string {
    const defs = [...this.#definitions.values()].join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `${defs && `<defs>${defs}</defs>`}<g ${INK_LINE}>${marks}</g></svg>\n`
    );
  }
}

const INK_LINE = `fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;

export function part(name: string, d: string, fill: string, width?: number): string {
  return `<path data-part="${name}" d="${d}" fill="${fill}"${width ? ` stroke-width="${width}"` : ''}/>`;
}

/** A construction line: seam, crease or edge. */
export function seam(d: string, width = 0.9): string {
  return `<path d="${d}" stroke-width="${width}"/>`;
}

export function stitch(d: string, color = INK): string {
  return `<path d="${d}" stroke="${color}" stroke-width=".8" stroke-dasharray="2.6 2"/>`;
}

export function shade(d: string, opacity = 0.12): string {
  return `<path d="${d}" fill="${INK}" fill-opacity="${opacity}" stroke="none"/>`;
}

export function flat(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}" stroke="none"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

/** A fold's start (at a seam or hem), bend, end and width. */
export type Fold = readonly [
  x1: number,
  y1: number,
  bendX: number,
  bendY: number,
  x2: number,
  y2: number,
  width: number,
];

function wedge([x1, y1, bx, by, x2, y2]: Fold, left: number, right: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const at = (x: number, y: number, by_: number) => `${num(x + nx * by_)} ${num(y + ny * by_)}`;
  return `M${at(x1, y1, left)}Q${at(bx, by, left * 0.8)} ${num(x2)} ${num(y2)}Q${at(bx, by, right * 0.8)} ${at(x1, y1, right)}Z`;
}

/** Creases with a soft shadow on one side; a negative width casts it on the other. */
export function folds(list: readonly Fold[], shadow = 0.1): string {
  const lines = list.map((fold) => wedge(fold, fold[6] / 2, -fold[6] / 2)).join('');
  const soft = list.map((fold) => wedge(fold, 0, -fold[6] * 5)).join('');
  const light = list.map((fold) => wedge(fold, fold[6] / 2, fold[6] * 3)).join('');
  return (
    (shadow ? shade(soft, shadow) + flat(light, '#fff', 0.12) : '') +
    `<path d="${lines}" fill="${INK}" fill-opacity=".8" stroke="none"/>`
  );
}

export function flipped(list: readonly Fold[]): Fold[] {
  return list.map(([x1, y1, bx, by, x2, y2, width]) => [-x1, y1, -bx, by, -x2, y2, -width]);
}

export function buttons(points: readonly (readonly [number, number])[], radius = 2.2, fill = PAPER): string {
  const d = points
    .map(
      ([x, y]) =>
        `M${num(x - radius)} ${num(y)}a${radius} ${radius} 0 1 0 ${num(radius * 2)} 0a${radius} ${radius} 0 1 0 ${num(-radius * 2)} 0`,
    )
    .join('');
  return `<path d="${d}" fill="${fill}" stroke-width=".9"/>`;
}

export function placed(marks: string, x: number, y: number, scale = 1, turn = 0): string {
  const transform = [`translate(${num(x)} ${num(y)})`];
  if (turn) transform.push(`rotate(${num(turn)})`);
  if (scale !== 1) transform.push(`scale(${scale})`);
  return `<g transform="${transform.join('')}">${marks}</g>`;
}
