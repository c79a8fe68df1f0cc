import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AccessTokens } from '../server/infra/access-tokens.ts';
import { measureAgainstFloor } from './against-floor.ts';
import { measureAttacks } from './attacks.ts';
import type { Bench } from './bench.ts';
import { measureCeilings } from './ceilings.ts';
import { measureChat } from './chat.ts';
import { measureExports } from './exports.ts';
import { measureGoods } from './goods.ts';
import { makeGun } from './gun.ts';
import { measureHostileText } from './hostile-text.ts';
import { measureLists } from './lists.ts';
import { measureLogins } from './logins.ts';
import { measurePdf } from './pdf.ts';
import { measurePlacing } from './placing.ts';
import { startPostgres } from './postgres.ts';
import { root, startListening } from './processes.ts';
import { measureRendering } from './rendering.ts';
import { asMarkdown, conditions, type Finding } from './report.ts';
import { measureScale } from './scale.ts';
import { measureStart } from './starting.ts';
import { stockFloor } from './stock.ts';
import { measureTracking } from './tracking.ts';

const MEASUREMENTS = {
  floor: measureAgainstFloor,
  ceilings: measureCeilings,
  placing: measurePlacing,
  goods: measureGoods,
  render: measureRendering,
  logins: measureLogins,
  text: measureHostileText,
  attacks: measureAttacks,
  start: measureStart,
  scale: measureScale,
  lists: measureLists,
  exports: measureExports,
  tracking: measureTracking,
  pdf: measurePdf,
  chat: measureChat,
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
      async signedIn(id) {
        return { authorization: `Bearer ${await tokens.sign({ id, role: 'customer', sessionId: id })}` };
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
