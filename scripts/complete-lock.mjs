import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAllPlatforms } from './lock-file.mjs';
import { main, root } from './ready.mjs';

await main(() => {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  lock.packages = withAllPlatforms(lock.packages);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
});
