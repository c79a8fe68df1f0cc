import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** Deviations that a test puts into a response. */
interface Faults {
  origin?: string;
  challenge?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  key?: KeyObject;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** A software authenticator with one ES256 key and a signature counter. */
export class Passkey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle = 'c29tZWJvZHk';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create()`. */
  create({ challenge, rp, user }: Options, faults: Faults = {}) {
    this.#userHandle = user?.id ?? this.#userHandle;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = Buffer.concat([this.#authData(rp?.id ?? '', 0x40, faults), attested]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, faults).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get()`. */
  get({ challenge, rpId = '' }: Options, faults: Faults = {}) {
    this.#counter += 1;
    const authData = this.#authData(rpId, 0, faults);
    const clientData = this.#clientData('webauthn.get', challenge, faults);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(clientData)]),
      faults.key ?? this.#keys.privateKey,
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? this.#origin,
      }),
    );
  }

  #authData(rpId: string, flags: number, { isVerified = true, counter, rpId: other }: Faults): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const present = 0x01 | (isVerified ? 0x04 : 0);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([present | flags]), count]);
  }
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
