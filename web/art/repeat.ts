/** What one weave or print is made of: the repeat, in drawing units, and the marks on it. */
export interface Repeat {
  width: number;
  height: number;
  ground: string;
  marks: string;
}

/** Thread lines over the whole repeat, so that a plain ground reads as woven and not as printed paper. */
export function threads(width: number, height: number, color: string, opacity: number, gap = 4): string {
  let d = '';
  for (let y = gap / 2; y < height; y += gap) d += `M0 ${y}h${width}`;
  for (let x = gap / 2; x < width; x += gap) d += `M${x} 0v${height}`;
  return `<path d="${d}" stroke="${color}" stroke-width=".6" stroke-opacity="${opacity}"/>`;
}
