import { crc32, deflateSync } from 'node:zlib';

const HEADER_BYTES = 33;

export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(typeAndData.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([
    png.subarray(0, HEADER_BYTES),
    length,
    typeAndData,
    checksum,
    png.subarray(HEADER_BYTES),
  ]);
}
