import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const LOCAL_HEADER_BYTES = 30;

/** The files of a ZIP archive by path; throws if directory and files disagree. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0) throw new Error('The ZIP file has no end');
  const files = new Map<string, Buffer>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(place) !== CENTRAL_ENTRY) throw new Error('The ZIP file has a wrong entry');
    const method = zip.readUInt16LE(place + 10);
    const [packed, size] = [zip.readUInt32LE(place + 20), zip.readUInt32LE(place + 24)];
    const [named, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(place + offset));
    const path = zip.toString('utf8', place + 46, place + 46 + Number(named));
    const local = zip.readUInt32LE(place + 42);
    const start = local + LOCAL_HEADER_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + packed);
    const file = method === 0 ? content : inflateRawSync(content);
    if (file.length !== size) throw new Error(`${path} is incomplete`);
    files.set(path, file);
    place += 46 + Number(named) + Number(extra) + Number(comment);
  }
  return files;
}
