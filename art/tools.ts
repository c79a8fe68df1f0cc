import { INK, MADDER, PAPER, SAFFRON } from '../web/art/colors.ts';
import { num, star } from '../web/art/path.ts';
import { buttons, part, placed, seam, shade, stitch } from '../web/art/sheet.ts';

const STEEL = '#C9CCD8';
const BRASS = '#E0B050';
const WOOD = '#C99A63';
const _IRON = '#3A3650';

/** Each tool is drawn around the origin, about 100 units long, without definitions. */

export function shears(handle = '#2B2854'): string {
  const blade = 'M-7 8C-8-20-6-52 1-76C5-52 6-20 6 8Z';
  const grip =
    'M-7 4C-5 14-1 18-1 27C-5 45 4 58 17 57C30 56 33 38 26 28C19 18 10 15 6 2Z' +
    'M6 32C4 43 10 50 17 49C25 47 24 37 20 31C15 25 8 25 6 32Z';
  const half = `${part('blade', blade, STEEL, 1.3)}<path d="M2-66C2-40 1-16 0 4" stroke-width=".8"/><path data-part="handle" d="${grip}" fill="${handle}" fill-rule="evenodd"/>`;
  return (
    `<g transform="scale(-1 1)rotate(-13)">${half}</g><g transform="rotate(-13)">${half}</g>` +
    '<circle r="4" cy="2" fill="#E0B050" stroke-width="1"/><path d="M-2 3.5l4-3" stroke-width=".9"/>'
  );
}

export function spool(thread = MADDER): string {
  let wound = '';
  for (let y = -22; y <= 22; y += 5.5) wound += `M-19 ${y + 2.5}Q0 ${y + 7} 19 ${y + 1}`;
  return (
    part('core', 'M-24-38H24L19-28H-19ZM-24 38H24L19 28H-19Z', WOOD) +
    part('flange', 'M-24-46Q0-50 24-46V-38Q0-34-24-38ZM-24 38Q0 42 24 38V46Q0 51-24 46Z', WOOD) +
    part('thread', 'M-19-28Q0-24 19-28Q24 0 19 28Q0 33-19 28Q-24 0-19-28Z', thread) +
    shade('M19-28Q24 0 19 28Q12 30 6 30.5Q12 0 6-26Z', 0.2) +
    seam(wound, 0.8) +
    '<path d="M19 20C34 22 38 34 30 44C24 52 34 58 44 54" stroke-width="1.2"/>'
  );
}

/** Stands on its point, the eye at (0, -50). */
export function bareNeedle(): string {
  return (
    part('needle', 'M0 62C-3 20-4.5-40-4-56Q-3-64 0-64Q3-64 4-56C4.5-40 3 20 0 62Z', STEEL, 1.2) +
    '<path d="M0-58V-46" stroke-width="2.2"/>'
  );
}

export function needle(thread = MADDER): string {
  return `${bareNeedle()}<path d="M0-50C18-66 40-50 30-28C20-8-22-14-28 8C-33 28-8 40 8 30" stroke="${thread}" stroke-width="2"/>`;
}

function thimble(metal = BRASS): string {
  let dots = '';
  for (let row = 0; row < 4; row++) {
    const half = 13 + row * 2.4;
    for (let x = -half; x <= half; x += half / 2)
      dots += `M${num(x)} ${-22 + row * 10 + Math.abs(x) * -0.06}h.01`;
  }
  return (
    part('thimble', 'M-18-30Q-16-42 0-42Q16-42 18-30L27 28Q0 38-27 28Z', metal) +
    shade('M10-41Q17-38 18-30L27 28Q20 31 12 32.5Q16 0 10-41Z', 0.2) +
    `<path d="${dots}" stroke-width="3"/>` +
    part('rim', 'M-29 26Q0 37 29 26L31 35Q0 47-31 35Z', metal)
  );
}

export function tapeAlong(d: string, width = 15, color = '#F2C14E'): string {
  return (
    `<g stroke-linecap="butt"><path d="${d}" stroke-width="${width + 2.6}"/><path data-part="tape" d="${d}" stroke="${color}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke-width="${width * 0.4}" stroke-dasharray=".9 6.1"/><path d="${d}" stroke-width="${width}" stroke-dasharray="1.2 33.8"/></g>`
  );
}

export function coil(color = '#F2C14E'): string {
  let ticks = '';
  for (let angle = 0; angle < 360; angle += 15) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const inner = angle % 45 ? 28 : 24;
    ticks += `M${num(c * 34)} ${num(s * 34)}L${num(c * inner)} ${num(s * inner)}`;
  }
  return (
    `<circle data-part="roll" r="34" fill="${color}"/><path d="${ticks}" stroke-width="1"/>` +
    `<circle r="17" fill="${PAPER}"/><path d="M0 0c4-4 10 0 8 6c-3 8-15 7-17-2c-2-12 12-18 21-10" stroke-width="1.2"/>`
  );
}

function tape(color = '#F2C14E'): string {
  return (
    part('end', 'M34-6C35 14 28 30 16 44L46 52L52 38C54 24 50 4 34-6Z', color) +
    shade('M34-6C35 14 28 30 16 44L24 46C36 30 42 10 34-6Z', 0.16) +
    part('tip', 'M14 43L46 52L44 59L11 50Z', BRASS, 1.2) +
    seam('M36 33l7 4M40 22l10 4M40 12l6 2', 1) +
    placed(coil(color), 0, -6)
  );
}

