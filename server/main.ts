import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { withoutTimeouts } from './db/client.ts';
import { applyDemoSetting } from './db/demo/apply-setting.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { databaseErrorMessage, databaseRefusal } from './db/error-message.ts';
import { MigrationError, migrateDatabase, ServedError } from './db/migrate.ts';
import { traceStatements } from './db/observe-statements.ts';
import { superuserWarning } from './db/reach-database.ts';
import { whenDatabaseAnswers } from './db/when-database-answers.ts';
import { realDeps } from './deps.ts';
import { closingOf } from './http/closing.ts';
import { createLog } from './http/logging.ts';
import { UnbuiltError } from './http/page-builds.ts';
import type { Tracing } from './infra/tracing/tracing.ts';
import { resealSecondFactors } from './modules/accounts/second-factor/service.ts';
import { hasAdmin } from './modules/accounts/staff/admin-service.ts';
import { backOfficeJobs } from './modules/backoffice/jobs.ts';
import { cardJobs } from './modules/cards/jobs.ts';
import { chatJobs } from './modules/chat/jobs.ts';
import { connectionJobs } from './modules/connections/jobs.ts';
import { resealWebhooks } from './modules/connections/secret-service.ts';
import { countCash } from './modules/couriers/entry-service.ts';
import { dispatchJobs } from './modules/dispatch/jobs.ts';
import { countGoods } from './modules/earnings/entry-service.ts';
import { storageWarning } from './modules/files/service.ts';
import { keepCashKey } from './modules/lifecycle/cash-key-service.ts';
import { orderJobs } from './modules/orders/jobs.ts';
import { resealIdentities } from './modules/sellers/numbers-service.ts';
import { applySavedFacts } from './modules/settings/service.ts';
import { shopJobs } from './modules/shop/jobs.ts';
import { resealRefundAccounts } from './modules/shop/owed/account-service.ts';
import { enterPastCash } from './modules/shop/payments/cash-service.ts';
import { resealAccounts } from './modules/shop/returns/account-service.ts';
import { systemJobs } from './modules/system/jobs.ts';
import { transferJobs } from './modules/transfers/jobs.ts';
import { versionOf } from './version.ts';
import { startWarnings } from './warnings.ts';

/** Milliseconds. Everything but running requests gets 10 s in all; then the embedded PostgreSQL ends by itself. */
const STOP_LIMITS = {
  requests: 10_000,
  jobs: 5_000,
  mail: 500,
  passwords: 500,
  pool: 1_000,
  tracing: 500,
  pubsub: 500,
  postgres: 2_500,
};

/** Exit status (EX_CONFIG of sysexits.h) of a start that will fail again until somebody changes something. */
const LASTING = 78;

/** Retrying helps: another program may release the port, or a network may come up. */
class ListenError extends Error {}

const running: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

