import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { within } from '../../infra/within.ts';

const ANSWER_LIMIT_MS = 2_000;
/** Cached, because a storage provider may charge for requests. */
const STORAGE_TTL_MS = 30_000;

/** Free and total space of DATA_DIR's disk; undefined if unreadable. */
export async function readDisk({ config }: Pick<Deps, 'config'>) {
  const found = await within(ANSWER_LIMIT_MS, statfs(config.dataDir));
  return found && { free: found.bsize * found.bavail, size: found.bsize * found.blocks };
}

/** Whether the file storage responds within two seconds. */
export function cachedStorageState(
  { storage }: Pick<Deps, 'storage'>,
  now = Date.now,
): () => Promise<boolean> {
  let asked = Promise.resolve(false);
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - askedAt > STORAGE_TTL_MS) {
      askedAt = now();
      const answer = storage.owner().then(() => true);
      asked = within(ANSWER_LIMIT_MS, answer).then((isUp) => isUp ?? false);
    }
    return asked;
  };
}
