/** `message` is one line for the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  /** Retrying cannot help: the data is gone or of another version. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

const FULL_DISK = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i;
const NOT_WRITABLE = /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/i;
const NOT_A_FOLDER = /ENOTDIR|EEXIST|Not a directory/i;

export function folderError(folder: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);
  const line = (sentence: string, sign = /(?:)/) =>
    new EmbeddedPostgresError(`${sentence} (${lastErrorLine(text, sign)})`, { cause });
  if (FULL_DISK.test(text))
    return line(`No space is left for ${folder}: free some and start again.`, FULL_DISK);
  if (NOT_WRITABLE.test(text)) {
    return line(
      `${folder} cannot be written by this user: correct its owner or set another DATA_DIR.`,
      NOT_WRITABLE,
    );
  }
  if (NOT_A_FOLDER.test(text)) {
    return line(
      `${folder} cannot be used as a folder, a file is in the way: move it or set another DATA_DIR.`,
      NOT_A_FOLDER,
    );
  }
  return line(`PostgreSQL could not start on ${folder}.`);
}

/** The last error line that matches `sign`, without timestamp and process id. */
export function lastErrorLine(output: string, sign = /(?:)/): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && sign.test(line));
  const errors = lines.filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  const last = errors.at(-1) ?? lines.at(-1) ?? 'it gave no reason';
  return last.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '');
}
