import { tradeWords } from '#words';
import type { Tailor } from '../../../contract/tailors.ts';

/** In the language of the page; the server has the names in English. */
export function serviceNames(provided: Tailor['service_provided']): string[] {
  const known: Readonly<Record<string, string>> = tradeWords.services;
  return Object.entries(provided).map(([code, name]) => known[code] ?? name);
}
