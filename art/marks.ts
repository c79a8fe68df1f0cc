import { INDIGO, PAPER, PURPLE, SAFFRON } from '../web/art/colors.ts';
import { flat, part, placed, type Sheet, stitch } from '../web/art/sheet.ts';
import { hung } from './scene-hero.ts';

const LEFT = 'M12 10H24V54H12Z';
const RIGHT = 'M40 10H52V54H40Z';
const ACROSS = 'M12 10H24L52 54H40Z';
const NUQTA = 'M34.4 8.4L39.6 13.6L34.4 18.8L29.2 13.6Z';

function ticks(color: string): string {
  let long = '';
  for (let y = 32, k = 0; y < 53; y += 4, k++)
    long += `M12 ${y}h${k % 3 ? 3 : 5.5}M52 ${63 - y}h${k % 3 ? -3 : -5.5}`;
  return `<path d="${long}" stroke="${color}" stroke-width="1.1" stroke-linecap="butt"/>`;
}

function gradient(sheet: Sheet, deep = false): string {
  const [from, to] = deep ? ['#2F2796', '#6B21B5'] : [INDIGO, PURPLE];
  return sheet.define(
    deep ? 'deep' : 'brand',
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="8" y1="8" x2="56" y2="56"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

function folded(bars: string, back: string, accent: string, marks: string): string {
  return (
    `<g stroke="none"><path d="${LEFT}${RIGHT}" fill="${bars}"/>` +
    `<path d="${ACROSS}" fill="${back}"/>` +
    `<path d="M40 54H52V50.5H40Z${NUQTA}" fill="${accent}"/></g>${ticks(marks)}`
  );
}

/** 64 × 64: a tape measure folded into an N, with the dot of نـ. */
export function logo(sheet: Sheet): string {
  return folded(`url(#${gradient(sheet)})`, `url(#${gradient(sheet, true)})`, SAFFRON, '#fff');
}

/** 64 × 64; `radius` rounds the corners. */
export function badge(sheet: Sheet, radius: number): string {
  const ground = `url(#${gradient(sheet)})`;
  return (
    `<rect width="64" height="64" rx="${radius}" fill="${ground}" stroke="none"/>` +
    `<g transform="translate(4.5 5)scale(.86)">${folded('#fff', '#D9D2FB', '#F0B94D', INDIGO)}</g>`
  );
}

/** The Open Graph picture, 1200 × 630. */
export function share(sheet: Sheet): string {
  const rail = 96;
  return (
    flat('M0 0H1200V630H0Z', '#F5EFE4') +
    flat('M0 0H368V630H0Z', PAPER) +
    stitch('M368 0V630', '#A98F64') +
    placed(logo(sheet), 44, 175, 4.4) +
    part('rail', `M344 ${rail - 5}H1210V${rail + 5}H344Z`, '#E0B050') +
    placed(hung(sheet, 'kurta', { textile: 'khaddar', seed: 1 }, 1.04), 496, rail) +
    placed(hung(sheet, 'anarkali', undefined, 1.04), 1030, rail) +
    placed(hung(sheet, 'pashk', undefined, 1.04), 858, rail) +
    placed(hung(sheet, 'sherwani', undefined, 1.08), 676, rail)
  );
}
