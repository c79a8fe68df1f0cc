import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { ExportEntry } from './entries.ts';

const PICTURES = /\.(webp|jpe?g|png|avif|pdf)$/;

/**
 * The entries as a ZIP stream. Entries are opened one at a time and read at the client's speed, so memory stays
 * bounded. A failing entry destroys the stream.
 */
export function zipOf(entries: readonly ExportEntry[], mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // The client may disconnect midway.
  output.once('close', () => current?.destroy());
  for (const { path, open } of entries) {
    zip.addReadStreamLazy(path, { mtime, compress: !PICTURES.test(path) }, (start) => {
      open().then(
        (stream) => {
          current = stream;
          if (output.destroyed) stream.destroy();
          else start(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.end();
  return output;
}
