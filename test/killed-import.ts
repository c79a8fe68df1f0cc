import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { realDeps } from '../server/deps.ts';
import { runTransfer } from '../server/modules/transfers/run-service.ts';

/**
 * A process that runs a product import and is killed in its second step, with rows written but not committed. It
 * gets the shop's settings and the import's id.
 */
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const deps = await realDeps(config, config.databaseUrl ?? '', log);
await buildApp(deps, { pages: false, log });

const products = deps.transferKinds.import('products');
if (!products) throw new Error('No import of products');
let steps = 0;
deps.transferKinds.addImport({
  ...products,
  apply: async (tx, batch) => {
    const errors = await products.apply(tx, batch);
    steps += 1;
    if (steps === 2) process.kill(process.pid, 'SIGKILL');
    return errors;
  },
});
await runTransfer(deps, Number(process.argv[2]));
