import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../contract/constants/files.ts';
import { errorSentence } from '../../contract/errors.ts';

/** Some systems report no media type for newer formats. */
const NEWER_ENDING = /\.(avif|heic|heif)$/i;

/** Why a file is no acceptable picture; the server checks its content. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const known = PICTURE_TYPES.some((picture) => picture === type) || (type === '' && NEWER_ENDING.test(name));
  if (!known) return errorSentence('files.not_a_picture');
  return size > MAX_PICTURE_BYTES ? errorSentence('files.too_heavy') : undefined;
}
