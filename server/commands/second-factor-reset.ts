import { parseArgs } from 'node:util';
import { CommandError, commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { createLog } from '../http/logging.ts';
import { SecurityLog } from '../infra/security-log.ts';
import { resetSecondFactor } from '../modules/accounts/second-factor/reset-service.ts';

const USAGE = `npm run second-factor:reset -- --email <address>

For who has lost the phone with the codes: removes the second factor and the passkeys of the account and signs it out
everywhere. Staff set up a new second factor when they sign in with the password. Make sure who is asking first.
`;

run().catch((error: unknown) => {
  process.stderr.write(`second-factor:reset: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const email = values.email?.trim().toLowerCase();
  if (!email) throw new CommandError('--email is needed.');
  const config = readConfig(process.env);
  const database = await reachDatabase(config, { mustExist: true });
  const db = database.open();
  try {
    await migrateDatabase(db, { alone: true });
    const securityLog = new SecurityLog(createLog(config, process.stderr));
    if (!(await resetSecondFactor(db, { securityLog }, email))) {
      throw new CommandError(`There is no account with ${email}.`);
    }
    process.stdout.write(`${email} has no second factor and no passkey any more, and is signed out.\n`);
  } finally {
    await db.$client.end();
    await database.leave();
  }
}
