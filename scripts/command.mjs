import { main, makeReady } from './ready.mjs';
import { environment, run } from './run.mjs';

/** `node scripts/command.mjs server/commands/x.ts …`: installs missing packages, then runs a command of the server. */
await main(async () => {
  const node = makeReady();
  process.exitCode = await run(node, process.argv.slice(2), { env: environment(node) });
});
