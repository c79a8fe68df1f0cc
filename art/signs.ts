import { PAPER } from '../web/art/colors.ts';
import { polyline, star, through } from '../web/art/path.ts';
import { pick, randomFrom } from '../web/art/random.ts';
import { placed, type Sheet } from '../web/art/sheet.ts';
import type { TextileName } from '../web/art/textiles.ts';
import { type TradeName, trade } from './tools.ts';

const CLOTHS: readonly TextileName[] = [
  'ajrak',
  'phulkari',
  'khaddar',
  'susi',
  'jamawar',
  'weave',
  'herringbone',
];
const TINTS = [PAPER, '#F5EFE4', '#EEEAFA', '#FBF0DC', '#F8E9E6', '#E8F1EA'];
const COLORS = ['#4338CA', '#B3261E', '#1E7F5C', '#2B2854', '#7E4BB8', '#C7587B', '#2F6673', '#B9701F'];
const TOOLS = Object.keys(trade) as TradeName[];

/** About 50 units around the origin. */
function plaque(kind: number): string {
  if (kind === 0) return 'M-51 0A51 51 0 1 1 51 0A51 51 0 1 1-51 0Z';
  if (kind === 1) {
    const corners = Array.from({ length: 16 }, (_, k) => {
      const angle = (k / 16) * Math.PI * 2;
      const radius = k % 2 ? 49 : 55;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
    return through(corners, 1.4, true);
  }
  if (kind === 2) return star([0, 0], 16, [60, 49]);
  return polyline(
    [
      [-52, -22],
      [-22, -52],
      [22, -52],
      [52, -22],
      [52, 22],
      [22, 52],
      [-22, 52],
      [-52, 22],
    ],
    true,
  );
}

/** A tailor's shop sign, 160 × 160; the number is the seed. */
export function sign(sheet: Sheet, number: number): string {
  const random = randomFrom(`sign/${number}`);
  const textile = CLOTHS[number % CLOTHS.length] as TextileName;
  const tool = TOOLS[(number * 4) % TOOLS.length] as TradeName;
  const cloth = sheet.cloth({ textile, seed: number }, { scale: textile === 'herringbone' ? 1 : 0.7 });
  const color = pick(random, COLORS);
  const border = plaque(number % 4);
  return (
    `<g transform="translate(80 80)"><circle data-part="roundel" r="76" fill="${cloth}" stroke-width="2"/>` +
    `<circle r="71" stroke="${PAPER}" stroke-width="1.2" stroke-dasharray="4 3"/>` +
    `<path data-part="plaque" d="${border}" fill="${pick(random, TINTS)}" stroke-width="1.6"/>` +
    `${placed(trade[tool](color), 0, 0, 0.74)}</g>`
  );
}
