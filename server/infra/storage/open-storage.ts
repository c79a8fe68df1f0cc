import { join } from 'node:path';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import type { Bucket } from './storage-url.ts';

interface Settings {
  storageBucket: Bucket | undefined;
  dataDir: string;
}

export function openStorage({ storageBucket, dataDir }: Settings): Storage {
  return storageBucket ? new S3Storage(storageBucket) : new DiskStorage(join(dataDir, 'files'));
}
