import { num, symmetric } from '../web/art/path.ts';
import {
  type Bolt,
  buttons,
  folds,
  part,
  placed,
  plain,
  type Sheet,
  seam,
  shade,
  stitch,
} from '../web/art/sheet.ts';

/** A roll on its side, its end to the right; `width` × `height` from the top left corner. */
export function roll(sheet: Sheet, bolt: Bolt, width: number, height: number): string {
  const r = height / 2;
  const rx = r * 0.42;
  const end = width - rx;
  const barrel = `M${num(rx)} 0H${num(end)}A${num(rx)} ${r} 0 0 1 ${num(end)} ${height}H${num(rx)}A${num(rx)} ${r} 0 0 1 ${num(rx)} 0Z`;
  let spiral = '';
  for (const k of [0.78, 0.58, 0.4]) {
    spiral += `M${num(end)} ${num(r - r * k)}A${num(rx * k)} ${num(r * k)} 0 1 1 ${num(end - rx * k * 0.9)} ${num(r + r * k * 0.4)}`;
  }
  return (
    part('roll', barrel, sheet.cloth(bolt)) +
    shade(
      `M${num(rx * 0.4)} ${num(height * 0.66)}H${num(end)}V${height}H${num(rx)}Q${num(rx * 0.5)} ${num(height * 0.9)} ${num(rx * 0.4)} ${num(height * 0.66)}Z`,
      0.2,
    ) +
    `<path d="M${num(rx)} ${num(height * 0.2)}H${num(end - 8)}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>` +
    `<ellipse data-part="end" cx="${num(end)}" cy="${r}" rx="${num(rx)}" ry="${r}" fill="${sheet.cloth(bolt, { scale: 0.5 })}"/>` +
    `<ellipse cx="${num(end)}" cy="${r}" rx="${num(rx)}" ry="${r}" fill="#FBF9F5" fill-opacity=".55" stroke="none"/>` +
    seam(spiral, 0.9) +
    `<ellipse cx="${num(end)}" cy="${r}" rx="${num(rx * 0.24)}" ry="${num(r * 0.24)}" fill="#C99A63" stroke-width="1"/>`
  );
}

/** Seen from the side: fold at the left, layers at the right. */
export function foldedCloth(sheet: Sheet, bolt: Bolt, width: number, height: number): string {
  const r = height / 2;
  const body = `M${num(r)} 0H${width}Q${width + 3} ${num(r * 0.5)} ${width} ${r}Q${width + 3} ${num(r * 1.5)} ${width - 1} ${height}H${num(r)}Q0 ${height} 0 ${r}Q0 0 ${num(r)} 0Z`;
  return (
    part('folded', body, sheet.cloth(bolt, { scale: 0.7 })) +
    shade(
      `M${num(r * 0.3)} ${num(height * 0.7)}H${width}V${height}H${num(r)}Q${num(r * 0.4)} ${height} ${num(r * 0.3)} ${num(height * 0.7)}Z`,
      0.16,
    ) +
    seam(
      `M${num(r * 0.9)} ${num(height * 0.33)}H${width}M${num(r * 0.5)} ${r}H${width}M${num(r * 0.9)} ${num(height * 0.67)}H${width}`,
      0.7,
    )
  );
}

/** Stands on y = 0 and grows upwards, `width` wide. */
export function stack(sheet: Sheet, bolts: readonly Bolt[], width: number, height: number): string {
  return bolts
    .map((bolt, index) => {
      const jut = ((index * 7) % 5) * 1.6;
      return placed(foldedCloth(sheet, bolt, width - jut * 1.5, height), jut, -height * (index + 1));
    })
    .join('');
}

