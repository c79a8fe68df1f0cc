import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { CommandError } from '../command-line.ts';

export interface Member {
  name: string;
  content: Buffer;
}

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
}

const CHECKSUM = 'checksum';
/** Bounds the memory that a damaged size can allocate. */
const MAX_MEMBER_BYTES = 256 * 1024 * 1024;

/** Writes a tar.gz, mode 0600, renamed into place when complete. Throws CommandError if the file exists. */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<{ bytes: number }> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new CommandError(`${file} exists already; name another file with --to.`);
  const draft = `${file}.part-${process.pid}`;
  const tar = pack();
  const writing = pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
  // A full disk may fail the stream while no write is pending.
  let failure: unknown;
  const failed = new Promise<never>((_resolve, reject) => {
    writing.catch((error: unknown) => {
      failure = error;
      reject(error);
    });
  });
  failed.catch(() => undefined);
  const digest = createHash('sha256');
  const add = (name: string, content: Buffer) => {
    if (failure) return failed;
    const added = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
        error ? reject(error) : resolve(),
      );
      // Destroyed with the archive, it emits the error once more.
      entry.on('error', () => undefined);
    });
    return Promise.race([added, failed]);
  };
  try {
    await fill({
      async add(name, content) {
        digest.update(`${name} ${content.length}\n`).update(content);
        await add(name, content);
      },
    });
    await add(CHECKSUM, Buffer.from(digest.digest('hex')));
    tar.finalize();
    await writing;
    const handle = await open(draft, 'r+');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return { bytes: (await stat(file)).size };
  } catch (error) {
    const reason = failure ?? error;
    tar.destroy();
    await writing.catch(() => undefined);
    await rm(draft, { force: true });
    throw reason;
  }
}

/**
 * Yields the members. Throws CommandError for a foreign, truncated or changed archive, possibly after the last member:
 * commit only at the end.
 */
export async function* readArchive(file: string): AsyncGenerator<Member> {
  const name = basename(file);
  const damaged = new CommandError(`${name} is damaged, truncated, or not a backup of Naap.`);
  const digest = createHash('sha256');
  let checksum: string | undefined;
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name: member, size = 0 } = entry.header;
      if (size > MAX_MEMBER_BYTES || checksum !== undefined) throw damaged;
      const content = Buffer.concat(await Array.fromAsync(entry as AsyncIterable<Buffer>));
      if (member === CHECKSUM) checksum = content.toString();
      else {
        digest.update(`${member} ${content.length}\n`).update(content);
        yield { name: member, content };
      }
    }
    await reading;
  } catch (error) {
    throw isReadError(error) ? damaged : error;
  } finally {
    tar.destroy();
  }
  if (checksum !== digest.digest('hex')) throw damaged;
}

function isReadError(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    /^Z_|ERR_STREAM_PREMATURE_CLOSE/.test(code) || /Unexpected end of data|Invalid tar header/.test(message)
  );
}
