import { parseArgs } from 'node:util';
import { commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { withoutTimeouts } from '../db/client.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { verifyData } from '../modules/system/verification-service.ts';

const USAGE = `npm run verify:data

Checks that the data agrees with itself, and changes nothing: that the steps of each order lead to where it stands, that
totals are the sums of their parts, that documents have no gaps, that no more was refunded than paid, that stock is not below
zero, that every new order has its mail, and that no seller on hold sells. The shop may run meanwhile. Ends with 1 when something is wrong.
`;

run().catch((error: unknown) => {
  process.stderr.write(`verify:data: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { help } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values;
  if (help) {
    process.stdout.write(USAGE);
    return;
  }
  const database = await reachDatabase(readConfig(process.env), { mustExist: true });
  const db = database.open();
  try {
    const findings = await withoutTimeouts(db, verifyData);
    for (const { what, count, ids } of findings) {
      const rest = count > ids.length ? `, and ${count - ids.length} more` : '';
      process.stdout.write(`${count} × ${what}: ${ids.join(', ')}${rest}\n`);
    }
    if (findings.length === 0) process.stdout.write('The data agrees with itself.\n');
    else process.exitCode = 1;
  } finally {
    await db.$client.end();
    await database.leave();
  }
}
