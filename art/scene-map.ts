import { INDIGO, INK, LEAF, LINEN, MADDER, PAPER } from '../web/art/colors.ts';
import { flat, part, placed, type Sheet, stitch } from '../web/art/sheet.ts';

const QUARTERS = [
  ['M-8-8H150V104L-8 130Z', 'khaddar', 1, 0.9],
  ['M172-8H318V78L172 100Z', 'susi', 0, 0.8],
  ['M340-8H490V52L340 74Z', 'gingham', 1, 0.8],
  ['M-8 152L150 126V228L-8 236Z', 'ralli', 2, 0.55],
  ['M172 122L318 100V216L172 226Z', 'ajrak', 0, 0.5],
  ['M340 96L490 74V204L340 214Z', 'khaddar', 2, 0.9],
  ['M-8 258L150 250V330H-8Z', 'susi', 1, 0.8],
  ['M340 236L490 226V330H340Z', 'phulkari', 1, 0.5],
] as const;

/** Shows no real streets, because the owner sets the shop's address. */
export function map(sheet: Sheet): string {
  const pin = 'M0 0C-16-22-24-34-24-48A24 24 0 1 1 24-48C24-34 16-22 0 0Z';
  return (
    flat('M0 0H480V320H0Z', LINEN) +
    QUARTERS.map(([d, textile, seed, scale]) =>
      part('quarter', d, sheet.cloth({ textile, seed }, { scale }), 1.2),
    ).join('') +
    part('garden', 'M172 248H318V330H172Z', '#CFE3CF', 1.2) +
    [190, 214, 238, 262, 286].map((x, at) => tree(x, at % 2 ? 296 : 272)).join('') +
    `<path d="M-8 141L160 115L490 63" stroke="${PAPER}" stroke-width="14"/>` +
    stitch('M-8 141L160 115L490 63', '#B9AE9B') +
    stitch('M-8 247L160 239L490 215', '#B9AE9B') +
    stitch('M161-8V330M329-8V330', '#B9AE9B') +
    `<ellipse cx="245" cy="172" rx="16" ry="6" fill="${INK}" fill-opacity=".25" stroke="none"/>` +
    placed(
      part('pin', pin, MADDER, 2) +
        `<circle cy="-48" r="10" fill="${PAPER}"/><circle cy="-48" r="4" fill="${INDIGO}" stroke="none"/>`,
      245,
      172,
      1.25,
    )
  );
}

function tree(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="10" fill="${LEAF}" fill-opacity=".75" stroke-width="1"/>` +
    `<circle cx="${x - 3}" cy="${y - 3}" r="3.500" fill="${PAPER}" fill-opacity=".35" stroke="none"/>`
  );
}
