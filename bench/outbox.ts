import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailBodies } from '../server/infra/mail/mail-body.ts';
import { MessageBodies } from '../server/infra/messages/message-bodies.ts';
import type { Bench } from './bench.ts';
import { query } from './postgres.ts';
import { type Listening, startShop } from './processes.ts';
import { median, ratio, whole } from './report.ts';

const WAITING = 100_000;
const WAITING_QUICK = 10_000;
/** As a provider far away answers. */
const PROVIDER_MS = 40;
/** Of each kind. One number and one address each, as they are limited. */
const ASKED = 12;
const LATEST_MS = 60_000;
const GOAL = 3;

const TABLES = { code: 'messages', link: 'mails' } as const;

/** How long codes and links of sign-in take while other messages and mails wait (messages-5, mail-7). */
export async function measureOutbox(bench: Bench): Promise<void> {
  const waiting = bench.quick ? WAITING_QUICK : WAITING;
  const provider = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end('OK'), PROVIDER_MS));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const database = await bench.postgres.createShop('outbox');
  const settings = bench.shopOn(database);
  const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`;
  const body = JSON.stringify({ to: '{to}', text: '{text}', key: '{key}' });
  const shop = await startShop({ ...settings, SMS_URL: address, SMS_BODY: body });
  try {
    await query(database, `update order_settings set codes_per_day = 10000, quiet_from = 0, quiet_until = 0`);
    await ask(shop, database, 'first');
    const idle = await ask(shop, database, 'idle');
    if (Math.max(...idle.code, ...idle.link) >= LATEST_MS)
      throw new Error('What nothing waits before is not sent');
    await fill(database, waiting, String(settings.JWT_SECRET));
    const filledAt = performance.now();
    const busy = await ask(shop, database, 'busy');
    const [left] = await query(
      database,
      `select (select count(*)::int from messages where state = 'waiting') as messages,
        (select count(*)::int from mails where sent_at is null) as mails`,
    );
    const seconds = (performance.now() - filledAt) / 1000;
    const rates = [left?.messages, left?.mails].map((rest) => (waiting - Number(rest)) / seconds);
    bench.report({
      what: `${whole(waiting)} text messages and as many mails, sent beside these`,
      measured: rates
        .map((rate) => `${whole(rate)} a second, all in ${whole(waiting / rate / 60)} minutes`)
        .join('; '),
      numbers: { rates },
    });
    for (const what of ['code', 'link'] as const) {
      const of = median(busy[what]) / median(idle[what]);
      const rest = Number(what === 'code' ? left?.messages : left?.mails);
      bench.report({
        what: `A ${what === 'code' ? 'code by text message' : 'link of sign-in by mail'} while ${whole(waiting)} other ${TABLES[what]} wait`,
        measured: `${whole(median(busy[what]))} ms, ${ratio(of)} of ${whole(median(idle[what]))} ms with none; longest ${whole(Math.max(...busy[what]))} ms, ${whole(rest)} still waited`,
        goal: `≤ ${GOAL} ×`,
        isMet: of <= GOAL && rest > 0,
        numbers: { idle: idle[what], busy: busy[what], rest },
      });
    }
  } finally {
    await shop.stop();
    provider.closeAllConnections();
    provider.close();
  }
}

/** Milliseconds from the call to the end of each. */
async function ask(shop: Listening, database: string, round: string) {
  const taken: { code: number[]; link: number[] } = { code: [], link: [] };
  const base = { first: 0, idle: 1, busy: 2 }[round] ?? 0;
  for (let n = 0; n < ASKED; n += 1) {
    const phone = `+92300${String(base * 1000 + n).padStart(7, '0')}`;
    const email = `${round}.${n}@bench.example`;
    await query(
      database,
      `insert into users (username, email, user_type) values ('${round}_${n}', '${email}', 'customer')`,
      // Links go to proven addresses only.
      `insert into proven_addresses (email) values ('${email}')`,
    );
    await post(shop, '/api/phones/codes/', { phone });
    await post(shop, '/auth/forgot-password/', { email });
    taken.code.push(
      await endOf(
        database,
        `select ended_at - created_at as took from messages where recipient = '${phone}'`,
      ),
    );
    taken.link.push(
      await endOf(database, `select sent_at - created_at as took from mails where recipient = '${email}'`),
    );
  }
  return taken;
}

async function post(shop: Listening, path: string, body: object): Promise<void> {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function endOf(database: string, sql: string): Promise<number> {
  for (const limit = Date.now() + LATEST_MS; Date.now() < limit; await sleep(50)) {
    const [row] = await query(database, `select extract(epoch from took) * 1000 as ms from (${sql}) as one`);
    if (row?.ms !== null && row?.ms !== undefined) return Number(row.ms);
  }
  return LATEST_MS;
}

/** Other messages and mails, each with its job, as their outboxes write them. */
async function fill(database: string, count: number, secret: string): Promise<void> {
  const letter = new MailBodies([secret]).seal({ text: 'Ready', html: '<p>Ready</p>' }).toString('hex');
  const sealed = new MessageBodies([secret]).seal({ text: 'Your order is ready.' }).toString('hex');
  await query(
    database,
    `with added as (
      insert into messages (channel, kind, recipient, body, parts, is_urgent, expires_at)
      select 'sms', 'orders.update', '+92301' || i, decode('${sealed}', 'hex'), 1, false, now() + interval '1 day'
        from generate_series(1000000, ${1_000_000 + count - 1}) i returning id)
    insert into pgboss.job (name, data) select 'message.send', jsonb_build_object('messageId', id) from added`,
  );
  await query(
    database,
    `with added as (
      insert into mails (kind, recipient, subject, body)
      select 'contact.reply', i || '@others.example', 'Your order is ready', decode('${letter}', 'hex')
        from generate_series(1, ${count}) i returning id)
    insert into pgboss.job (name, data) select 'mail.send', jsonb_build_object('mailId', id) from added`,
  );
}
