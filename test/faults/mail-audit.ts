import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { databaseUrl, type RealServer } from './real-server.ts';

/** The most mails of a kind to a recipient in an hour; the shop's own address gets more. */
const PER_HOUR = `case when kind in ('orders.workshop', 'orders.to-price') then 60 else 5 end`;

/** Invariants of the outbox if every customer's address is confirmed. */
export const NEVER_OF_MAIL: Record<string, string> = {
  'an order without exactly one mail that tells of it': `
    select id from orders o where 1 <> (
      select count(*) from mails where kind = 'orders.placed'
        and subject = 'Your order ' || o.tracking_id || ' is placed')`,
  'a confirmation without exactly one mail that tells of it': `
    select id from orders o where (o.status = 'CONFIRMED')::int <> (
      select count(*) from mails where kind = 'orders.confirmed'
        and subject = 'Your order ' || o.tracking_id || ' is confirmed')`,
  'an order mail to somebody else, or a mail for the tailor or staff to the customer': `
    select m.id from mails m join orders o on m.subject like '%' || o.tracking_id || '%'
    join users u on u.id = o.customer_id
    where (m.recipient = u.email) = (m.kind in ('orders.work', 'orders.workshop', 'orders.to-price'))`,
  'a confirmation that the workshop was not told of exactly once': `
    select id from orders o where (o.status = 'CONFIRMED')::int <> (
      select count(*) from mails where kind = 'orders.workshop' and subject = 'New order ' || o.tracking_id)`,
  'a mail that tells of no order': `
    select id from mails m where subject like 'Your order %' and not exists (
      select from orders o where m.subject like '%' || o.tracking_id || '%')`,
  'a customer without exactly one welcome': `
    select id from users u where username like 'customer\\_%' and 1 <> (
      select count(*) from mails where kind = 'accounts.welcome' and recipient = u.email)`,
  'a mail without exactly one job': `
    select id from mails m where 1 <> (
      select count(*) from pgboss.job where name in ('mail.send', 'mail.send-urgent') and (data->>'mailId')::int = m.id)`,
  'a job without its mail': `
    select j.id from pgboss.job j left join mails m on m.id = (j.data->>'mailId')::int
    where j.name in ('mail.send', 'mail.send-urgent') and m.id is null`,
  'a mail that is held although its address is proven': 'select id from mails where held',
  'a mail that could not be sent': `
    select id from mails where given_up_at is not null or last_error is not null`,
  'an unsent mail that was due and was not taken up': `
    select id from mails where sent_at is null and next_attempt_at <= now()`,
  'an unsent mail that waits although its recipient has room, or for longer than until there is': `
    select id from mails m where sent_at is null and next_attempt_at > now() and (
      next_attempt_at > now() + interval '1 hour' or retry_until < next_attempt_at or ${PER_HOUR} > (
        select count(*) from mails of_this_hour
        where of_this_hour.recipient = m.recipient and of_this_hour.kind = m.kind
          and of_this_hour.sent_at > now() - interval '1 hour'))`,
  'a recipient who got more of a kind within the hour than they may': `
    select recipient || ' ' || kind as id from mails
    where sent_at > now() - interval '1 hour' group by recipient, kind having count(*) > ${PER_HOUR}`,
  'mail that nothing takes up when its job is lost': `
    select 'no schedule' as id where not exists (
      select from pgboss.schedule where name = 'mail.resume' and cron = '* * * * *')`,
};

/** Invariants of the mails about steps, if no mail was dropped for a full mailbox. */
export const NEVER_OF_STEP_MAIL: Record<string, string> = {
  'an order without exactly one mail for each step': `
    select o.tracking_id as id from orders o where (
      select count(*) from order_events where order_id = o.id and action not in ('edit', 'work_garment', 'record_payment')) <> (
      select count(*) from mails where subject ilike
        case o.kind when 'bulk' then '%your bulk order ' else '%your order ' end || o.tracking_id || ' %')`,
  'a payment without exactly one mail': `
    select o.tracking_id as id from orders o where (
      select count(*) from order_events where order_id = o.id and action = 'record_payment') <> (
      select count(*) from mails where subject ilike 'We have a payment for your %order ' || o.tracking_id)`,
  'a bulk order that support was not told of once when placed, accepted, and cancelled after that': `
    select o.tracking_id as id from orders o where kind = 'bulk' and (
      select count(*) from order_events where order_id = o.id
        and (action in ('place', 'accept') or action = 'cancel' and from_status = 'ACCEPTED')) <> (
      select count(*) from mails where kind in ('orders.to-price', 'orders.workshop')
        and subject like '%' || o.tracking_id || '%')`,
  'a mail sent more than twice': 'select id from mails where attempts > 2',
};

/** For each process: five by their jobs and five from earlier. */
const SENT_AT_ONCE = 10;

/** After this, a claimed mail may be sent by another process. */
const CLAIM_MS = 120_000;
const TAKEN_UP_WITHIN_MS = 60_000;

/** Sends all due mail, and at once the mail that an ended server had claimed. */
export async function takeUpMail(client: pg.Client, { dataDir, startedAt }: RealServer): Promise<void> {
  await client.query(
    `update mails set claimed_until = now()
     where sent_at is null and claimed_until < $1::timestamptz + make_interval(secs => $2)`,
    [startedAt, CLAIM_MS / 1000],
  );
  const boss = new PgBoss({
    connectionString: await databaseUrl(dataDir),
    supervise: false,
    schedule: false,
  });
  // Ignore connection errors while the test stops the server.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const limit = Date.now() + TAKEN_UP_WITHIN_MS; Date.now() < limit; await sleep(100)) {
      const due = await client.query('select from mails where sent_at is null and next_attempt_at <= now()');
      if (due.rowCount === 0) return;
      const asked = await client.query(
        `select from pgboss.job where name = 'mail.resume' and state in ('created', 'active')
           and created_on >= $1`,
        [startedAt],
      );
      if (asked.rowCount === 0) await boss.send('mail.resume');
    }
  } finally {
    await boss.stop();
  }
}

/** One sentence if there were more attempts than the faults explain, so that a mail was sent twice. */
export async function needlessAttempts(client: pg.Client, faults: number): Promise<string[]> {
  const { rows } = await client.query<{ again: number; most: number }>(
    'select coalesce(sum(attempts - 1), 0)::int as again, coalesce(max(attempts), 0) as most from mails',
  );
  const [{ again, most } = { again: 0, most: 0 }] = rows;
  if (again <= faults * SENT_AT_ONCE && most <= faults + 1) return [];
  return [`mails taken up again: ${again} times, one of them ${most} times, after ${faults} faults`];
}

/** Each sent mail must be in the mail folder exactly once, and no unclaimed one. */
export async function missingLetters(client: pg.Client, dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  const letters = names.filter((name) => name.endsWith('.eml')).map((name) => Number.parseInt(name, 10));
  const { rows: mails } = await client.query<{ id: number; isSent: boolean; attempts: number }>(
    'select id, sent_at is not null as "isSent", attempts from mails',
  );
  const written = new Set(letters);
  const taken = new Set(mails.filter(({ attempts }) => attempts > 0).map(({ id }) => id));
  const lost = mails.filter(({ id, isSent }) => isSent && !written.has(id));
  return [
    ...lost.map(({ id }) => `a mail that was not sent: ${id}`),
    ...letters.filter((id, at) => letters.indexOf(id) !== at).map((id) => `a mail with two letters: ${id}`),
    ...letters.filter((id) => !taken.has(id)).map((id) => `a letter that nobody has sent: ${id}`),
  ];
}
