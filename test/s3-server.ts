import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface S3Server {
  /** A bucket's STORAGE_URL; only listed buckets exist. */
  url(bucket: string): string;
  close(): Promise<void>;
}

const PROGRAM = `
const S3rver = require('@20minutes/s3rver');
const server = new S3rver(JSON.parse(process.argv[1]));
server.run().then(({ port }) => process.stdout.write(port + '\\n'));
`;

export async function startS3Server(
  buckets: readonly string[],
  { checkSignatures = false } = {},
): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'naap-s3-'));
  const options = {
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
    // s3rver 5.0.0 computes another signature for list requests, whose path ends in a slash.
    allowMismatchedSignatures: !checkSignatures,
  };
  // s3rver encrypts continuation tokens with DES, which only OpenSSL's legacy provider has.
  const args = ['--openssl-legacy-provider', '--eval', PROGRAM, JSON.stringify(options)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(server);
  return {
    url: (bucket) => `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`,
    async close() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function portOf(server: ChildProcess): Promise<number> {
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('The S3 server did not start.')));
  const [line] = await Promise.race([once(server.stdout ?? server, 'data'), failed]);
  failed.catch(() => undefined);
  return Number(line);
}
