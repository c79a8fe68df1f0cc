/** The form for `count`: both languages have one for 1 and one for all other counts. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
