import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../contract/constants/files.ts';
import { pageSentence } from '../../contract/page-sentences.ts';

/** Some systems report no media type for these formats. */
const NEWER_ENDING = /\.(avif|heic|heif)$/i;

/** Why a file is refused as a picture; the server checks its content. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const known = PICTURE_TYPES.some((picture) => picture === type) || (type === '' && NEWER_ENDING.test(name));
  if (!known) return pageSentence('files.not_a_picture');
  return size > MAX_PICTURE_BYTES ? pageSentence('files.too_heavy') : undefined;
}
