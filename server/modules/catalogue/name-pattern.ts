export function substring(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
