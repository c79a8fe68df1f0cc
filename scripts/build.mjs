import { join } from 'node:path';
import { forgetBuild, isBuilt, recordBuild } from './build-record.mjs';
import { compressFolder } from './compress.mjs';
import { main, makeReady, root } from './ready.mjs';
import { runScript } from './run.mjs';
import { weigh } from './weigh.mjs';

/** `--if-changed` skips an up-to-date build. */
await main(async () => {
  const node = makeReady();
  if (process.argv.includes('--if-changed') && isBuilt(root)) return;
  const production = { NODE_ENV: 'production' };
  const client = join(root, 'build', 'client');
  const record = forgetBuild(root);
  await runScript(node, 'art/build.ts', [], production);
  await runScript(node, 'node_modules/@react-router/dev/bin.cjs', ['build'], production);
  const { copies, before, after } = await compressFolder(client);
  console.log(
    `compressed ${copies} files from ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB`,
  );
  await weigh(client);
  await runScript(node, 'scripts/bundle-server.mjs', [], production);
  recordBuild(root, record);
});
