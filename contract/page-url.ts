import { currentLocale } from '#words';
import { localePath } from './locale.ts';

/** The address of a page in the language of the mail in work; of the back office, use `publicUrl` itself. */
export function pageUrl({ publicUrl }: { publicUrl: string }, path: string): string {
  return publicUrl + localePath(currentLocale(), path);
}
