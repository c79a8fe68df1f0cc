/** As on paper: `PK36 SCBL 0000 0011 2345 6702`. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/.{4}(?!$)/g, '$& ');
}
