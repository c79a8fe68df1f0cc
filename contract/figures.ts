/** `12,000`: both languages write figures alike. */
export function grouped(count: number | bigint): string {
  return count.toLocaleString('en');
}
