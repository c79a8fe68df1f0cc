import { LEAF, MADDER, PAPER } from '../web/art/colors.ts';
import { num, star } from '../web/art/path.ts';
import { type Bolt, flat, part, placed, plain, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';

const GOLD = '#E3B45B';

function beads(d: string, color: string, size = 5, gap = 7): string {
  const dots = `stroke-dasharray="0 ${gap}" stroke-linecap="round"`;
  return `<path d="${d}" stroke-width="${num(size + 1.8)}" ${dots}/><path d="${d}" stroke="${color}" stroke-width="${size}" ${dots}/>`;
}

function gem(x: number, y: number, r: number, color: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" stroke-width="1.1"/>` +
    `<path d="M${num(x - r * 0.4)} ${num(y - r * 0.1)}q${num(r * 0.1)}-${num(r * 0.4)} ${num(r * 0.5)}-${num(r * 0.4)}" stroke="#fff" stroke-width="1"/>`
  );
}

/** A Sindhi cap, 110 units wide around the origin. */
export function topi(sheet: Sheet, bolt: Bolt = { textile: 'ajrak', seed: 0 }): string {
  const shell =
    'M-54 22V-12Q-54-44 0-44Q54-44 54-12V22Q44 30 28 31C26 6 14-8 0-8C-14-8-26 6-28 31Q-44 30-54 22Z';
  const work = sheet.cloth(bolt, { scale: 0.46 });
  return (
    part('inside', 'M-34 28Q0 40 34 28C30-4 14-14 0-14C-14-14-30-4-34 28Z', sheet.cloth(plain('plum')), 1.2) +
    shade('M-34 28Q0 40 34 28C30-4 14-14 0-14C-14-14-30-4-34 28Z', 0.4) +
    part('topi', shell, work) +
    part(
      'edge',
      'M-54 14V22Q-44 30-28 31C-26 6-14-8 0-8C14-8 26 6 28 31Q44 30 54 22V14Q46 20 36 22C32-6 18-17 0-17C-18-17-32-6-36 22Q-46 20-54 14Z',
      GOLD,
      1,
    ) +
    `<path d="M-45 21L-33 26M45 21L33 26M-28 4l5 3M28 4l-5 3M0-16v7M-15-12l4 6M15-12l-4 6" stroke="${MADDER}" stroke-width="2"/>` +
    shade('M40-34Q54-26 54-12V22Q48 27 40 29Q46-6 40-34Z', 0.2) +
    [-44, -24, 0, 24, 44].map((x) => gem(x, -26 - (1 - (x / 54) ** 2) * 4, 4.2, '#DCE4F2')).join('')
  );
}

export function block(): string {
  return (
    part('handle', 'M-12-34Q-14-52 0-52Q14-52 12-34Z', '#8A5F38') +
    part('block', 'M-36-36H36V36H-36Z', '#B98552') +
    shade('M-36 28H36V36H-36Z', 0.2) +
    `<path d="${star([0, 0], 16, [26, 20])}" fill="#8A5F38" stroke-width="1"/><path d="${star([0, 0], 16, [17, 13])}" fill="#B98552" stroke-width="1"/>` +
    '<circle r="6" fill="#8A5F38" stroke-width="1"/><path d="M-30-30h8M-30-30v8M30-30h-8M30-30v8M-30 24v-8M30 24v-8" stroke-width="1"/>'
  );
}

/** A Punjabi wedding drum, 150 units wide. */
export function dhol(sheet: Sheet): string {
  let rope = '';
  for (let x = -56; x <= 50; x += 18)
    rope += `${x === -56 ? 'M' : 'L'}${x} ${num(-34 - 9 * (1 - (x / 62) ** 2))}L${x + 9} ${num(34 + 9 * (1 - ((x + 9) / 62) ** 2))}`;
  return (
    part('barrel', 'M-60-36C-30-52 30-52 60-36V36C30 52-30 52-60 36Z', sheet.cloth(plain('teal'))) +
    shade('M-60 18C-30 30 30 30 60 18V36C30 52-30 52-60 36Z', 0.22) +
    `<path d="${rope}" stroke-width="4.4"/><path d="${rope}" stroke="${PAPER}" stroke-width="2.4"/>` +
    `<path d="M-24-47.5V47.5M24-47.5V47.5" stroke="${GOLD}" stroke-width="4"/>` +
    part('head', 'M-60-38Q-74 0-60 38Q-46 0-60-38Z', '#EBD9B8', 1.2) +
    part('head', 'M60-38Q74 0 60 38Q48 0 60-38Z', '#C99A63', 1.2) +
    `<path d="M-62-24Q-68 0-62 24" stroke-width=".8"/>` +
    part('tassel', 'M58 34l10 4l4 20l-14-2Z', '#7E4BB8', 1)
  );
}

