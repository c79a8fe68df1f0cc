import { parseArgs } from 'node:util';
import { CommandError, commandErrorMessage } from '../command-line.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { mailState, type ResendChoice, requeue } from '../infra/mail/outbox-queries.ts';

const USAGE = `npm run mail:resend -- [--id <number>] [--since <day or time>] [--given-up]

Retries mail that was not sent, for another three days: all of it, or what the options select.
  --id 42              this mail
  --since 2026-01-31   what was written since then (UTC)
  --given-up           what was given up
A server that runs the jobs sends it within a minute. Mail that was sent cannot be sent again: its text is not kept.
`;

const OPTIONS = {
  id: { type: 'string' },
  since: { type: 'string' },
  'given-up': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

run().catch((error: unknown) => {
  process.stderr.write(`mail:resend: ${commandErrorMessage(error)}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const choice = readChoice();
  if (choice === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  const database = await reachDatabase(readConfig(process.env), { mustExist: true });
  const db = database.open();
  try {
    await migrateDatabase(db, { alone: true });
    process.stdout.write(`${await resend(db, choice)}\n`);
  } finally {
    await db.$client.end();
    await database.leave();
  }
}

function readChoice(): ResendChoice | 'help' {
  const { id, since, 'given-up': givenUp, help } = parseArgs({ options: OPTIONS }).values;
  if (help) return 'help';
  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id))
    throw new CommandError('--id takes the number of a mail.');
  const moment = since === undefined ? undefined : new Date(since);
  if (moment && Number.isNaN(moment.getTime()))
    throw new CommandError('--since takes a day like 2026-01-31.');
  return { id: id === undefined ? undefined : Number(id), since: moment, givenUp };
}

async function resend(db: Db, choice: ResendChoice): Promise<string> {
  const { id } = choice;
  const mail = id === undefined ? undefined : await mailState(db, id);
  if (id !== undefined && !mail) throw new CommandError(`There is no mail ${id}.`);
  if (mail?.sentAt) {
    throw new CommandError(`Mail ${id} was sent ${mail.sentAt.toISOString()}; its text is not kept.`);
  }
  if (mail?.held) {
    throw new CommandError(`Mail ${id} is held until its recipient's address is confirmed.`);
  }
  const count = await requeue(db, choice);
  if (count === 0) return 'There is no unsent mail to retry.';
  return `${count} ${count === 1 ? 'mail is' : 'mails are'} queued; a server that runs the jobs sends within a minute.`;
}
