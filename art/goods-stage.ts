import { num, symmetric } from '../web/art/path.ts';
import { type Bolt, flat, part, placed, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';

/** Drawing units; 4 : 5 (contract/pictures.ts). */
export const STAGE = { width: 480, height: 600 } as const;

const TINTS = {
  linen: ['#F4ECDF', '#E6D8C1'],
  blush: ['#F5E6E0', '#E9CFC5'],
  sage: ['#E6ECDF', '#CFDAC4'],
  sky: ['#E3EAF0', '#CAD7E2'],
  lilac: ['#EBE6F2', '#D6CCE4'],
  clay: ['#EEDCCB', '#DDC1A7'],
  sand: ['#F2E6CC', '#E2CFA4'],
  mist: ['#ECEAE6', '#D8D4CD'],
} as const;

export type Tint = keyof typeof TINTS;

export type Ground = 'wall' | 'niche' | 'disc' | 'table' | 'cloth';

const NICHE =
  'M0 34C8 48 26 58 54 60C62 82 92 92 122 88C126 112 152 122 172 120C174 146 190 158 196 170V566H0';

function ground(sheet: Sheet, tint: Tint, kind: Ground): string {
  const [wall, edge] = TINTS[tint];
  const light = sheet.define(
    'light',
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".26" r=".95"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5A4320" stop-opacity=".13"/></radialGradient>`,
  );
  const lit = `<path d="M0 0H480V600H0Z" fill="url(#${light})" stroke="none"/>`;
  const back = flat('M0 0H480V600H0Z', wall);
  if (kind === 'niche') {
    const arch = symmetric(NICHE);
    return (
      flat('M0 0H480V600H0Z', edge) +
      placed(
        `${flat(arch, wall)}<path d="${arch}" stroke="#8A6B3C" stroke-opacity=".45" stroke-width="1.2"/>`,
        240,
        0,
      ) +
      `<path d="M0 566H480" stroke="#8A6B3C" stroke-opacity=".35" stroke-width="1.2"/>` +
      lit
    );
  }
  if (kind === 'disc')
    return `${back}<circle cx="240" cy="296" r="206" fill="${edge}" fill-opacity=".6" stroke="none"/>${lit}`;
  if (kind === 'table')
    return (
      back +
      flat('M0 436H480V600H0Z', edge) +
      shade('M0 436H480V440H0Z', 0.1) +
      `<path d="M30 470H160M250 462H330M60 540H220M300 556H450" stroke="#8A6B3C" stroke-opacity=".3" stroke-width="1"/>${lit}`
    );
  if (kind === 'cloth') return back + flat('M0 0H480V600L0 470Z', edge, 0.5) + lit;
  return back + lit;
}

export function resting(d: string, marks: string, by = 8): string {
  return placed(shade(d, 0.07), by * 1.2, by * 1.7) + placed(shade(d, 0.12), by * 0.5, by * 0.7) + marks;
}

/** The goods without a ground; their outline makes the shadow. */
export function alone(sheet: Sheet, marks: string): string {
  return sheet.svg(STAGE.width, STAGE.height, marks);
}

export function staged(sheet: Sheet, tint: Tint, kind: Ground, shadow: string, marks: string): string {
  return sheet.svg(STAGE.width, STAGE.height, ground(sheet, tint, kind) + shadow + marks);
}

/** Draws a garment from y = 0 to about 410, the middle line at x = 0. */
export type Cut = (sheet: Sheet, bolt: Bolt) => string;

export interface Fit {
  top: number;
  scale: number;
}

const PEG =
  '<circle cx="240" cy="27" r="8.5" fill="#E0B050" stroke-width="1.3"/><path d="M236 24q3-4 7-2" stroke="#fff" stroke-width="1.4"/>';

export function hanging(sheet: Sheet, cut: Cut, bolt: Bolt, { top, scale }: Fit): string {
  const neck = 112;
  return (
    `<path d="M240 ${neck}V62C240 50 253 50 253 38C253 22 228 22 228 38" stroke-width="3.4" stroke="#5C5566"/>` +
    `<path d="M${num(240 - 34 * scale)} ${neck + 18}Q240 ${neck - 18} ${num(240 + 34 * scale)} ${neck + 18}Z" fill="#C99A63" stroke-width="1.2"/>` +
    placed(cut(sheet, bolt), 240, neck - 2 - top * scale, scale) +
    PEG
  );
}

export function clipped(sheet: Sheet, cut: Cut, bolt: Bolt, { top, scale }: Fit): string {
  const waist = 88;
  const clip = (x: number) =>
    part('clip', `M${x - 9} ${waist - 20}H${x + 9}V${waist + 14}H${x - 9}Z`, '#C9CCD8', 1.2) +
    seam(`M${x - 9} ${waist - 10}H${x + 9}`, 1);
  return (
    `<path d="M240 ${waist - 18}V56C240 46 252 46 252 36C252 22 229 22 229 36" stroke-width="3.4" stroke="#5C5566"/>` +
    part('bar', `M150 ${waist - 24}H330V${waist - 16}H150Z`, '#C99A63', 1.2) +
    placed(cut(sheet, bolt), 240, waist - top * scale, scale) +
    clip(240 - 36) +
    clip(240 + 36) +
    PEG
  );
}

/** `top` is the y coordinate of the garment's middle. */
export function laidFlat(sheet: Sheet, cut: Cut, bolt: Bolt, { top, scale }: Fit, turn = 0): string {
  return `<g transform="translate(240 300)rotate(${turn})">${placed(cut(sheet, bolt), 0, -top * scale, scale)}</g>`;
}

export function childs(sheet: Sheet, cut: Cut, bolt: Bolt, { top, scale }: Fit): string {
  const neck = 166;
  return (
    `<path d="M240 ${neck}V112C240 101 252 101 252 92C252 77 228 77 228 92" stroke-width="3.2" stroke="#5C5566"/>` +
    `<path d="M204 ${neck + 14}Q240 ${neck - 18} 276 ${neck + 14}Z" fill="#E7B75A" stroke-width="1.2"/>` +
    `<g transform="translate(240 ${num(neck - 2 - top * scale * 0.84)})scale(${scale} ${(scale * 0.84).toFixed(3)})">${cut(sheet, bolt)}</g>` +
    `<path d="M60 70C150 92 330 92 420 70" stroke="#8A6B3C" stroke-opacity=".7" stroke-width="1.6"/>${bunting()}`
  );
}

function bunting(): string {
  const colors = ['#D9577A', '#F0B94D', '#4B43B8', '#2F7659'];
  return [78, 118, 158, 198, 282, 322, 362, 402]
    .map((x, index) => {
      const y = 86.5 - ((x - 240) / 180) ** 2 * 16;
      return `<path d="M${x - 11} ${num(y - 1)}h22l-11 20Z" fill="${colors[index % 4]}" fill-opacity=".85" stroke-width="1"/>`;
    })
    .join('');
}

function drape(
  sheet: Sheet,
  key: string,
  [cx, cy, from]: readonly [number, number, number],
  step: number,
): string {
  const reach = from + 900;
  const stops: string[] = [];
  for (let at = from - step; at < reach; at += step) {
    const stop = (by: number, color: string, opacity: number) =>
      stops.push(
        `<stop offset="${((at + by * step) / reach).toFixed(4)}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      );
    stop(0, '#120A20', 0);
    stop(0.24, '#120A20', 0.3);
    stop(0.36, '#120A20', 0);
    stop(0.36, '#FFFFFF', 0);
    stop(0.5, '#FFFFFF', 0.3);
    stop(0.78, '#FFFFFF', 0);
  }
  const id = sheet.define(
    key,
    (made) =>
      `<radialGradient id="${made}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${reach}">${stops.join('')}</radialGradient>`,
  );
  return `<path d="M0 0H480V600H0Z" fill="url(#${id})" stroke="none"/>`;
}

export function closeUp(sheet: Sheet, bolt: Bolt, scale = 2.1): string {
  const dark = sheet.define(
    'dark',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="350" y1="470" x2="430" y2="530"><stop stop-color="#120A20" stop-opacity=".42"/><stop offset="1" stop-color="#120A20" stop-opacity="0"/></linearGradient>`,
  );
  const corner = 'M480 392C430 424 366 486 300 600H480Z';
  const flap = 'M480 392C430 424 366 486 300 600C322 560 352 470 366 430C398 432 440 412 480 392Z';
  return (
    flat('M0 0H480V600H0Z', sheet.cloth(bolt, { scale, angle: -9 })) +
    drape(sheet, 'drape', [-420, -1500, 1500], 236) +
    flat(corner, '#EFE4D2') +
    `<path d="${corner}" fill="url(#${dark})" stroke="none"/>` +
    flat(flap, sheet.cloth(bolt, { scale, angle: 62 })) +
    flat(flap, '#FBF6EC', 0.52) +
    seam(
      'M480 392C430 424 366 486 300 600M366 430C352 470 322 560 300 600M366 430C398 432 440 412 480 392',
      1.3,
    ) +
    stitch('M480 404C438 434 380 488 318 590', '#7A5A2A')
  );
}
