/** In drawing units; a smaller frame would show skin without a body. */
const MIN_FRAME = 190;
const MARGIN = 24;

/** A square viewBox around one line of a drawing. `d` has absolute commands; control points count as part of it. */
export function zoomedFrame(viewBox: string, d: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const { x, y } = extent(d);
  const wanted = Math.max(MIN_FRAME, x.highest - x.lowest + 2 * MARGIN, y.highest - y.lowest + 2 * MARGIN);
  const side = Math.min(wanted, Math.max(width, height));
  const at = (from: number, size: number, { lowest, highest }: Extent) => {
    const centred = (lowest + highest - side) / 2;
    if (side > size) return from + (size - side) / 2;
    return Math.min(Math.max(centred, from), from + size - side);
  };
  return [at(left, width, x), at(top, height, y), side, side]
    .map((value) => Number(value.toFixed(1)))
    .join(' ');
}

interface Extent {
  lowest: number;
  highest: number;
}

function extent(d: string): { x: Extent; y: Extent } {
  const found: { x: number[]; y: number[] } = { x: [], y: [] };
  for (const [, command, rest = ''] of d.matchAll(/([MLCQTSHVA])([^MLCQTSHVAZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'H') found.x.push(...numbers);
    else if (command === 'V') found.y.push(...numbers);
    else
      for (const [index, value] of (command === 'A' ? numbers.slice(-2) : numbers).entries()) {
        found[index % 2 ? 'y' : 'x'].push(value);
      }
  }
  const of = (values: number[]) => ({ lowest: Math.min(...values), highest: Math.max(...values) });
  return { x: of(found.x), y: of(found.y) };
}
