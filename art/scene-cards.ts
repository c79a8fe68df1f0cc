import { INDIGO, INK, PAPER, PURPLE } from '../web/art/colors.ts';
import { flat, part, placed, plain, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';
import { dressForm, foldedCloth, roll } from './cloths.ts';
import { garment } from './garments.ts';
import { hung } from './scene-hero.ts';
import { machine, pincushion, shears, spool, tapeAlong } from './tools.ts';

const WOOD = '#E2C8A2';
const _BRASS = '#E0B050';

/** 480 × 320. */
export function room(wall: string, counter = 262): string {
  return (
    flat('M0 0H480V320H0Z', wall) +
    part('counter', `M-6 ${counter}H486V330H-6Z`, WOOD) +
    part('edge', `M-6 ${counter + 30}H486V330H-6Z`, '#CDAA7C', 1) +
    seam(`M30 ${counter + 12}H120M200 ${counter + 20}H300M380 ${counter + 10}H440`, 0.5)
  );
}

export function tailoring(sheet: Sheet): string {
  const front = 'M290 33H336C337 50 346 62 356 68L352 150L294 152Z';
  const sleeve = 'M378 33H416L430 126C418 146 406 152 397 152C388 152 376 146 364 128Z';
  return (
    room('#EEEAFA') +
    `<path d="M286 26H432" stroke-width="1"/>` +
    part('pattern', front, '#EBD9B8', 1.1) +
    stitch('M295 38H331.5C333 54 341 66 350.5 71.5L347 145L299 147Z') +
    part('pattern', sleeve, '#EBD9B8', 1.1) +
    stitch('M382.5 38H411.5L424.5 124C414 141 404 147 397 147C390 147 379 141 369.5 127Z') +
    seam('M318 60V134M314 126L318 134L322 126M397 60V134M393 126L397 134L401 126', 0.8) +
    part('peg', 'M302 20h6v20h-6ZM324 20h6v20h-6ZM384 20h6v20h-6ZM404 20h6v20h-6Z', '#C99A63', 0.9) +
    placed(dressForm(sheet), 130, 30, 1.06) +
    placed(garment(sheet, 'waistcoat', { textile: 'khaddar', seed: 2 }), 130, 22, 0.8) +
    tapeAlong('M98 214C92 150 100 82 118 66C128 58 138 60 146 68C166 86 168 140 160 226', 12) +
    part('counter', 'M-6 262H486V330H-6Z', WOOD) +
    part('edge', 'M-6 292H486V330H-6Z', '#CDAA7C', 1) +
    placed(roll(sheet, { textile: 'ajrak', seed: 2 }, 150, 40), -26, 236) +
    placed(machine(), 358, 206, 1.12) +
    placed(foldedCloth(sheet, plain('purple'), 96, 22), 206, 248) +
    placed(foldedCloth(sheet, { textile: 'phulkari', seed: 0 }, 88, 20), 210, 228) +
    placed(pincushion(), 252, 212, 0.5) +
    placed(shears(), 214, 286, 0.56, 66) +
    placed(spool('#1E7F5C'), 452, 258, 0.5)
  );
}

export function brands(sheet: Sheet): string {
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const x = 20 + index * 55;
    return `M${x} 16H${x + 55}L${x + 55} 62Q${x + 27.5} 84 ${x} 62Z`;
  });
  const glow = sheet.define(
    'glow',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${INDIGO}"/><stop offset="1" stop-color="${PURPLE}"/></linearGradient>`,
  );
  return (
    flat('M0 0H480V320H0Z', '#F5EFE4') +
    part('window', 'M36 50H444V290H36Z', '#E9E3F8') +
    seam('M44 58H436V282', 0.6) +
    flat('M60 60L130 60L60 180ZM150 60H176L60 262V218Z', '#fff', 0.5) +
    part('floor', 'M36 256H444V290H36Z', WOOD, 1.2) +
    placed(dressForm(sheet), 132, 92, 0.56) +
    placed(garment(sheet, 'dress', { textile: 'susi', seed: 1 }), 132, 78, 0.56) +
    placed(dressForm(sheet), 348, 92, 0.56) +
    placed(garment(sheet, 'coat', { textile: 'herringbone', seed: 4 }), 348, 82, 0.52) +
    placed(hung(sheet, 'shirt', { textile: 'weave', seed: 'sky' }, 0.42), 240, 80) +
    part('box', 'M204 244H254V274H204Z', `url(#${glow})`, 1.1) +
    part('box', 'M212 222H248V244H212Z', '#E7B75A', 1.1) +
    `<path d="M229 244V274M230 222V244" stroke="${PAPER}" stroke-width="5"/><path d="M230 222C220 212 212 220 230 222C248 220 240 212 230 222" fill="#B3261E" stroke-width="1"/>` +
    part('bag', 'M262 238H290V274H262Z', PAPER, 1.1) +
    seam('M269 238C269 226 283 226 283 238', 1.3) +
    part('awning', stripes.filter((_, index) => index % 2 === 0).join(''), INDIGO) +
    part('awning', stripes.filter((_, index) => index % 2).join(''), PAPER) +
    shade('M20 16H460V24H20Z', 0.15) +
    part('beam', 'M12 8H468V20H12Z', '#CDAA7C', 1.2) +
    part('sill', 'M24 290H456V302H24Z', '#CDAA7C', 1.2) +
    shade('M24 302H456V308H24Z', 0.12) +
    stitch('M32 14H448', INK)
  );
}
