import { INDIGO, LEAF, MADDER, PURPLE, SAFFRON } from '../web/art/colors.ts';
import {
  type Bolt,
  type Fold,
  flat,
  folds,
  part,
  placed,
  plain,
  type Sheet,
  seam,
  shade,
} from '../web/art/sheet.ts';
import { foldedCloth } from './cloths.ts';
import { bangles, block, bust, dhol, hoop, jhumka, tikka, topi } from './ornaments.ts';
import { room } from './scene-cards.ts';
import { hung } from './scene-hero.ts';
import { khussaSide } from './shoes.ts';
import { needle, spool } from './tools.ts';

const BRASS = '#E0B050';

function rail(): string {
  return (
    part('rail', 'M20 30H460V37H20Z', '#C99A63', 1.2) +
    `<circle cx="18" cy="33.5" r="7" fill="${BRASS}"/><circle cx="462" cy="33.5" r="7" fill="${BRASS}"/>`
  );
}

function length(sheet: Sheet, bolt: Bolt, x: number, width: number, foot: number): string {
  const drop: Fold[] = [
    [x + width * 0.22, foot - 1, x + width * 0.2, foot - 70, x + width * 0.25, 48, 2],
    [x + width * 0.5, foot + 2, x + width * 0.52, foot - 80, x + width * 0.47, 44, -2.4],
    [x + width * 0.78, foot + 3, x + width * 0.8, foot - 66, x + width * 0.74, 52, 2],
  ];
  const wave = (y: number) =>
    `Q${x + width * 0.75} ${y + 6} ${x + width * 0.5} ${y + 2}Q${x + width * 0.25} ${y - 3} ${x} ${y}`;
  const back = (y: number) =>
    `Q${x + width * 0.25} ${y - 3} ${x + width * 0.5} ${y + 2}Q${x + width * 0.75} ${y + 6} ${x + width} ${y}`;
  let fringe = '';
  for (let at = x + 3; at < x + width; at += 5) fringe += `M${at} ${foot}v10`;
  return (
    seam(fringe, 1.4) +
    part(
      'length',
      `M${x} 32Q${x + width / 2} 24 ${x + width} 32V${foot}${wave(foot)}Z`,
      sheet.cloth(bolt, { scale: 0.76 }),
    ) +
    part(
      'border',
      `M${x + width} ${foot - 16}V${foot - 10}${wave(foot - 10)}V${foot - 16}${back(foot - 16)}Z`,
      '#E7B75A',
      0.8,
    ) +
    shade(`M${x + width} 32V${foot}L${x + width - 9} ${foot + 2}V36Z`, 0.16) +
    folds(drop)
  );
}

export function heritage(sheet: Sheet): string {
  return (
    room('#FBF0E0', 248) +
    rail() +
    length(sheet, { textile: 'phulkari', seed: 0 }, 44, 118, 206) +
    length(sheet, { textile: 'ajrak', seed: 2 }, 181, 118, 214) +
    length(sheet, { textile: 'doch', seed: 3 }, 318, 118, 206) +
    placed(khussaSide(sheet, { textile: 'jamawar', seed: 3 }), 96, 229, 0.5) +
    placed(khussaSide(sheet, { textile: 'jamawar', seed: 3 }), 122, 240, 0.5) +
    placed(topi(sheet), 256, 240, 0.82) +
    placed(bangles([MADDER, '#E3B45B', LEAF, '#E3B45B', INDIGO, '#E3B45B', MADDER], 62), 356, 242)
  );
}

export function punjabi(sheet: Sheet): string {
  return (
    room('#FCEFDA', 258) +
    rail() +
    length(sheet, { textile: 'phulkari', seed: 0 }, 38, 132, 212) +
    placed(hung(sheet, 'ladies-suit', plain('saffron'), 0.49), 246, 34) +
    placed(hung(sheet, 'lehenga-choli', { textile: 'phulkari', seed: 1 }, 0.5), 384, 34) +
    placed(dhol(sheet), 92, 236, 0.72) +
    placed(khussaSide(sheet, { textile: 'phulkari', seed: 0 }), 276, 252, 0.36) +
    placed(khussaSide(sheet, { textile: 'phulkari', seed: 0 }), 296, 260, 0.36)
  );
}

export function sindhi(sheet: Sheet): string {
  return (
    room('#E9EAF8', 254) +
    rail() +
    length(sheet, { textile: 'ajrak', seed: 0 }, 30, 120, 214) +
    placed(hung(sheet, 'kurta', plain('white'), 0.52), 252, 34) +
    length(sheet, { textile: 'ajrak', seed: 10 }, 352, 96, 200) +
    placed(topi(sheet), 96, 240, 0.94) +
    placed(foldedCloth(sheet, { textile: 'ajrak', seed: 2 }, 120, 24), 186, 250) +
    placed(block(), 380, 240, 0.72) +
    placed(block(), 440, 254, 0.54, 8)
  );
}

export function balochi(sheet: Sheet): string {
  return (
    room('#F9EAE6', 256) +
    rail() +
    length(sheet, { textile: 'doch', seed: 0 }, 32, 100, 204) +
    placed(hung(sheet, 'pashk', plain('madder'), 0.48), 214, 34) +
    placed(hung(sheet, 'pashk', plain('teal'), 0.48), 338, 34) +
    placed(hoop(sheet, { textile: 'doch', seed: 3 }), 420, 226, 0.9) +
    placed(needle(SAFFRON), 452, 262, 0.5, 50) +
    placed(spool(MADDER), 62, 248, 0.52) +
    placed(spool(SAFFRON), 96, 254, 0.52) +
    placed(spool(LEAF), 130, 248, 0.52) +
    placed(foldedCloth(sheet, { textile: 'doch', seed: 1 }, 110, 22), 226, 256)
  );
}

export function jewelry(sheet: Sheet): string {
  const stand = 'M38 84H134M86 84V252M60 256Q86 240 112 256';
  return (
    room('#F3EAF8', 252) +
    flat('M246 18C336 18 378 96 378 170V252H114V170C114 96 156 18 246 18Z', PURPLE, 0.07) +
    `<path d="${stand}" stroke-width="8"/><path d="${stand}" stroke="${BRASS}" stroke-width="5"/>` +
    placed(jhumka(), 48, 88, 1.1) +
    placed(jhumka(), 124, 88, 1.1) +
    placed(bust(sheet), 246, 62) +
    placed(
      bangles(
        [MADDER, '#E3B45B', LEAF, '#E3B45B', PURPLE, '#E3B45B', INDIGO, '#E3B45B', MADDER, '#E3B45B'],
        84,
      ),
      346,
      226,
    ) +
    placed(tikka(), 420, 66, 1.1)
  );
}
