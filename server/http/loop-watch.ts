import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Metrics, routeOf } from './metrics.ts';

const LIMIT_MS = 100;

/** Label of code outside requests: jobs, chat frames, timers. */
const BACKGROUND = '(background)';

/**
 * Logs and counts code that blocks the event loop for longer than the limit, by route: no other request is served
 * meanwhile.
 */
export function watchEventLoop(app: FastifyInstance, metrics: Metrics): void {
  const running = new AsyncLocalStorage<FastifyRequest>();
  let outermost = 0;
  let startedAt = 0;
  const hook = createHook({
    before(asyncId) {
      if (outermost !== 0) return;
      outermost = asyncId;
      startedAt = performance.now();
    },
    after(asyncId) {
      if (asyncId !== outermost) return;
      outermost = 0;
      const heldMs = performance.now() - startedAt;
      if (heldMs > LIMIT_MS) setImmediate(report, heldMs, running.getStore());
    },
  });
  const report = (heldMs: number, request?: FastifyRequest) => {
    const route = request ? routeOf(request) : BACKGROUND;
    metrics.countHold(route, heldMs / 1000);
    const { log } = request ?? app;
    log.warn({ route, method: request?.method, heldMs: Math.round(heldMs) }, 'event loop held');
  };
  app.addHook('onRequest', (request, _reply, done) => running.run(request, done));
  // Hooks after the body run in the connection's context: restore the request's.
  app.addHook('preValidation', (request, _reply, done) => running.run(request, done));
  app.addHook('onReady', async () => void hook.enable());
  app.addHook('onClose', async () => void hook.disable());
}
