import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE } from '../../contract/constants/data-saver.ts';

/** Whether a visitor wants light pages (pages-31): as chosen on the page, else as the browser says. */
export function isDataSaved({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  if (cookies.includes(`${DATA_SAVER_COOKIE}=on`)) return true;
  return headers['save-data'] === 'on' && !cookies.includes(`${DATA_SAVER_COOKIE}=off`);
}
