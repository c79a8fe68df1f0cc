/** One tile of a textile, in drawing units. */
export interface Repeat {
  width: number;
  height: number;
  ground: string;
  marks: string;
}

/** Thread lines, so that a plain ground looks woven. */
export function threads(width: number, height: number, color: string, opacity: number, gap = 4): string {
  let d = '';
  for (let y = gap / 2; y < height; y += gap) d += `M0 ${y}h${width}`;
  for (let x = gap / 2; x < width; x += gap) d += `M${x} 0v${height}`;
  return `<path d="${d}" stroke="${color}" stroke-width=".6" stroke-opacity="${opacity}"/>`;
}
