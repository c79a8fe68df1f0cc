import { type Bolt, folds, part, placed, plain, type Sheet, seam, shade, stitch } from '../web/art/sheet.ts';

/** About 290 units long; the sole's top edge is at y = 84. */
export function khussaSide(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt, { scale: 0.6 });
  const leather = sheet.cloth(plain('sand'));
  const upper =
    'M-128 70C-132 44-126 20-112 4C-96 2-84 8-72 22C-44 46-10 38 30 48C66 56 96 62 120 48C134 38 138 18 124 10C114 6 106 14 110 24C100 10 106-6 124-6C148-4 158 26 144 54C132 78 108 84 84 84H-118Q-126 82-128 70Z';
  const lining = 'M-112 4C-96 2-84 8-72 22C-60 33-46 37-32 39C-50 48-80 46-98 36C-110 28-114 14-112 4Z';
  return (
    part(
      'sole',
      'M-128 76L-118 84H84C98 84 110 82 120 76C116 92 90 97 40 97H-112Q-132 96-128 76Z',
      leather,
      1.2,
    ) +
    part('upper', upper, cloth) +
    shade('M-128 70C-110 80 60 78 96 72C120 66 136 54 146 40C146 60 128 84 84 84H-118Q-126 82-128 70Z', 0.2) +
    part('lining', lining, leather, 1) +
    shade(lining, 0.2) +
    `<path d="M-112 4C-96 2-84 8-72 22C-44 46-10 38 30 48" stroke="#DDA147" stroke-width="4"/>` +
    stitch('M-122 66C-60 74 50 74 90 70C112 66 130 56 138 40') +
    seam('M-106 8C-116 30-116 56-110 82', 0.9) +
    folds([
      [30, 50, 36, 62, 46, 72, 1.6],
      [14, 46, 20, 60, 30, 72, 1.4],
    ])
  );
}

/** Toe up, 270 units long around the origin. */
function khussaAbove(sheet: Sheet, bolt: Bolt): string {
  const cloth = sheet.cloth(bolt, { scale: 0.6 });
  const leather = sheet.cloth(plain('sand'));
  const sole =
    'M0-150C10-168 18-172 14-158C34-140 46-104 42-60C38-20 40 30 38 70C36 100 20 118 0 118C-20 118-36 100-38 70C-40 30-42-20-46-60C-48-104-30-140-6-152C-4-156-2-154 0-150Z';
  const mouth =
    'M0-48C16-48 26-36 28-18C30 20 30 60 26 82C22 98 12 104 0 104C-12 104-22 98-26 82C-30 60-30 20-28-18C-26-36-16-48 0-48Z';
  return (
    part('upper', sole, cloth) +
    shade(
      'M14-158C34-140 46-104 42-60C38-20 40 30 38 70C36 100 20 118 0 118C24 108 28 40 30-20C32-70 30-120 14-158Z',
      0.18,
    ) +
    part('insole', mouth, leather, 1.1) +
    shade(
      'M0-48C16-48 26-36 28-18C30 20 30 60 26 82C24 92 20 98 14 101C18 70 20 10 16-20C12-34-12-38-26-26C-22-40-12-48 0-48Z',
      0.22,
    ) +
    `<path d="${mouth}" stroke="#DDA147" stroke-width="4"/>` +
    stitch('M0-52C20-52 30-38 32-18C34 20 34 60 30 84') +
    seam('M0-148V-52', 0.9) +
    part('tuft', 'M0-62l8 8l-8 8l-8-8Z', '#DDA147', 1)
  );
}

export function khussa(sheet: Sheet, bolt: Bolt): string {
  const above = khussaAbove(sheet, bolt);
  return (
    placed(above, -62, 172, 1, -14) + placed(above, 52, 164, 1, 10) + placed(khussaSide(sheet, bolt), -6, 302)
  );
}
