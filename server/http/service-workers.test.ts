import { expect, test } from 'vitest';
import { serviceWorkers } from './service-workers.ts';

test('a retired service worker takes the place of both, and may be asked for at any time (workshop-74)', () => {
  const workers = serviceWorkers({ publicUrl: 'https://naap.example', offlinePages: false });
  expect([...workers.keys()]).toEqual(['/service-worker.js', '/ur/service-worker.js']);
  for (const { headers, body } of workers.values()) {
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(String(body.bytes)).toContain('registration.unregister()');
  }
});
