import { INDIGO, PAPER, PURPLE } from '../web/art/colors.ts';
import { symmetric } from '../web/art/path.ts';
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
  stitch,
} from '../web/art/sheet.ts';
import { foldedCloth, roll } from './cloths.ts';
import { type GarmentName, garment } from './garments.ts';
import { chalk, coil, machine, pincushion, shears, spool, tapeAlong } from './tools.ts';

const BRASS = '#E0B050';
const WOOD = '#E2C8A2';
const WOOD_FRONT = '#CDAA7C';

/** A cusped arch; centre x = 0, foot at `foot`. */
function arch(half: number, top: number, spring: number, foot: number): string {
  const step = (spring - top) / 4;
  return (
    `M0 ${top}C6 ${top + step * 0.5} ${half * 0.14} ${top + step * 0.75} ${half * 0.3} ${top + step * 0.8}` +
    `C${half * 0.34} ${top + step * 1.5} ${half * 0.5} ${top + step * 1.7} ${half * 0.62} ${top + step * 1.6}` +
    `C${half * 0.64} ${top + step * 2.4} ${half * 0.78} ${top + step * 2.7} ${half * 0.86} ${top + step * 2.7}` +
    `C${half * 0.86} ${top + step * 3.5} ${half * 0.94} ${spring} ${half} ${spring + step * 0.6}L${half} ${foot}`
  );
}

/** Hangs from the rail at y = 0. */
export function hung(sheet: Sheet, name: GarmentName, bolt: Bolt | undefined, scale: number): string {
  return placed(
    `<path d="M0 72V26C0 14 12 14 12 2C12-13-12-13-12 1" stroke-width="3"/>` +
      part('hanger', 'M-40 84Q0 44 40 84Z', '#C99A63', 1.2) +
      placed(garment(sheet, name, bolt), 0, 36),
    0,
    0,
    scale,
  );
}

const COUNTER_DROP =
  'C404 640 408 668 402 694C372 702 352 690 322 696C290 702 262 690 232 697C196 704 168 692 140 698C120 702 104 696 88 698C80 664 84 634 80 604Z';

/** Its top reaches from y = 494 to 606. */
function counter(): string {
  const drawers = [34, 244, 454];
  return (
    part('top', 'M-6 494H646L660 600H-20Z', WOOD) +
    seam('M20 516H80M420 512H480M560 512H620M8 560H70M430 566H640M440 588H560M-4 588H66M600 540H640', 0.5) +
    part('edge', 'M-20 600H660V620H-20Z', WOOD_FRONT) +
    part('front', 'M-10 620H650V730H-10Z', '#D6B789') +
    shade('M-10 620H650V634H-10Z', 0.16) +
    drawers
      .map((x) => seam(`M${x} 648H${x + 180}V730H${x}Z`, 1) + seam(`M${x + 8} 656H${x + 172}V730`, 0.5))
      .join('') +
    `<path d="M124 690h.01M544 690h.01" stroke="${BRASS}" stroke-width="11"/><path d="M124 690h.01M544 690h.01" stroke-width="3"/>`
  );
}

function cutting(sheet: Sheet): string {
  const ajrak = sheet.cloth({ textile: 'ajrak', seed: 2 }, { scale: 0.86, shift: [12, 490] });
  const drop: Fold[] = [
    [120, 697, 118, 660, 116, 612, 2.4],
    [186, 699, 184, 660, 178, 620, 2],
    [252, 694, 250, 664, 246, 610, 2.4],
    [310, 697, 308, 670, 306, 626, 2],
    [372, 698, 374, 660, 370, 612, 2.4],
  ];
  const piece =
    'M124 590L138 544C168 548 196 556 222 552C240 549 252 542 264 532C272 548 284 556 304 550L332 558C322 566 318 578 326 592Z';
  return (
    part('cloth', `M96 508L352 502L404 604${COUNTER_DROP}`, ajrak) +
    shade(`M80 604H404${COUNTER_DROP}`, 0.18) +
    seam('M80 604H404', 0.8) +
    folds(drop) +
    stitch(
      'M88 690C104 689 120 694 140 690C168 684 196 696 232 689C262 682 290 694 322 688C352 682 372 694 402 686',
      '#FBF9F5',
    ) +
    shade('M124 590H326L334 598H134Z', 0.25) +
    part('pattern', piece, '#EBD9B8', 1.2) +
    stitch(
      'M131 585L143 549.5C170 554 198 561 224 557C241 554 254 548 263 540C272 554 286 561 304 556L321 561C314 568 312 578 317 586Z',
    ) +
    seam('M172 572H282M276 568L282 572L276 576M178 568L172 572L178 576', 0.9)
  );
}

export function hero(sheet: Sheet): string {
  const gradient = sheet.define(
    'niche',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${INDIGO}"/><stop offset="1" stop-color="${PURPLE}"/></linearGradient>`,
  );
  const niche = symmetric(arch(276, 34, 232, 500));
  const rail = 136;
  return (
    flat('M0 0H640V720H0Z', '#F5EFE4') +
    placed(
      part('frame', symmetric(arch(296, 8, 224, 500)), '#E9DDC6', 1.1) +
        stitch(symmetric(arch(286, 21, 228, 500)), '#A98F64') +
        flat(niche, PAPER) +
        `<path d="${niche}" fill="url(#${gradient})" fill-opacity=".15"/>`,
      320,
      0,
    ) +
    part('rail', `M50 ${rail - 3}H590V${rail + 3}H50Z`, BRASS, 1.2) +
    `<circle cx="48" cy="${rail}" r="7" fill="${BRASS}"/><circle cx="592" cy="${rail}" r="7" fill="${BRASS}"/>` +
    placed(hung(sheet, 'kurta', { textile: 'khaddar', seed: 1 }, 0.62), 142, rail, 1, -1) +
    placed(hung(sheet, 'anarkali', undefined, 0.62), 508, rail, 1, 1) +
    placed(hung(sheet, 'pashk', undefined, 0.62), 388, rail) +
    placed(hung(sheet, 'sherwani', undefined, 0.64), 262, rail) +
    counter() +
    placed(roll(sheet, plain('indigo'), 200, 48), 8, 466) +
    placed(roll(sheet, { textile: 'phulkari', seed: 0 }, 186, 46), 26, 422) +
    placed(foldedCloth(sheet, { textile: 'doch', seed: 3 }, 112, 24), 238, 478) +
    placed(foldedCloth(sheet, { textile: 'khaddar', seed: 2 }, 104, 22), 242, 456) +
    placed(machine(), 506, 438, 1.16) +
    cutting(sheet) +
    placed(shears(), 374, 560, 0.84, -52) +
    placed(chalk(), 120, 526, 0.6, -14) +
    placed(pincushion(), 400, 484, 0.6) +
    placed(spool('#1E7F5C'), 606, 534, 0.56) +
    placed(spool('#D9912B'), 570, 548, 0.56) +
    tapeAlong('M476 534C448 548 440 580 474 588C508 594 526 586 524 620C522 650 500 664 506 704', 15) +
    part('tip', 'M497 702L515 703L515 712L498 711Z', BRASS, 1.1) +
    placed(coil(), 486, 540, 0.72)
  );
}
