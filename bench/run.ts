import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AccessTokens } from '../server/infra/access-tokens.ts';
import { measureAttacks } from './attacks.ts';
import type { Bench } from './bench.ts';
import { measureChat } from './chat.ts';
import { makeGun } from './gun.ts';
import { measureLists } from './lists.ts';
import { measureOrders } from './orders.ts';
import { measureOutbox } from './outbox.ts';
import { startPostgres } from './postgres.ts';
import { root, startListening } from './processes.ts';
import { measureReads } from './reads.ts';
import { asMarkdown, conditions, type Finding } from './report.ts';
import { measureStart } from './starting.ts';
import { stockFloor } from './stock.ts';

const MEASUREMENTS = {
  reads: measureReads,
  orders: measureOrders,
  chat: measureChat,
  start: measureStart,
  lists: measureLists,
  attacks: measureAttacks,
  outbox: measureOutbox,
};

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const names = options.only?.split(',') ?? Object.keys(MEASUREMENTS);
const unknown = names.find((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown !== undefined) {
  process.stderr.write(`--only ${unknown}: choose from ${Object.keys(MEASUREMENTS).join(', ')}\n`);
  process.exit(2);
}
await run(names as (keyof typeof MEASUREMENTS)[], options.quick);

async function run(chosen: (keyof typeof MEASUREMENTS)[], quick: boolean): Promise<void> {
  const findings: Finding[] = [];
  const secret = randomBytes(48).toString('base64url');
  const tokens = new AccessTokens(secret);
  const postgres = await startPostgres();
  const running: (() => unknown)[] = [() => postgres.stop()];
  const stopAll = async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  };
  process.once('SIGINT', () => stopAll().finally(() => process.exit(130)));
  process.once('SIGTERM', () => stopAll().finally(() => process.exit(143)));
  try {
    const database = await postgres.create('floor');
    await stockFloor(database);
    const floor = await startListening('bench/floor.ts', { DATABASE_URL: database });
    running.push(() => floor.stop());
    const gun = makeGun();
    running.push(() => gun.close());
    const bench: Bench = {
      ...{ postgres, floor, gun, quick },
      ...(quick ? { seconds: 1, rounds: 4 } : { seconds: 1.5, rounds: 10 }),
      report(finding) {
        findings.push(finding);
        process.stderr.write(`${finding.what}: ${finding.measured}\n`);
      },
      shopOn: (url) => ({
        DATABASE_URL: url,
        JWT_SECRET: secret,
        DATA_DIR: join(postgres.folder, new URL(url).pathname.slice(1)),
      }),
      token: (id, role) => tokens.sign({ id, role, sessionId: id }),
      async signedIn(id, role = 'customer') {
        return { authorization: `Bearer ${await tokens.sign({ id, role, sessionId: id })}` };
      },
    };
    for (const name of chosen) await MEASUREMENTS[name](bench);
  } finally {
    await stopAll();
  }
  const where = conditions(postgres.version, quick);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify({ where, findings }, null, 2)}\n`);
  process.stdout.write(`${asMarkdown(findings, where)}\n`);
}
