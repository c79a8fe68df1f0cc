import type { BitMatrix } from 'qrcode';

export interface QrOutline {
  size: number;
  path: string;
}

function contours(modules: BitMatrix): [number, number][][] {
  const { size, data } = modules;
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && data[y * size + x] === 1;
  const next = new Map<number, number[]>();
  const edge = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = fromY * (size + 1) + fromX;
    next.set(from, [...(next.get(from) ?? []), toY * (size + 1) + toX]);
  };
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!dark(x, y)) continue;
      if (!dark(x, y - 1)) edge(x, y, x + 1, y);
      if (!dark(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!dark(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!dark(x - 1, y)) edge(x, y + 1, x, y);
    }
  }
  const found: [number, number][][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const walk: number[] = [];
      for (let at = start, to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
        walk.push(at);
        at = to;
        if (at === start) break;
      }
      found.push(walk.map((point) => [point % (size + 1), Math.floor(point / (size + 1))]));
    }
  }
  return found;
}

function straight(walk: readonly [number, number][], index: number): boolean {
  const before = walk.at(index - 1);
  const after = walk[(index + 1) % walk.length];
  return before?.[0] === after?.[0] || before?.[1] === after?.[1];
}

/** An SVG path in modules (even-odd), medium error correction; one outline leaves no seams in print. */
export async function qrOutline(text: string): Promise<QrOutline> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const path = contours(modules)
    .map((walk) => walk.filter((_, index) => !straight(walk, index)))
    .map((corners) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('');
  return { size: modules.size, path };
}
