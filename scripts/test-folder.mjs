import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The databases, files and profiles of browsers of all tests take at most a quarter of it. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A new folder for records, and the folder for temporary files, which is the same where there is room in memory: what
 * tests write, above all a database for each file, takes many times the processor time on a disk.
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
    // What is written there counts as memory, which must be left for the tests; Node 20 may not know it.
    return Math.min(bavail * bsize, (process.availableMemory?.() ?? 0) / 2);
  } catch {
    return 0;
  }
}
