import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Databases, files and browser profiles of all tests take at most a quarter of it. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A new folder for records, and one for temporary files. Both are in memory if it has room, because writing the many
 * test databases to disk takes many times the CPU time.
 */
export function makeTestFolder() {
  const inMemory = freeInMemory() >= NEEDED_BYTES;
  const folder = mkdtempSync(join(inMemory ? MEMORY : tmpdir(), 'naap-test-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  return { folder, temporary: inMemory ? folder : tmpdir() };
}

/** In bytes. */
function freeInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // Files there use memory that the tests need too; Node 20 may not report it.
    return Math.min(bavail * bsize, (process.availableMemory?.() ?? 0) / 2);
  } catch {
    return 0;
  }
}
