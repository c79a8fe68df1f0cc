import Fastify from 'fastify';
import pg from 'pg';

// The baseline: bare Fastify and one prepared, indexed SELECT of twelve rows by the shop's driver.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const query = {
  name: 'floor',
  text: 'select id, name, description, price, stock, created_at from products where id > $1 order by id limit 12',
};
const app = Fastify();
app.get('/', async () => (await pool.query({ ...query, values: [100] })).rows);

const TABLES = ['orders', 'order_lines', 'order_events', 'mails', 'jobs'];
app.post('/', async (request, reply) => {
  const client = await pool.connect();
  await client.query('begin');
  for (const table of TABLES) {
    const text = `insert into ${table} (owner, content) values ($1, $2) returning id`;
    await client.query({ name: table, text, values: [100, request.body] });
  }
  await client.query('commit');
  client.release();
  return reply.status(201).send({ placed: true });
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`The floor is open at ${address}\n`);
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
