import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, for sources and bundle alike. */
export const PROJECT_FOLDER = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : folderOfPackage(dirname(folder));
}
