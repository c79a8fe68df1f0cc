import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE } from '../../contract/constants/data-saver.ts';

/** Whether a visitor wants light pages (pages-31): as chosen on the page, else as the browser says. */
export function isDataSaved({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const cookies = cookiesOf(headers);
  if (cookies.includes(`${DATA_SAVER_COOKIE}=on`)) return true;
  return headers['save-data'] === 'on' && !cookies.includes(`${DATA_SAVER_COOKIE}=off`);
}

/** Whether a visitor has chosen on the page, which caches do not know. */
export function hasChosenData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return cookiesOf(headers).some((cookie) => cookie.startsWith(`${DATA_SAVER_COOKIE}=`));
}

function cookiesOf({ cookie = '' }: FastifyRequest['headers']): string[] {
  return cookie.split(';').map((pair) => pair.trim());
}
