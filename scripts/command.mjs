import { main, makeReady } from './ready.mjs';
import { environment, run } from './run.mjs';
import { builtFileOf } from './server-process.mjs';

/** `node scripts/command.mjs server/commands/x.ts …`: installs missing packages, then runs a command of the server. */
await main(async () => {
  const node = makeReady();
  const [source = '', ...args] = process.argv.slice(2);
  process.exitCode = await run(node, [builtFileOf(source), ...args], { env: environment(node) });
});
