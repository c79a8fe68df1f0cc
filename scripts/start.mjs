import { isBuilt } from './build-record.mjs';
import { isRelease, main, makeReady, root } from './ready.mjs';
import { runScript } from './run.mjs';
import { onStopRequest, SERVER, startServer } from './server-process.mjs';

await main(async () => {
  const node = makeReady();
  if (!isRelease(root) && !isBuilt(root)) {
    process.stderr.write('naap: building, this takes a moment ...\n');
    await runScript(node, 'scripts/build.mjs');
  }
  const server = startServer(node, SERVER.built, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
  onStopRequest(server.stop);
  process.exit(await server.ended);
});
