import { watch } from 'node:fs';
import { join } from 'node:path';
import { main, makeReady, root } from './ready.mjs';
import { onStopRequest, SERVER, startServer } from './server-process.mjs';

const WATCHED = ['server', 'contract', 'words'];
const SETTLE_MS = 150;

/** `npm run dev`: reloads pages on change, and restarts the server when its code changes. */
await main(() => {
  const node = makeReady();
  const start = () => startServer(node, SERVER.sources, { NODE_ENV: 'development' });
  let server = start();
  let isStopping = false;
  let restarting = Promise.resolve();

  const restart = async () => {
    if (isStopping) return;
    process.stderr.write('naap: server code changed, starting again\n');
    await server.stop('SIGTERM');
    if (!isStopping) server = start();
  };
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.(ts|sql|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        restarting = restarting.then(restart);
      }, SETTLE_MS);
    });
  }
  onStopRequest(async (signal) => {
    isStopping = true;
    await server.stop(signal);
    process.exit(await server.ended);
  });
});
