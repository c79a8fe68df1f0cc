import Fastify from 'fastify';
import pg from 'pg';
import type { CeilingStatement } from './ceilings.ts';

// The shop's own statements behind bare Fastify: no sign-in, no validation, no presenter, no log.

const STATEMENTS: Record<string, CeilingStatement[]> = JSON.parse(process.env.STATEMENTS ?? '{}');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const app = Fastify();
for (const [path, statements] of Object.entries(STATEMENTS)) {
  app.get(path, async () => {
    const answers: unknown[] = [];
    for (const [place, statement] of statements.entries()) {
      answers.push((await pool.query({ name: `${path}${place}`, ...statement })).rows);
    }
    return answers;
  });
}

/** As many statements as placing an order has, each of one row by its key. */
const READS = 8;
const TABLES = ['idempotency', 'orders', 'addresses', 'events', 'notifications', 'mails', 'jobs', 'answers'];
for (const table of TABLES) {
  await pool.query(`create table if not exists ceiling_${table} (id bigint generated always as identity primary key,
    owner integer not null, content jsonb not null)`);
}
app.post('/', async (request, reply) => {
  const client = await pool.connect();
  await client.query('begin');
  for (let read = 0; read < READS; read += 1) {
    await client.query({
      name: 'read',
      text: 'select id, area from tailors where id = $1',
      values: [1 + read],
    });
  }
  for (const table of TABLES) {
    const text = `insert into ceiling_${table} (owner, content) values ($1, $2) returning id`;
    await client.query({ name: table, text, values: [100, request.body] });
  }
  await client.query('commit');
  client.release();
  return reply.status(201).send({ placed: true });
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`The ceiling is open at ${address}\n`);
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
