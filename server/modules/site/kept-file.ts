import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

export interface KeptFile {
  gzipped: Buffer;
  /** In quotes, as in the header. */
  etag: string;
}

/** Makes the file when it is first asked for and keeps it, compressed; who asks meanwhile gets the same one. */
export function keptFile(parts: () => AsyncIterable<string>, ttlMs: number): () => Promise<KeptFile> {
  let kept: Promise<KeptFile> | undefined;
  const drop = () => {
    kept = undefined;
  };
  return () => {
    if (!kept) {
      kept = gzipOf(parts());
      kept.then(() => setTimeout(drop, ttlMs).unref(), drop);
    }
    return kept;
  };
}

async function gzipOf(parts: AsyncIterable<string>): Promise<KeptFile> {
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  await pipeline(Readable.from(parts), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) {
      chunks.push(chunk);
      hash.update(chunk);
    }
  });
  return { gzipped: Buffer.concat(chunks), etag: `"${hash.digest('base64url').slice(0, 22)}"` };
}