export function hoop(sheet: Sheet, bolt: Bolt): string {
  const disc = 'M-50 0A50 50 0 1 1 50 0A50 50 0 1 1-50 0Z';
  return (
    flat(disc, sheet.cloth(plain('cream'))) +
    sheet.clipped(
      'hoop',
      disc,
      flat('M-60-60H60V4L40-2L20 8L0-4L-20 6L-40-4L-60 4Z', sheet.cloth(bolt, { scale: 0.7 })),
    ) +
    stitch('M-46 14L-30 24L-14 14L2 24L18 14L34 24L46 16M-38 34L38 34') +
    `<circle r="50" stroke-width="9"/><circle data-part="hoop" r="50" stroke="#C99A63" stroke-width="6"/>` +
    part('screw', 'M-8-62H8V-52H-8ZM-12-60H-8V-54H-12ZM8-60H12V-54H8Z', GOLD, 1.1)
  );
}

/** A bell earring, hanging from the origin, 78 units long. */
export function jhumka(stone = MADDER): string {
  return (
    `<circle data-part="stud" cy="8" r="11" fill="${GOLD}"/>` +
    beads('M0-.5A8.5 8.5 0 1 1-.1-.5', PAPER, 2.2, 4.45) +
    gem(0, 8, 4.6, stone) +
    seam('M0 19V27', 1.6) +
    part('bell', 'M0 25C14 25 22 38 24 54Q0 62-24 54C-22 38-14 25 0 25Z', GOLD) +
    shade('M8 27C18 32 23 42 24 54Q18 57 12 58Q14 40 8 27Z', 0.2) +
    `<path d="M-21 44Q0 52 21 44" stroke="${stone}" stroke-width="4"/>` +
    beads('M-16 36Q0 42 16 36', LEAF, 2.6, 6) +
    beads('M-22 58Q0 67 22 58', PAPER, 5, 6.6) +
    seam('M0 62V68', 1) +
    gem(0, 72, 5, stone)
  );
}

export function bangles(colors: readonly string[], height = 90): string {
  const ring = (x: number, color: string) =>
    `<ellipse cx="${x}" cy="0" rx="${num(height * 0.17)}" ry="${height / 2}" stroke-width="7.4"/><ellipse cx="${x}" cy="0" rx="${num(height * 0.17)}" ry="${height / 2}" stroke="${color}" stroke-width="5"/>`;
  return colors.map((color, index) => ring(index * 10, color)).join('');
}

/** The neck is at y = 0. */
export function bust(
  sheet: Sheet,
  { stone, second, velvet: bolt }: { stone: string; second: string; velvet: Bolt } = {
    stone: MADDER,
    second: LEAF,
    velvet: plain('night'),
  },
): string {
  const velvet = sheet.cloth(bolt);
  return (
    part(
      'bust',
      'M-22 0Q0-8 22 0C22 34 26 46 50 56C74 66 84 84 86 128C60 170 30 184 0 190C-30 184-60 170-86 128C-84 84-74 66-50 56C-26 46-22 34-22 0Z',
      velvet,
    ) +
    shade(
      'M22 0C22 34 26 46 50 56C74 66 84 84 86 128C70 154 50 170 30 179C64 140 66 90 36 68C18 54 12 30 12-4Z',
      0.25,
    ) +
    part('base', 'M-40 180H40L48 200H-48Z', '#C99A63') +
    beads('M-24 30C-16 50 16 50 24 30', GOLD, 6, 6.8) +
    beads('M-25 38C-16 60 16 60 25 38', stone, 4, 6) +
    beads('M-48 56C-38 118 38 118 48 56', GOLD, 5, 6.6) +
    beads('M-56 60C-44 136 44 136 56 60', PAPER, 4.4, 6.2) +
    [-34, -18, 0, 18, 34]
      .map((x) =>
        placed(
          part('drop', 'M0-8L7 2Q0 14-7 2Z', GOLD, 1.1) + gem(0, 2, 3, x % 4 ? second : stone),
          x,
          112 - (x / 6) ** 2 * 0.9,
        ),
      )
      .join('') +
    part('pendant', 'M0 112C14 112 20 124 18 136Q0 158-18 136C-20 124-14 112 0 112Z', GOLD, 1.3) +
    gem(0, 129, 8, stone) +
    beads('M-15 143Q0 158 15 143', PAPER, 4, 6)
  );
}

/** A forehead ornament, hanging from the origin, 90 units long. */
export function tikka(): string {
  return (
    '<path d="M0 0V42" stroke-width="1.2"/>' +
    beads('M0 4V42', GOLD, 3.4, 5) +
    `<circle data-part="peg" r="4.5" fill="#C99A63"/><circle cy="58" r="16" fill="${GOLD}"/>` +
    beads('M0 45.5A12.5 12.5 0 1 1-.1 45.5', PAPER, 2.6, 4.9) +
    gem(0, 58, 6.6, LEAF) +
    gem(0, 82, 4.8, MADDER)
  );
}
