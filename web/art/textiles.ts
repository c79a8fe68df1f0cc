import { randomFrom } from './random.ts';
import { chalkstripe, gingham, knit, madras, stripe, windowpane } from './textile-checks.ts';
import { buti, chikan, chunri, kites, lawn } from './textile-florals.ts';
import { ajrak, doch, jamawar, phulkari } from './textile-prints.ts';
import { herringbone, khaddar, susi, twill, weave } from './textile-weaves.ts';
import { brocade, damask, mirror, ralli, zari } from './textile-worked.ts';

/** Cloth ready to be used as a fill. */
export interface Textile {
  /** Id of the pattern; begins with the prefix asked for. */
  id: string;
  /** The `<pattern>` element, to be put into `<defs>`. */
  defs: string;
  /** `url(#id)`. */
  fill: string;
  /** The colour one sees from afar. */
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

/** Every cloth the house can draw. */
export const textileNames = Object.keys(looms) as TextileName[];

/**
 * Weaves a cloth. The same name, seed and prefix always give the same text. `prefix` begins the id, so that
 * pictures inlined in one page do not share patterns by accident.
 */
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

/** The same cloth laid differently: enlarged by `scale`, turned by `angle` degrees, shifted. Refers to the cloth's own id. */
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
