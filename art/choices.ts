import type { DesignFeature } from '../contract/design-features.ts';
import { designFeaturesOf } from '../contract/garment-design.ts';
import { DRESS_TYPES, type DressTypeCode } from '../contract/garments.ts';
import { COLOURS, optionSketch } from '../web/art/design.ts';

/** Every drawing of a design choice without the weave of its cloth, for papers (server/modules/orders/workshop). */
export interface ChoiceDrawings {
  /** The side of a drawing. */
  size: number;
  /** By the code of the colour. */
  colours: Record<string, string>;
  /** The place in `drawings` by dress type, feature and option. */
  choices: Record<string, Record<string, Record<string, number>>>;
  /**
   * Groups of marks from back to front, divided by `;`: a translation, a scale and the places in `marks`, divided by
   * spaces.
   */
  drawings: readonly string[];
  /** The attributes of SVG paths, each `name=value`, divided by `;`. */
  marks: readonly string[];
}

const SIZE = 88;
/** The colour of the cloth in these drawings. */
const CLOTH = COLOURS.cream;

/** The number of a text, the same for equal texts. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    of(text: string): number {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    texts: () => [...numbers.keys()],
  };
}

const TAG = /<(\/?)(g|path)([^>]*)>/g;
const PLACE = /transform="translate\(([-.\d]+) ([-.\d]+)\)(?:scale\(([.\d]+)\))?"/;
const UNKNOWN = /transform="(?!translate\([-.\d]+ [-.\d]+\)(?:scale\([.\d]+\))?")|clip-path/;

/** The marks of an SVG as `drawings` has them. Fails if it has what papers cannot draw. */
function groupsIn(svg: string, numberOf: (mark: string) => number): string {
  const body = svg.replace(/<defs>.*<\/defs>/s, '').replace(/<\/?svg[^>]*>/g, '');
  const rest = body.replace(TAG, '').trim();
  if (rest !== '' || UNKNOWN.test(body)) throw new Error(`Papers cannot draw this: ${rest || body}`);
  const groups: number[][] = [];
  const places: (readonly [x: number, y: number, scale: number])[] = [[0, 0, 1]];
  let isNew = true;
  for (const [, end, tag, attributes = ''] of body.matchAll(TAG)) {
    const [x, y, scale] = places.at(-1) ?? [0, 0, 1];
    if (tag === 'path') {
      const mark = attributes
        .replace(/ data-part="[^"]*"/, '')
        .replace(/url\([^)]*\)/, CLOTH)
        .replace(/\/$/, '')
        .trim()
        .replaceAll('" ', ';')
        .replaceAll('"', '');
      if (isNew) groups.push([x, y, scale]);
      groups.at(-1)?.push(numberOf(mark));
      isNew = false;
      continue;
    }
    isNew = true;
    if (end) {
      places.pop();
      continue;
    }
    const [, dx = '0', dy = '0', factor = '1'] = PLACE.exec(attributes) ?? [];
    places.push([
      rounded(x + Number(dx) * scale),
      rounded(y + Number(dy) * scale),
      rounded(scale * Number(factor)),
    ]);
  }
  return groups.map((group) => group.join(' ')).join(';');
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function choiceDrawings(): ChoiceDrawings {
  const marks = numbering();
  const drawings = numbering();
  const drawn = (dressType: string, feature: DesignFeature, option: string) => {
    const svg = optionSketch(dressType as DressTypeCode, feature, { [feature]: option }, SIZE);
    return drawings.of(groupsIn(svg, marks.of));
  };
  const choices = Object.fromEntries(
    Object.keys(DRESS_TYPES).map((dressType) => [
      dressType,
      Object.fromEntries(
        designFeaturesOf(dressType)
          .filter(({ feature }) => feature !== 'colour')
          .map(({ feature, options }) => [
            feature,
            Object.fromEntries(options.map((option) => [option, drawn(dressType, feature, option)])),
          ]),
      ),
    ]),
  );
  return {
    size: SIZE,
    colours: COLOURS,
    choices,
    drawings: drawings.texts(),
    marks: marks.texts(),
  };
}
