import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { fillDemoData } from './db/demo/fill.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './db/embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import { realDeps } from './deps.ts';
import { createLog } from './http/logging.ts';
import { serviceJobs } from './modules/service/jobs.ts';

/** How long requests in flight may take to finish, in milliseconds; jobs have as long again, PostgreSQL a little more. */
const REQUESTS_LIMIT = 10_000;
const STOP_LIMIT = 45_000;

/** What has been brought up, to be taken down in reverse order. */
const running: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

process.on('SIGTERM', () => void end(0));
process.on('SIGINT', () => void end(0));
run().catch((error: Error) => {
  const expected = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`naap: ${expected ? error.message : error.stack}\n`);
  void end(1);
});

/** Reads the settings, brings up database, application and jobs, and serves until it is told to stop. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  let url = config.databaseUrl;
  if (!url) {
    const embedded = await startEmbeddedPostgres({ folder: join(config.dataDir, 'postgres'), log });
    running.push(() => embedded.stop());
    url = embedded.url;
  }
  const deps = realDeps(config, url, log);
  running.push(() => deps.db.$client.end());
  running.push(() => deps.passwords.close());
  running.push(async () => deps.mailer.close());
  await migrateDatabase(deps.db);
  if (config.demo) await fillDemoData(deps);
  running.push(() => deps.jobs.stop());
  serviceJobs(deps);
  const [app] = await Promise.all([buildApp(deps, { pages: true, log }), deps.jobs.start()]);
  running.push(() => closeWithin(app, REQUESTS_LIMIT));
  await app.listen({ port: config.port, host: config.host });
  if (!stopping) announce(config, app.addresses());
}

/** Takes no new connections and waits for requests in flight; what is left after the limit is cut off. */
async function closeWithin(app: FastifyInstance, limit: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limit);
  // A browser keeps its connection open after the answer that it was waiting for.
  const released = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(released);
  clearTimeout(cut);
}

/** No new connections, requests in flight finish, jobs settle, the database closes, the process ends. */
function end(status: number): Promise<void> {
  stopping ??= (async () => {
    const overdue = setTimeout(() => process.exit(status || 1), STOP_LIMIT);
    overdue.unref();
    for (const stop of running.reverse()) {
      await stop().catch((error: Error) => process.stderr.write(`naap: while stopping: ${error.message}\n`));
    }
    process.exit(status);
  })();
  return stopping;
}
