import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { PoolMode, Tx } from '../../db/client.ts';
import type { JobData, JobLimits, JobName, Jobs } from './jobs.ts';

const HEARTBEAT_SECONDS = 30;

/** Eight attempts, 5 s to about 20 minutes apart; a missed heartbeat retries after a minute or two. */
const QUEUE_OPTIONS = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1200,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

/** Large batches: taking one costs as much as five mails, and pg-boss waits for its next poll after a partial one. */
const WORK_OPTIONS = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

/** Per kind and process. */
const CONCURRENT_JOBS = 5;
/** Of jobs that only wait for others: a whole batch. */
const CONCURRENT_WAITING_JOBS: Partial<Record<JobName, number>> = { 'webhooks.send': WORK_OPTIONS.batchSize };

/**
 * Jobs that may take hours have workers of their own, so that short jobs do not wait in a batch behind them, and a
 * timeout of hours.
 */
const LONG_JOBS: Partial<Record<JobName, { workers: number; maxSeconds: number }>> = {
  'transfers.run': { workers: 4, maxSeconds: 12 * 3600 },
};

/** Strangers cause these: of the same data one runs in so many seconds, and one more after them. */
const THROTTLED_JOBS: Partial<Record<JobName, { seconds: number }>> = {
  'shop.settle-payment': { seconds: 10 },
};

/** Mail has an outbox table, and notifications would serialise the commits of all transactions with a mail. */
const isNotified = (name: JobName) => name !== 'mail.send' && name !== 'mail.send-urgent';

const TIMEOUTS = { query_timeout: 30_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const STOP_TIMEOUT_MS = 4_000;

const NAMES: readonly JobName[] = [
  'mail.send',
  'mail.send-urgent',
  'mail.resume',
  'message.send',
  'message.send-urgent',
  'message.resume',
  'message.resume-urgent',
  'whatsapp.receive',
  'whatsapp.receive-picture',
  'whatsapp.resume',
  'system.purge',
  'chat.hand-over',
  'orders.expire',
  'orders.remind-links',
  'orders.chase-cloth',
  'orders.chase-advances',
  'orders.check-promises',
  'orders.code-notes',
  'cards.forget',
  'cards.forget-customer',
  'cards.forget-waiting',
  'couriers.track',
  'couriers.ask-bookings',
  'shop.capture',
  'shop.refund',
  'shop.settle-payment',
  'shop.ask-gateways',
  'shop.withdrawal',
  'shop.ask-accounts',
  'shop.chase-returns',
  'shop.count-sold',
  'shop.release-reservations',
  'shop.reconcile-payments',
  'transfers.run',
  'transfers.resume',
  'backoffice.fold-figures',
  'webhooks.send',
  'webhooks.resume',
];

const RETIRED_NAMES = ['service.sweep', 'shop.release-forgotten'];

interface BossOptions {
  url: string;
  work: boolean;
  /** Excludes the LISTEN connection. */
  connections?: number;
  /** `transaction` poolers deliver no notifications, so jobs are then polled every 2 s. */
  poolMode?: PoolMode;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

export class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #works: boolean;
  readonly #log: BossOptions['log'];
  readonly #handlers = new Map<JobName, (data: never) => Promise<void>>();
  readonly #schedules: [JobName, string, JobLimits | undefined][] = [];
  #isStopped = false;

  constructor({ url, work, connections = 3, poolMode = 'session', log }: BossOptions) {
    this.#works = work;
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      application_name: 'naap-jobs',
      max: connections,
      ...TIMEOUTS,
      supervise: work,
      schedule: work,
      useListenNotify: work && poolMode === 'session',
    });
    this.#boss.on('error', (error: Error) => {
      // Ignore connection errors during shutdown.
      if (!this.#isStopped) log.error({ err: error }, 'jobs');
    });
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  }

  async send<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void> {
    const long = LONG_JOBS[name];
    const throttled = THROTTLED_JOBS[name];
    const limits = {
      ...(long && { expireInSeconds: long.maxSeconds }),
      ...(throttled && {
        singletonKey: JSON.stringify(data),
        singletonSeconds: throttled.seconds,
        singletonNextSlot: true,
      }),
    };
    await this.#boss.send(name, data, { ...QUEUE_OPTIONS, ...limits, db: fromDrizzle(tx, sql) });
  }

  handle<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): void {
    this.#handlers.set(name, handler);
  }

  schedule(name: JobName, cron: string, limits?: JobLimits): void {
    this.#schedules.push([name, cron, limits]);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const existing = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    for (const name of NAMES) {
      const notify = isNotified(name);
      if (!existing.has(name)) await this.#boss.createQueue(name, { notify });
      else if (!notify) await this.#boss.updateQueue(name, { notify });
    }
    for (const name of RETIRED_NAMES.filter((retired) => existing.has(retired))) {
      await this.#boss.unschedule(name);
      await this.#boss.deleteQueue(name);
    }
    if (!this.#works) return;
    for (const [name, handler] of this.#handlers) {
      const long = LONG_JOBS[name];
      const options = long ? { ...WORK_OPTIONS, batchSize: 1, localConcurrency: long.workers } : WORK_OPTIONS;
      await this.#boss.work(name, options, (jobs) =>
        pLimit(CONCURRENT_WAITING_JOBS[name] ?? CONCURRENT_JOBS).map(jobs, (job) =>
          this.#resultOf(job, handler(job.data as never)),
        ),
      );
    }
    for (const [name, cron, limits] of this.#schedules) {
      const options = limits && { expireInSeconds: limits.maxSeconds, heartbeatSeconds: HEARTBEAT_SECONDS };
      await this.#boss.schedule(name, cron, {}, { tz: 'Asia/Karachi', ...options });
    }
  }

  /** One job's failure does not fail its batch. The message is dropped: it may name people. */
  async #resultOf(job: JobWithMetadata<unknown>, done: Promise<void>): Promise<JobResult> {
    const { id, retryCount, retryLimit } = job;
    try {
      await done;
      return { id, status: 'completed' };
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      const details = { job: job.name, data: job.data, tries: retryCount + 1, type: name, code };
      if (retryCount < retryLimit) this.#log.warn(details, 'job failed');
      else this.#log.error(details, 'job given up');
      return { id, status: 'failed', output: { message: String(error) } };
    }
  }

  async stop(): Promise<void> {
    // A graceful stop of pg-boss checks only twice a second whether handlers are done.
    const done = Promise.all([...this.#handlers.keys()].map((name) => this.#boss.offWork(name)));
    await Promise.race([done, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: false });
    this.#isStopped = true;
  }
}
