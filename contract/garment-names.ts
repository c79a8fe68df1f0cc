import { garmentWords } from '#words';
import { type DressTypeCode, garmentOf } from './garments.ts';

/** Undefined for an unknown code. */
export function garmentName(code: string): string | undefined {
  return garmentOf(code) && garmentWords.dressTypes[code as DressTypeCode];
}

/** An unknown fabric is its own name. */
export function fabricName(fabric: string): string {
  const names: Readonly<Record<string, string>> = garmentWords.fabrics;
  return Object.hasOwn(names, fabric) ? (names[fabric] ?? fabric) : fabric;
}
