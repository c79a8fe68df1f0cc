import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrOutline } from './qr.ts';

function isDark(edges: { x: number; from: number; to: number }[], column: number, row: number): boolean {
  const crossed = edges.filter(
    ({ x, from, to }) => x <= column && Math.min(from, to) <= row && Math.max(from, to) > row,
  );
  return crossed.length % 2 === 1;
}

test.each(['https://naap.pk/order_tracking?id=NP-7K3QX9M2TD', 'x'.repeat(700)])(
  'outlines %s',
  async (text) => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const { size, path } = await qrOutline(text);
    expect(size).toBe(modules.size);
    const edges = path
      .split('Z')
      .filter((walk) => walk !== '')
      .flatMap((walk) => {
        const corners = walk
          .slice(1)
          .split('L')
          .map((corner) => corner.split(' ').map(Number));
        return corners.map(([x = 0, from = 0], index) => {
          const [nextX = 0, to = 0] = corners[(index + 1) % corners.length] ?? [];
          expect(nextX === x || to === from).toBe(true);
          return { x, from, to };
        });
      })
      .filter(({ from, to }) => from !== to);
    const drawn = Array.from(modules.data, (_, at) =>
      Number(isDark(edges, at % size, Math.floor(at / size))),
    );
    expect(drawn).toEqual([...modules.data]);
  },
);
