import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  // Numbering by count would overwrite a snapshot, because two numbers were never used.
  migrations: { prefix: 'timestamp' },
});
