/** A pattern of LIKE for texts that hold `words` as they are written, whatever signs are among them. */
export function substring(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
