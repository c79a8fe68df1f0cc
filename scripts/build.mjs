import { cp, rm } from 'node:fs/promises';
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
  /** The languages in contract/locale.ts: each is a build of all pages, whose files share build/client/assets. */
  const buildPages = (/** @type {string} */ locale) =>
    runScript(node, 'node_modules/@react-router/dev/bin.cjs', ['build'], { ...production, LOCALE: locale });
  const client = join(root, 'build', 'client');
  const record = forgetBuild(root);
  await runScript(node, 'art/build.ts', [], production);
  await buildPages('en');
  await buildPages('ur');
  for (const folder of [client, join(root, 'build', 'ur', 'client')]) {
    const { copies, before, after } = await compressFolder(folder);
    console.log(
      `compressed ${copies} files from ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB`,
    );
    await weigh(folder);
  }
  for (const LOCALE of ['en', 'ur'])
    await runScript(node, 'scripts/bundle-worker.mjs', [], { ...production, LOCALE });
  await cp(join(root, 'build', 'ur', 'client', 'assets'), join(client, 'assets'), { recursive: true });
  await rm(join(root, 'build', 'ur', 'client'), { recursive: true });
  await runScript(node, 'scripts/bundle-server.mjs', [], production);
  recordBuild(root, record);
});