function iron(body = '#4B43B8'): string {
  return (
    part('sole', 'M-54 26H50V36H-50Q-56 34-54 26Z', STEEL) +
    part('body', 'M-54 26C-42 4-20-6 6-6H40Q50-6 50 6V26Z', body) +
    shade('M-50 18H50V26H-54Z', 0.22) +
    part('handle', 'M-16-6C-18-30-2-38 20-38H44Q52-38 50-28L46-6H36L38-26H18C4-26-4-22-4-6Z', WOOD) +
    '<circle cx="22" cy="10" r="6" fill="#F2C14E" stroke-width="1.1"/><path d="M22 10l3-3M-30 20H10" stroke-width="1"/>'
  );
}

function button(color = '#C7587B'): string {
  return (
    `<circle data-part="button" r="42" fill="${color}"/><circle r="32" stroke-width="1"/>` +
    shade('M30-30A42 42 0 0 1-30 30A42 42 0 0 0 30-30Z', 0.16) +
    '<path d="M-9-9L9 9M9-9L-9 9" stroke="#F6F1E7" stroke-width="3"/>' +
    buttons(
      [
        [-10, -10],
        [10, -10],
        [-10, 10],
        [10, 10],
      ],
      4.5,
      INK,
    )
  );
}

export function hanger(wood = WOOD): string {
  return (
    '<path d="M0-14V-22C0-30 12-30 12-40C12-54-12-54-12-40" stroke-width="2.6"/>' +
    part(
      'hanger',
      'M-5-14Q0-18 5-14L62 22Q68 28 62 33Q54 36 44 30L0 4L-44 30Q-54 36-62 33Q-68 28-62 22Z',
      wood,
    ) +
    seam('M-56 28L-2-4M10 0L50 24', 0.8)
  );
}

export function machine(body = '#2B2854', gold = BRASS): string {
  return (
    part('base', 'M-62 40H58V52H-62Z', WOOD) +
    part('bed', 'M-58 32H54V41H-58Z', body) +
    part('pin', 'M18-42V-54M12-42H24', 'none', 2) +
    part('thread', 'M13-54H23V-42H13Z', MADDER, 1) +
    part(
      'arm',
      'M-46-34Q-46-42-36-42H30Q48-42 48-26V32H26V-2Q26-12 16-12H-20V-6Q-20 2-26 4H-40Q-46 2-46-8Z',
      body,
    ) +
    part('head', 'M-40 4H-26V10H-29V18H-37V10H-40Z', STEEL, 1.1) +
    seam('M-33 18V31M-38 28H-28', 1.3) +
    `<circle data-part="wheel" cx="52" cy="-20" r="13" fill="${STEEL}"/><circle cx="52" cy="-20" r="4" fill="${gold}" stroke-width="1"/>` +
    `<path d="M-38-30C-24-38-10-24 4-31C14-36 22-32 26-26M37 26C33 12 41 4 37-10M-46 36.5H44" stroke="${gold}" stroke-width="1.6"/>` +
    `<path d="M18-54C0-66-30-58-33-44" stroke="${MADDER}" stroke-width="1.1"/>`
  );
}

export function chalk(color = '#E8E3F6'): string {
  return (
    part('chalk', 'M-24 16Q-28 12-24 6L-6-20Q0-26 6-20L25 8Q28 14 22 17Q0 22-24 16Z', color) +
    shade('M-24 16Q0 22 22 17Q28 14 25 8Q0 15-25 9Q-27 13-24 16Z', 0.2)
  );
}

export function pincushion(color = MADDER): string {
  const heads = [
    [-22, -34, '#F2C14E'],
    [-4, -42, PAPER],
    [16, -36, '#7E4BB8'],
    [28, -22, SAFFRON],
  ] as const;
  return (
    heads
      .map(
        ([x, y, fill]) =>
          `<path d="M${num(x * 0.4)} ${num(y * 0.1)}L${x} ${y}" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="4" fill="${fill}" stroke-width="1"/>`,
      )
      .join('') +
    part('cushion', 'M-40 8C-40-14-20-20 0-20C20-20 40-14 40 8C40 28 20 32 0 32C-20 32-40 28-40 8Z', color) +
    shade('M30-10C40-4 42 20 30 26C20 32 0 32-16 30C14 28 30 14 30-10Z', 0.18) +
    stitch(
      'M0-18C-16-8-18 18-8 31M0-18C16-8 18 18 8 31M0-18C-34-8-34 14-26 26M0-18C34-8 34 14 26 26',
      '#F6F1E7',
    ) +
    `<path d="${star([0, -17], 16, [6, 4])}" fill="#F2C14E" stroke-width=".9"/>`
  );
}

export const trade = {
  shears: (color: string) => placed(shears(color), 0, 4, 0.86, 8),
  thimble: () => thimble(),
  spool: (color: string) => placed(spool(color), -4, 0, 0.86),
  needle: (color: string) => placed(needle(color), 0, 0, 0.82, 32),
  tape: () => placed(tape(), -4, 0, 0.9),
  iron: (color: string) => placed(iron(color), 1, 0, 0.82),
  button: (color: string) => placed(button(color), 0, 0, 0.9),
  hanger: () => placed(hanger(), 0, 8, 0.82),
  machine: (color: string) => placed(machine(color), -1, 2, 0.76),
} as const;

export type TradeName = keyof typeof trade;