process.on('SIGTERM', () => void end(0));
process.on('SIGINT', () => void end(0));
run().catch((error: Error) => {
  // A shutdown during the start makes the start fail, which is no error.
  if (!stopping) process.stderr.write(`naap: ${errorMessage(error)}\n`);
  void end(isLasting(error) ? LASTING : 1);
});

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  process.on('uncaughtException', (err) => {
    // The state is unknown after it. Logged here, because Node would print the error with its values.
    log.fatal({ err }, 'stopping after an unexpected error');
    void end(1);
  });
  for (const warning of startWarnings(config)) log.warn(warning);
  let url = config.databaseUrl;
  if (!url) {
    const embedded = await startEmbeddedPostgres({
      folder: join(config.dataDir, 'postgres'),
      log,
      connections: config.databasePool,
      onFatal: (err) => {
        log.fatal({ err }, 'stopping: the database cannot be started again');
        void end(1);
      },
    });
    running.push(() => within('postgres', embedded.stop()));
    url = embedded.url;
  }
  const tracing = await tracingOf(config);
  if (tracing) running.push(() => within('tracing', tracing.close()));
  const deps = await realDeps(config, url, log);
  if (tracing) traceStatements(deps.db.$client, tracing.observeStatement);
  running.push(() => within('pool', Promise.all([deps.db.$client.end(), deps.readiness.close()])));
  running.push(async () => deps.redis?.close());
  running.push(() => within('pubsub', deps.pubsub.close()));
  running.push(() => within('passwords', deps.passwords.close()));
  running.push(() => within('mail', Promise.resolve(deps.mailer.close())));
  await whenDatabaseAnswers(url, log, () => migrateDatabase(deps.db, { alone: true }));
  const roleWarning = await superuserWarning(deps.db);
  if (roleWarning) log.warn(roleWarning);
  const { voidAccounts } = await applyDemoSetting(deps);
  await keepCashKey(deps);
  const isWithAdmin = await hasAdmin(deps.db);
  const resealed = await resealSecondFactors(deps);
  if (resealed > 0)
    log.info({ accounts: resealed }, 'authenticator secrets are sealed with the new JWT_SECRET');
  const identities = await resealIdentities(deps);
  if (identities > 0)
    log.info({ sellers: identities }, 'identities of sellers are sealed with the new JWT_SECRET');
  const webhooks = await resealWebhooks(deps);
  if (webhooks > 0) log.info({ webhooks }, 'secrets of webhooks are sealed with the new JWT_SECRET');
  const accounts = await resealAccounts(deps);
  if (accounts > 0)
    log.info({ returns: accounts }, 'bank accounts of customers are sealed with the new JWT_SECRET');
  const refundAccounts = await resealRefundAccounts(deps);
  if (refundAccounts > 0)
    log.info({ orders: refundAccounts }, 'accounts for refunds are sealed with the new JWT_SECRET');
  // At the first start with a ledger there may be years of them.
  const counted = await withoutTimeouts(deps.db, countGoods);
  if (counted > 0)
    log.info({ entries: counted }, 'goods that were delivered before are entered in the ledger');
  const cash = await countCash(deps.db);
  if (cash > 0) log.info({ parcels: cash }, 'cash that couriers collected before is entered');
  const payments = await enterPastCash(deps.db);
  if (payments > 0) log.info({ payments }, 'cash of goods that were delivered before is entered as payments');
  const storageError = await storageWarning(deps).catch(
    (error: Error) => `The stored files cannot be used: ${error.message}.`,
  );
  if (storageError) log.error(storageError);
  if (voidAccounts > 0) deps.securityLog.record('demo_accounts_voided', { accounts: voidAccounts });
  running.push(() => within('jobs', deps.jobs.stop()));
  systemJobs(deps, log);
  orderJobs(deps);
  dispatchJobs(deps);
  chatJobs(deps);
  cardJobs(deps);
  shopJobs(deps);
  transferJobs(deps);
  backOfficeJobs(deps);
  connectionJobs(deps);
  const [app] = await Promise.all([buildApp(deps, { pages: true, log, tracing }), applySavedFacts(deps)]);
  // Started last: jobs run transfers that modules register, and write mails in the saved name of the shop.
  await deps.jobs.start();
  running.push(closingOf(app, STOP_LIMITS.requests));
  await listen(app, config);
  if (!stopping) announce(config, app.addresses(), { voidAccounts, hasAdmin: isWithAdmin });
}

async function tracingOf(config: Config): Promise<Tracing | undefined> {
  if (!config.tracing) return undefined;
  const { startTracing } = await import('./infra/tracing/tracing.ts');
  return startTracing({ version: versionOf(config), ...config.tracing });
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ListenError(
        `PORT: ${port} is taken by another program on ${host}; stop that or choose another.`,
      );
    }
    if (code === 'EACCES')
      throw new ListenError(`PORT: ${port} is not for this user; choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ListenError(`HOST: ${host} is no address of this machine (${code}).`);
    }
    throw error;
  }
}

function errorMessage(error: Error): string | undefined {
  if (
    error instanceof ConfigError ||
    error instanceof ListenError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
    error instanceof UnbuiltError
  ) {
    return error.message;
  }
  const ofDatabase = databaseErrorMessage(error);
  return ofDatabase ? `DATABASE_URL: ${ofDatabase}.` : error.stack;
}

function isLasting(error: Error): boolean {
  if (error instanceof ServedError) return false;
  return (
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof UnbuiltError ||
    databaseRefusal(error) !== undefined
  );
}

async function within(part: keyof typeof STOP_LIMITS, stopped: Promise<unknown>): Promise<void> {
  const limit = STOP_LIMITS[part];
  const isOverdue = await Promise.race([stopped.then(() => false), sleep(limit, true)]);
  if (isOverdue) throw new Error(`${part}: not within ${limit} ms`);
}

function end(status: number): Promise<void> {
  stopping ??= (async () => {
    for (const stop of running.reverse()) {
      await stop().catch((error: Error) => process.stderr.write(`naap: while stopping: ${error.message}\n`));
    }
    process.exit(status);
  })();
  return stopping;
}
