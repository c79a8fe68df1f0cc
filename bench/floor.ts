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
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`The floor is open at ${address}\n`);
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
