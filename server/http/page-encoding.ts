import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify<Buffer, Buffer>(gzip)(bytes),
};

export function acceptedEncoding(acceptEncoding = ''): Encoding | null {
  return negotiator.negotiate(acceptEncoding.toLowerCase());
}

const gzipNegotiator = new Negotiator<'gzip'>({ supportedValues: ['gzip'] });

export function acceptsGzip(acceptEncoding = ''): boolean {
  return gzipNegotiator.negotiate(acceptEncoding.toLowerCase()) === 'gzip';
}

export class EncodableBody {
  readonly bytes: Buffer;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= COMPRESS[encoding](this.bytes);
    return this.#compressed[encoding];
  }
}
