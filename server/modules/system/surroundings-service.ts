import { statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { within } from '../../infra/within.ts';

const ANSWER_LIMIT_MS = 2_000;
/** A bucket may cost money for each request. */
const STORAGE_TTL_MS = 30_000;

/** Of the disk of DATA_DIR; undefined when it cannot be read. */
export async function readDisk({ config }: Pick<Deps, 'config'>) {
  const found = await within(ANSWER_LIMIT_MS, statfs(config.dataDir));
  return found && { free: found.bsize * found.bavail, size: found.bsize * found.blocks };
}

/** Whether the store of pictures answers within two seconds. */
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
