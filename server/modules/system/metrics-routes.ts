import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Metrics, Sample } from '../../http/metrics.ts';
import { isLoopback } from '../../local-url.ts';
import { type Backlog, cachedBacklog } from './backlog-service.ts';
import { cachedStorageState, readDisk } from './surroundings-service.ts';

const OPERATIONAL = { config: { rateLimit: false as const, isOperational: true }, logLevel: 'warn' as const };

/** For loopback clients or bearers of METRICS_TOKEN; 404 for everybody else. */
export function metricsRoutes(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  measureDatabase(deps, metrics);
  measureBacklog(deps, metrics);
  measureSurroundings(deps, metrics);
  app.get('/metrics', OPERATIONAL, async (request, reply) => {
    if (!mayRead(request, deps.config)) fail('request.not_found');
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function measureDatabase(deps: Deps, metrics: Metrics): void {
  const pool = deps.db.$client;
  metrics.gauge(
    {
      name: 'database_pool_connections',
      help: 'Connections of the pool by state; waiting: requests without one.',
      labels: ['state'],
    },
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  );
  metrics.gauge(
    { name: 'database_pool_limit', help: 'Connections that the pool may open.' },
    () => pool.options.max,
  );
}

function measureBacklog(deps: Deps, metrics: Metrics): void {
  const backlog = cachedBacklog(deps);
  const ofBacklog = <Value>(pick: (backlog: Backlog) => Value, otherwise: Value) =>
    backlog().then((found) => (found ? pick(found) : otherwise));
  metrics.gauge({ name: 'database_up', help: '1 when the database answers within two seconds.' }, () =>
    ofBacklog(() => 1, 0),
  );
  metrics.gauge(
    {
      name: 'database_waiting_commits',
      help: 'Transactions that wait for a synchronous standby.',
    },
    () => ofBacklog(({ waitingCommits }) => present(waitingCommits), []),
  );
  metrics.gauge(
    { name: 'backup_age_seconds', help: 'Since the newest `npm run backup`; absent before the first one.' },
    () => ofBacklog(({ backupAgeSeconds }) => present(backupAgeSeconds), []),
  );
  metrics.gauge({ name: 'jobs', help: 'Jobs by name and state.', labels: ['name', 'state'] }, () =>
    ofBacklog(({ jobs }) => jobs.map(({ count, ...labels }) => ({ labels, value: count })), []),
  );
  metrics.gauge(
    {
      name: 'jobs_overdue_seconds',
      help: 'For how long the oldest runnable job has waited, by name.',
      labels: ['name'],
    },
    () =>
      ofBacklog(
        ({ overdue }) => overdue.map(({ name, seconds }) => ({ labels: { name }, value: seconds })),
        [],
      ),
  );
  metrics.gauge({ name: 'mails', help: 'Mails that are not sent, by state.', labels: ['state'] }, () =>
    ofBacklog(
      ({ mails }) => Object.entries(mails).map(([state, value]) => ({ labels: { state }, value })),
      [],
    ),
  );
  metrics.gauge(
    { name: 'mails_oldest_unsent_seconds', help: 'For how long the oldest mail has waited to be sent.' },
    () => ofBacklog(({ oldestMailSeconds }) => present(oldestMailSeconds), []),
  );
}

/** Services besides the database: disk, Redis and file storage. */
function measureSurroundings(deps: Deps, metrics: Metrics): void {
  const { redis } = deps;
  metrics.gauge({ name: 'disk_free_bytes', help: 'Free space on the disk of DATA_DIR.' }, async () =>
    present((await readDisk(deps))?.free),
  );
  metrics.gauge({ name: 'disk_size_bytes', help: 'Size of the disk of DATA_DIR.' }, async () =>
    present((await readDisk(deps))?.size),
  );
  metrics.gauge({ name: 'redis_up', help: '1 while Redis answers; absent without REDIS_URL.' }, () =>
    present(redis && Number(redis.isReady)),
  );
  const isStorageUp = cachedStorageState(deps);
  metrics.gauge(
    { name: 'storage_up', help: '1 when the store of pictures answers within two seconds.' },
    async () => Number(await isStorageUp()),
  );
}

/** No sample for an unknown value, because 0 would be wrong. */
function present(value: number | null | undefined): Sample[] {
  return value === null || value === undefined ? [] : [{ labels: {}, value }];
}

/**
 * Behind a local proxy every visitor comes from loopback. A request without proxy headers counts as local only with
 * TRUST_PROXY, because a proxy would add them, or with a loopback PUBLIC_URL, which has no proxy.
 */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: Config): boolean {
  if (metricsToken && isBearer(request, metricsToken)) return true;
  const { headers, socket } = request.raw;
  const hasPassedProxy = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
  const wouldNameProxy = trustProxy > 0 || isLoopback(new URL(publicUrl).hostname);
  return wouldNameProxy && !hasPassedProxy && isLoopback(socket.remoteAddress ?? '');
}

/** Compares digests in constant time. */
function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
