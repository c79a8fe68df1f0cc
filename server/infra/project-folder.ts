import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where package.json is: the same for the sources and for the bundle that is built from them. */
export const PROJECT_FOLDER = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
