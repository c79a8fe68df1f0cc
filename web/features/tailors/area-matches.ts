/** Whether the area contains what was typed, in any case (tailors-4). */
export function isInArea(area: string, typed: string): boolean {
  return area.toLowerCase().includes(typed.trim().toLowerCase());
}

/** The place that was meant, as the area spells it: `isl` is "Islamabad" in "F-7, Islamabad". */
export function placeIn(area: string, typed: string): string {
  const start = area.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (start === -1) return typed.trim();
  const end = area.indexOf(',', start + typed.trim().length);
  const from = area.lastIndexOf(',', start) + 1;
  return area.slice(from, end === -1 ? undefined : end).trim();
}
