import { randomFrom } from './random.ts';
import { chalkstripe, gingham, knit, madras, stripe, windowpane } from './textile-checks.ts';
import { buti, chikan, chunri, kites, lawn } from './textile-florals.ts';
import { ajrak, doch, jamawar, phulkari } from './textile-prints.ts';
import { herringbone, khaddar, susi, twill, weave } from './textile-weaves.ts';
import { brocade, damask, mirror, ralli, zari } from './textile-worked.ts';

export interface Textile {
  /** Starts with the prefix. */
  id: string;
  /** The `<pattern>` element, for `<defs>`. */
  defs: string;
  /** `url(#id)` */
  fill: string;
  ground: string;
}

export type TextileName = keyof typeof looms;

const looms = {
  ajrak,
  phulkari,
  doch,
  khaddar,
  weave,
  jamawar,
  susi,
  twill,
  herringbone,
  lawn,
  buti,
  chikan,
  chunri,
  kites,
  brocade,
  zari,
  damask,
  ralli,
  mirror,
  gingham,
  stripe,
  madras,
  windowpane,
  chalkstripe,
  knit,
};

export const textileNames = Object.keys(looms) as TextileName[];

/** Deterministic. `prefix` keeps the ids of pictures inlined in one page apart. */
export function textile(name: TextileName, seed: string | number, prefix = ''): Textile {
  const { width, height, ground, marks } = looms[name](randomFrom(`${name}/${seed}`), String(seed));
  const id = `${prefix}${name}-${seed}`;
  return {
    id,
    fill: `url(#${id})`,
    ground,
    defs:
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke-linecap="butt"><rect width="${width}" height="${height}" fill="${ground}"/>${marks}</g></pattern>`,
  };
}

/** The same cloth scaled, rotated by `angle` degrees and shifted; refers to its pattern. */
export function laid(
  cloth: Textile,
  scale: number,
  angle: number,
  shift: readonly [number, number] = [0, 0],
): Textile {
  const id = `${cloth.id}-${Math.round(scale * 100)}-${Math.round(angle)}${shift[0] || shift[1] ? `-${shift.join('-')}` : ''}`;
  const moves = [
    (shift[0] || shift[1]) && `translate(${shift.join(' ')})`,
    angle && `rotate(${angle})`,
    scale !== 1 && `scale(${scale})`,
  ];
  return {
    ...cloth,
    id,
    fill: `url(#${id})`,
    defs: `<pattern id="${id}" href="#${cloth.id}" patternTransform="${moves.filter(Boolean).join('')}"/>`,
  };
}