/** Seen from above, 120 × 150 around the origin. */
export function foldedKameez(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt);
  const body = symmetric('M0-52C12-54 20-62 22-70L56-60Q62-58 62-50V70Q62 76 56 76H0');
  const collar =
    'M-22-70Q0-76 22-70C20-60 12-52 1-50V-41C16-43 28-54 29-68L24-78Q0-86-24-78L-29-68C-28-54-16-43-1-41V-50C-12-52-20-60-22-70Z';
  return (
    shade('M-58-56H66V82H-54Q-60 82-60 74Z', 0.12) +
    part('body', body, cloth) +
    shade('M46-62L56-60Q62-58 62-50V70Q62 76 56 76H40C50 30 50-20 46-62Z', 0.13) +
    folds([
      [-60, 40, -40, 34, -16, 40, 1.6],
      [60, 20, 40, 26, 18, 22, 1.6],
    ]) +
    part('placket', 'M-7-46V36L0 42L7 36V-46Z', cloth, 1) +
    stitch('M-4.5-42V34M4.5-42V34') +
    buttons([
      [0, -30],
      [0, -10],
      [0, 10],
      [0, 28],
    ]) +
    part('neck', 'M-22-70Q0-78 22-70Q14-50 0-50Q-14-50-22-70Z', cloth, 1) +
    shade('M-22-70Q0-78 22-70Q14-50 0-50Q-14-50-22-70Z', 0.4) +
    part('collar', collar, cloth, 1.2) +
    part('tuck', 'M-62-50L-44 76H-56Q-62 76-62 70Z', cloth, 1) +
    part('tuck', 'M62-50L44 76H56Q62 76 62 70Z', cloth, 1) +
    shade('M62-50L44 76H56Q62 76 62 70Z', 0.18)
  );
}

/** Its top left corner is at the origin. */
export function swatch(sheet: Sheet, bolt: Bolt, width: number, height: number, scale = 0.6): string {
  const tooth = 4;
  const [across, down] = [Math.round(width / tooth), Math.round(height / tooth)];
  const zig = (count: number, step: string, back: string) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? back : step)).join('');
  const d =
    `M0 0${zig(across, 'l4-2.5', 'l4 2.5')}${zig(down, 'l2.5 4', 'l-2.5 4')}` +
    `${zig(across, 'l-4 2.5', 'l-4-2.5')}${zig(down, 'l-2.5-4', 'l2.5-4')}Z`;
  return (
    shade(`M3 4H${across * tooth + 3}V${down * tooth + 4}H3Z`, 0.12) +
    part('swatch', d, sheet.cloth(bolt, { scale }), 0.9) +
    `<path d="M${num(width * 0.34)} 7L${num(width * 0.64)} 12" stroke-width="1.2"/>` +
    `<circle cx="${num(width * 0.32)}" cy="6.5" r="2.8" fill="#B3261E" stroke-width=".9"/>`
  );
}

/** The neck is at y = 0, the foot at about 330. */
export function dressForm(sheet: Sheet, bolt: Bolt = plain('sand')): string {
  const cloth = sheet.cloth(bolt);
  const body = symmetric(
    'M0 8C8 8 12 6 13 2C14 16 20 24 40 30C52 34 56 44 54 58C50 76 50 90 46 104C38 122 38 134 42 150C50 172 54 190 52 208Q26 216 0 216',
  );
  return (
    part(
      'stand',
      'M-4 212V300H4V212ZM-4 300C-20 304-34 312-38 326H-30C-24 314-14 308 0 308C14 308 24 314 30 326H38C34 312 20 304 4 300Z',
      '#8A5F38',
      1.2,
    ) +
    part('form', body, cloth) +
    shade(
      'M54 58C50 76 50 90 46 104C38 122 38 134 42 150C50 172 54 190 52 208L36 211C42 180 22 140 32 112C40 90 44 70 54 58Z',
      0.16,
    ) +
    part('cap', 'M-13 2Q0-6 13 2Q13 8 0 9Q-13 8-13 2ZM-5-2V-10Q0-14 5-10V-2Z', '#8A5F38', 1.2) +
    part(
      'cap',
      'M54 58C46 52 44 42 46 33Q58 38 54 58ZM-54 58C-46 52-44 42-46 33Q-58 38-54 58Z',
      '#8A5F38',
      1.1,
    ) +
    seam(
      'M0 9V216M-28 27C-20 60-34 84-26 120C-22 150-32 180-30 212M28 27C20 60 34 84 26 120C22 150 32 180 30 212M-41 126Q0 134 41 126',
      0.9,
    )
  );
}
