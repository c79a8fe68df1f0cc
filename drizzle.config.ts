import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  // By count, a file would overwrite an earlier snapshot: two numbers were never used.
  migrations: { prefix: 'timestamp' },
});
