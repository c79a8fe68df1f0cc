import { parseArgs } from 'node:util';
import { formatRupees } from '../../contract/money.ts';
import { trackingNumberFrom } from '../../contract/tracking-number.ts';
import { CommandError, commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { type Deps, realDeps } from '../deps.ts';
import { createLog } from '../http/logging.ts';
import { applySavedFacts } from '../modules/settings/service.ts';
import { confirmByStaff, listWaiting } from '../modules/shop/checkout/reservation-service.ts';

const USAGE = `npm run orders:confirm -- [NP-…]

Confirms a guest's order after a call to the guest, and places it.
Without a number it lists the orders that wait to be confirmed.
`;

run().catch((error: unknown) => {
  process.stderr.write(`orders:confirm: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const [typed, ...more] = positionals;
  if (more.length > 0) throw new CommandError('one order at a time, please. Try --help.');
  const number = typed === undefined ? undefined : trackingNumberFrom(typed);
  if (typed !== undefined && !number) {
    throw new CommandError(`${typed} is not a tracking number: NP- and ten letters and digits.`);
  }
  const config = readConfig(process.env);
  const database = await reachDatabase(config, { mustExist: true });
  // Only inserts the mail's job; the running shop sends the mail.
  const deps = await realDeps(
    { ...config, jobs: false },
    database.url,
    createLog({ ...config, logLevel: 'silent' }),
  );
  try {
    await migrateDatabase(deps.db, { alone: true });
    await applySavedFacts(deps);
    await deps.jobs.start();
    process.stdout.write(`${number ? await confirm(deps, number) : await list(deps)}\n`);
  } finally {
    await deps.jobs.stop();
    await deps.passwords.close();
    await deps.db.$client.end();
    await database.leave();
  }
}

async function confirm(deps: Deps, number: string): Promise<string> {
  const outcome = await confirmByStaff(deps, number);
  if (outcome === undefined) throw new CommandError(`there is no order ${number} to confirm.`);
  if (outcome === 'already') return `${number} is already confirmed; nothing was changed.`;
  return `${number} is placed; the sellers will pack it next.`;
}

async function list(deps: Deps): Promise<string> {
  const waiting = await listWaiting(deps);
  if (waiting.length === 0) return 'No order waits to be confirmed.';
  return waiting
    .map(({ trackingNumber, orderDate, total, phone, email, reservation }) =>
      [
        trackingNumber,
        orderDate.toISOString().slice(0, 16).replace('T', ' '),
        formatRupees(total),
        phone ?? email,
        reservation === 'RESERVED' ? 'stock reserved' : 'stock returned',
      ].join('  '),
    )
    .join('\n');
}
