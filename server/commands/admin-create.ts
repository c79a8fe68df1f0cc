import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { Email, NewPassword, Username } from '../../contract/accounts.ts';
import { validate } from '../../contract/validation.ts';
import { CommandError, commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { createLog } from '../http/logging.ts';
import { ThreadedPasswords } from '../infra/passwords/passwords.ts';
import { SecurityLog } from '../infra/security-log.ts';
import { createAdmin, promoteToAdmin } from '../modules/accounts/staff/admin-service.ts';

const USAGE = `npm run admin:create -- [--email <address>] [--username <name>]

Makes an admin: promotes the account with this e-mail, or creates one. What is not given is asked for.
The password of a new account is asked for too, or taken from ADMIN_PASSWORD.
`;

interface Answers {
  email: string;
  newAccount(): Promise<{ username: string; password: string }>;
}

run().catch((error: unknown) => {
  process.stderr.write(`admin:create: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values } = options();
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const email = await answer('E-mail', '--email', values.email, Email);
  const newAccount = async () => ({
    username: await answer('Username', '--username', values.username, Username),
    password: await answer('Password', 'ADMIN_PASSWORD', process.env.ADMIN_PASSWORD, NewPassword),
  });
  const database = await reachDatabase(config);
  try {
    process.stdout.write(
      `${await makeAdmin(database.open(), { email, newAccount }, new SecurityLog(createLog(config, process.stderr)))}\n`,
    );
  } finally {
    await database.leave();
  }
}

function options() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { email: text, username: text, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('.')[0]}. Try --help.`);
  }
}

async function makeAdmin(db: Db, { email, newAccount }: Answers, securityLog: SecurityLog): Promise<string> {
  const passwords = new ThreadedPasswords();
  try {
    await migrateDatabase(db, { alone: true });
    const promotion = await promoteToAdmin(db, { securityLog }, email);
    if (promotion === 'promoted') return `${email} is an admin now; the password stays as it is.`;
    if (promotion === 'already') return `${email} is an admin already.`;
    if (promotion === 'demo') {
      throw new CommandError(`${email} is an account of the demo data; take another address.`);
    }
    if (promotion === 'unfit') {
      throw new CommandError(
        `${email} belongs to a tailor, a brand or the shop itself; take another address.`,
      );
    }
    const { username, password } = await newAccount();
    await createAdmin(db, { passwords, securityLog }, { username, email, password });
    return `${username} (${email}) is an admin now.`;
  } finally {
    await passwords.close();
    await db.$client.end();
  }
}

async function answer(
  question: string,
  source: string,
  given: string | undefined,
  schema: z.ZodType<string>,
) {
  for (;;) {
    if (given === undefined && !process.stdin.isTTY) throw new CommandError(`${source} is needed.`);
    const typed = given ?? (await ask(`${question}: `, source === 'ADMIN_PASSWORD'));
    const checked = validate(schema, typed);
    if (checked.ok) return checked.data;
    const [sentence] = Object.values(checked.errors).flat();
    if (given !== undefined) throw new CommandError(`${source}: ${sentence}`);
    process.stdout.write(`  ${sentence}\n`);
  }
}

function ask(question: string, isHidden: boolean): Promise<string> {
  const nullOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write(question);
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? nullOutput : process.stdout,
    terminal: true,
  });
  return new Promise((resolve, reject) => {
    terminal.once('line', (line) => {
      resolve(line);
      terminal.close();
      if (isHidden) process.stdout.write('\n');
    });
    terminal.once('close', () => reject(new CommandError('stopped; nothing was changed.')));
  });
}
