import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf } from '../../contract/paths.ts';
import { trackOrder } from '../../contract/tracking.ts';
import { handleErrors } from './error-handler.ts';
import { CALL_LIMIT_MS, serve } from './serve.ts';

afterEach(() => void vi.useRealTimers());

test('a call has one limit for all it does, and what it does later harms nothing', async () => {
  const app = Fastify().decorateRequest('isMultipart', () => false);
  handleErrors(app);
  const work = Promise.withResolvers<never>();
  const began = Promise.withResolvers<void>();
  serve(app, { validateResponses: false } as never, trackOrder, () => {
    began.resolve();
    return work.promise;
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = app.inject(addressOf(trackOrder.call, { number: 'NP-0000000000' }));
  await began.promise;
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
  const response = await answered;
  expect([response.statusCode, response.json().code]).toEqual([503, 'server.unavailable']);
  expect(response.headers['retry-after']).toBe('2');
  work.resolve({} as never);
  await work.promise;
  await app.close();
});
