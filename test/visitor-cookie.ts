import { vi } from 'vitest';
import { VisitorCookies } from '../server/http/visitor-cookies.ts';
import type { testApp } from './app.ts';

/** The cookie of a new visitor, as a page gave it so many milliseconds ago. */
export function visitorCookie({ config }: ReturnType<typeof testApp>, agoMs = 0): { visitor: string } {
  vi.setSystemTime(Date.now() - agoMs);
  let visitor = '';
  const reply = { setCookie: (_name: string, value: string) => (visitor = value) };
  new VisitorCookies(config).give({ cookies: {}, ip: '10.0.0.1' } as never, reply as never);
  vi.useRealTimers();
  return { visitor };
}
