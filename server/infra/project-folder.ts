import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, for sources and bundle alike. */
export const PROJECT_FOLDER = folderOfPackage(import.meta.dirname);

const BUNDLE = join(PROJECT_FOLDER, 'build', 'shop');

/**
 * The path of a module of `server/`, for a thread: that of the bundle when the bundle runs. Node would otherwise compile
 * a hundred files in the thread, by WebAssembly, and V8 aborts the process at times when such a thread ends.
 */
export function threadModule(path: string): string {
  return import.meta.dirname.startsWith(BUNDLE)
    ? join(BUNDLE, path.replace(/\.ts$/, '.js'))
    : join(PROJECT_FOLDER, 'server', path);
}

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
