/** True if the area contains the typed text, ignoring case (tailors-4). */
export function isInArea(area: string, typed: string): boolean {
  return area.toLowerCase().includes(typed.trim().toLowerCase());
}

/** The matching place of the area: `isl` gives "Islamabad" for "F-7, Islamabad". */
export function placeIn(area: string, typed: string): string {
  const start = area.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (start === -1) return typed.trim();
  const end = area.indexOf(',', start + typed.trim().length);
  const from = area.lastIndexOf(',', start) + 1;
  return area.slice(from, end === -1 ? undefined : end).trim();
}
