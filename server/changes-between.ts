/** What a save has changed, for the audit log: `countries.AE.delivery_fee: 900 → 950`. Long texts are only named. */
export function changesBetween(before: object, after: object): Record<string, string> {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => !(name in VERSION));
  return Object.fromEntries(
    names
      .filter((name) => old.get(name) !== now.get(name))
      .map((name): [string, string] => {
        const [was, is] = [old.get(name) ?? null, now.get(name) ?? null];
        return [name, isShort(was) && isShort(is) ? `${was ?? 'none'} → ${is ?? 'none'}` : 'changed'];
      }),
  );
}

/** The values of an object by path; list items are named by their first text, such as a country, and pairs by both. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, place) => [keyOf(item, place), item])
    : Object.entries(value);
  return entries.flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`));
}

function keyOf(item: unknown, place: number): string {
  if (typeof item !== 'object' || item === null) return String(place + 1);
  if ('from' in item && 'to' in item && typeof item.to === 'string') return `${item.from} – ${item.to}`;
  const [first] = Object.values(item);
  return typeof first === 'string' ? first : String(place + 1);
}

const VERSION = { version: 0, updated_at: 0, updated_by: 0 };

function isShort(value: unknown): boolean {
  return value === null || typeof value !== 'string' || value.length <= 80;
}
