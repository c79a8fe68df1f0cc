import { INDIGO, INK, LINEN, MADDER, PAPER, PURPLE, SAFFRON } from '../web/art/colors.ts';
import { type Bolt, flat, part, placed, plain, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';
import { foldedCloth, foldedKameez, roll, stack } from './cloths.ts';
import { garment } from './garments.ts';
import { hung } from './scene-hero.ts';
import { bareNeedle, hanger, machine, shears, spool, tapeAlong } from './tools.ts';

const BRASS = '#E0B050';
const WOOD = '#E2C8A2';

/** 320 × 240. */
function wall(tone: string, table = 198): string {
  return (
    flat('M0 0H320V240H0Z', tone) +
    part('table', `M-6 ${table}H326V250H-6Z`, WOOD) +
    part('edge', `M-6 ${table + 20}H326V250H-6Z`, '#CDAA7C', 1)
  );
}

export function inhouse(sheet: Sheet): string {
  return (
    wall('#EEEAFA') +
    part('window', 'M30 30H128V128H30Z', '#FBF3DF', 1.2) +
    seam('M79 30V128M30 79H128', 1.2) +
    part('sill', 'M22 128H136V137H22Z', '#CDAA7C', 1.1) +
    flat('M224 62L160 198H304Z', '#FFF3C9', 0.7) +
    `<path d="M224 0V40" stroke-width="2"/>` +
    part('lamp', 'M198 62Q200 38 224 38Q248 38 250 62Z', INDIGO) +
    part('bulb', 'M214 62Q224 74 234 62Z', '#F7DF8E', 1) +
    placed(machine(), 226, 148, 1.02) +
    part(
      'cloth',
      'M-6 186C40 180 96 190 150 192L206 196C176 204 110 206 84 228C60 240 20 236-6 240Z',
      sheet.cloth({ textile: 'phulkari', seed: 0 }, { scale: 0.7 }),
    ) +
    shade(
      'M84 228C60 240 20 236-6 240V224C30 226 60 222 84 206C110 198 170 200 206 196C176 204 110 206 84 228Z',
      0.16,
    ) +
    placed(foldedCloth(sheet, plain('indigo'), 84, 18), 30, 168) +
    placed(foldedCloth(sheet, { textile: 'khaddar', seed: 1 }, 76, 17), 34, 151) +
    placed(spool(MADDER), 298, 178, 0.42)
  );
}

export function partner(sheet: Sheet): string {
  const stripe = (index: number) => {
    const x = 34 + index * 36;
    return `M${x} 74H${x + 36}L${x + 36} 100Q${x + 18} 116 ${x} 100Z`;
  };
  const list = [0, 1, 2, 3, 4, 5, 6];
  return (
    flat('M0 0H320V240H0Z', '#FBF0E0') +
    flat('M0 214H320V240H0Z', '#E9DCC3') +
    part('shop', 'M40 40H280V216H40Z', '#F6F0E6') +
    part('window', 'M54 96H176V186H54Z', '#E6E1F8', 1.2) +
    part('door', 'M192 96H264V216H192Z', '#7E4BB8', 1.2) +
    part('glass', 'M204 108H252V168H204Z', '#E6E1F8', 1) +
    `<circle cx="202" cy="184" r="3.6" fill="${BRASS}" stroke-width="1"/>` +
    placed(garment(sheet, 'kurta', { textile: 'khaddar', seed: 1 }), 88, 96, 0.235) +
    placed(garment(sheet, 'dress', { textile: 'susi', seed: 1 }), 142, 98, 0.235) +
    part('sill', 'M48 186H182V194H48Z', '#CDAA7C', 1.1) +
    part(
      'awning',
      list
        .filter((index) => index % 2 === 0)
        .map(stripe)
        .join(''),
      MADDER,
    ) +
    part(
      'awning',
      list
        .filter((index) => index % 2)
        .map(stripe)
        .join(''),
      PAPER,
    ) +
    part('board', 'M48 26H272V74H48Z', INK) +
    `<path d="M54 32H266V68H54Z" stroke="${BRASS}" stroke-width="1.2"/>` +
    placed(shears(BRASS), 160, 51, 0.34, 90) +
    `<path d="M78 50H118M204 50H244" stroke="${BRASS}" stroke-width="1.6" stroke-dasharray="6 4"/>` +
    placed(roll(sheet, { textile: 'ajrak', seed: 2 }, 62, 18), 12, 204) +
    placed(roll(sheet, plain('saffron'), 56, 18), 20, 187) +
    part('step', 'M184 214H272V224H184Z', '#CDAA7C', 1)
  );
}

export function single(sheet: Sheet): string {
  return (
    flat('M0 0H320V240H0Z', '#F1ECFA') +
    part('rail', 'M-4 22H324V28H-4Z', BRASS, 1.2) +
    placed(hung(sheet, 'kurta', { textile: 'khaddar', seed: 1 }, 0.5), 160, 25) +
    tapeAlong('M236 25C258 60 234 100 246 150C250 176 242 190 248 214', 11)
  );
}

export function bulk(sheet: Sheet): string {
  const bolt = (seed: number): Bolt => ({ textile: 'khaddar', seed });
  return (
    wall('#FBF0E0', 192) +
    placed(
      stack(
        sheet,
        [plain('indigo'), plain('indigo'), plain('indigo'), plain('indigo'), plain('indigo')],
        92,
        22,
      ),
      20,
      204,
    ) +
    placed(
      stack(
        sheet,
        [
          plain('white'),
          plain('white'),
          plain('white'),
          plain('white'),
          plain('white'),
          plain('white'),
          plain('white'),
        ],
        92,
        22,
      ),
      116,
      210,
    ) +
    placed(stack(sheet, [bolt(1), bolt(1), bolt(1), bolt(1)], 92, 22), 212, 204) +
    part('tag', 'M206 72L226 62L252 70V92H226L206 82Z', SAFFRON, 1.1) +
    `<circle cx="217" cy="77" r="3" fill="${PAPER}" stroke-width="1"/><path d="M214 77C208 84 204 88 206 96" stroke-width="1"/>` +
    seam('M230 77H246M230 84H242', 1.2)
  );
}

export function gents(sheet: Sheet): string {
  return (
    flat('M0 0H320V240H0Z', '#E9EAF8') +
    part('rail', 'M-4 18H324V24H-4Z', BRASS, 1.2) +
    placed(hung(sheet, 'shalwar-kameez', plain('sky'), 0.46), 84, 21) +
    placed(hung(sheet, 'sherwani', { textile: 'jamawar', seed: 1 }, 0.46), 238, 21) +
    placed(hung(sheet, 'waistcoat', { textile: 'twill', seed: 'night' }, 0.4), 162, 21)
  );
}

export function ladies(sheet: Sheet): string {
  return (
    flat('M0 0H320V240H0Z', '#FAEAEE') +
    part('rail', 'M-4 18H324V24H-4Z', BRASS, 1.2) +
    placed(hung(sheet, 'anarkali', { textile: 'phulkari', seed: 1 }, 0.46), 84, 21) +
    placed(hung(sheet, 'lehenga-choli', { textile: 'phulkari', seed: 0 }, 0.46), 234, 21)
  );
}

function scrap(width: number, height: number, tone = LINEN): string {
  const [left, top, tooth] = [14, 14, 6];
  const across = Math.floor((width - 28) / tooth);
  const down = Math.floor((height - 28) / tooth);
  const run = (count: number, one: string, two: string) =>
    Array.from({ length: count }, (_, k) => (k % 2 ? two : one)).join('');
  return `<path d="M${left} ${top}${run(across, 'l6-4', 'l6 4')}${run(down, 'l4 6', 'l-4 6')}${run(across, 'l-6 4', 'l-6-4')}${run(down, 'l-4-6', 'l4-6')}Z" fill="${tone}" stroke="#CDBFA6" stroke-width="1"/>`;
}

export function emptyNeedle(): string {
  const thread = 'M104 126C112 126 118 118 112 108C100 90 70 96 72 74C74 52 108 52 122.5 70';
  return (
    scrap(240, 180) +
    `<path d="M32 126H206" stroke="#CDBFA6" stroke-width="1.2"/>` +
    `<path d="M38 126H104" stroke="${INDIGO}" stroke-width="2.6" stroke-dasharray="9 6"/>` +
    placed(bareNeedle(), 165, 93, 0.95, -62) +
    `<path d="${thread}" stroke="${INDIGO}" stroke-width="2.2"/>`
  );
}

export function notFound(): string {
  return (
    scrap(320, 240, '#EEEAFA') +
    part('rail', 'M40 40H280V46H40Z', BRASS, 1.2) +
    placed(hanger(), 160, 93, 1.16) +
    `<path d="M160 98V128" stroke="${MADDER}" stroke-width="1.8"/>` +
    part('tag', 'M146 128H174L180 138V164H140V138Z', PAPER, 1.2) +
    `<circle cx="160" cy="136" r="2.6" stroke-width="1"/>` +
    seam('M149 148H171M149 155H164', 1.1) +
    `<path d="M46 190C84 178 98 204 128 194C134 192 138 188 140 184M176 200C186 186 214 208 274 188" stroke="${INDIGO}" stroke-width="2"/>` +
    placed(shears(), 162, 196, 0.42, -78)
  );
}

export function offline(): string {
  return (
    scrap(320, 240, '#FBF0E0') +
    `<path d="M40 172H280" stroke-width="1.2"/>` +
    placed(machine(), 132, 112, 1.16) +
    `<path d="M200 166C226 166 214 196 232 196H240" stroke-width="3"/>` +
    part('plug', 'M240 188H252Q258 188 258 196Q258 204 252 204H240Z', INK, 1.2) +
    `<path d="M258 192H268M258 200H268" stroke-width="2.6"/>` +
    part('socket', 'M254 108H290V146H254Z', PAPER) +
    '<circle cx="272" cy="127" r="12" stroke-width="1.1"/><path d="M267 127h.01M277 127h.01" stroke-width="4"/>' +
    `<path d="M270 178l7-10M274 190l12-5" stroke="${SAFFRON}" stroke-width="2.2"/>`
  );
}

export function success(sheet: Sheet): string {
  const glow = sheet.define(
    'ribbon',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${INDIGO}"/><stop offset="1" stop-color="${PURPLE}"/></linearGradient>`,
  );
  const fill = `url(#${glow})`;
  return (
    scrap(320, 240, '#EAF2EC') +
    placed(foldedKameez(sheet, { textile: 'khaddar', seed: 1 }), 160, 124, 1.06) +
    part('ribbon', 'M94 150H226V164H94Z', fill, 1.1) +
    part(
      'tail',
      'M156 160L136 202L148 198L154 208L166 164ZM164 160L188 198L176 198L172 208L158 164Z',
      fill,
      1.1,
    ) +
    part(
      'bow',
      'M160 157C140 132 112 136 118 154C122 170 146 168 160 157ZM160 157C180 132 208 136 202 154C198 170 174 168 160 157Z',
      fill,
      1.2,
    ) +
    part('knot', 'M152 150H168V165H152Z', fill, 1.2) +
    stitch('M96 154H120M200 154H224M96 160.5H122M198 160.5H224', PAPER) +
    `<path d="M250 52l7 8l14-16M54 60v12M48 66h12M262 176v10M257 181h10" stroke="#1E7F5C" stroke-width="3"/>`
  );
}
