import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, localePath } from '../../contract/locale.ts';
import { PROJECT_FOLDER } from '../infra/project-folder.ts';
import type { RenderedPage } from './page-cache.ts';
import { EncodableBody } from './page-encoding.ts';
import { securityHeaders } from './page-headers.ts';

const FOLDER = join(PROJECT_FOLDER, 'build', 'client', 'workers');

/** Takes the place of an installed worker, deletes what it has kept, and ends (workshop-74). */
const RETIRED = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('naap ')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface WorkerOptions {
  publicUrl: string;
  /** Unset: true. */
  offlinePages?: boolean | undefined;
}

/** The service worker of each language by its address; none before the pages are built. */
export function serviceWorkers({ publicUrl, offlinePages = true }: WorkerOptions): Map<string, RenderedPage> {
  const workers = LOCALES.flatMap((locale) => {
    const path = join(FOLDER, `${locale}.js`);
    if (offlinePages && !existsSync(path)) return [];
    const script = offlinePages ? readFileSync(path) : Buffer.from(RETIRED);
    return [[localePath(locale, '/service-worker.js'), answerOf(script, publicUrl)] as const];
  });
  return new Map(workers);
}

/** The worker of web push, which has no words and is the same in every language (decision 0138). */
export function pushWorker({ publicUrl }: Pick<WorkerOptions, 'publicUrl'>): Map<string, RenderedPage> {
  const path = join(FOLDER, 'push.js');
  return new Map(existsSync(path) ? [['/push/worker.js', answerOf(readFileSync(path), publicUrl)]] : []);
}

function answerOf(script: Buffer, publicUrl: string): RenderedPage {
  return {
    status: 200,
    etag: `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      // A worker has a policy of its own, for what it fetches.
      'content-security-policy': "default-src 'self'",
      ...securityHeaders(publicUrl),
    },
    body: new EncodableBody(script),
    isStatic: true,
    sources: undefined,
    failedRead: undefined,
  };
}
