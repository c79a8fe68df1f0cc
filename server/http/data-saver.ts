import type { FastifyRequest } from 'fastify';
import { DATA_SAVER_COOKIE } from '../../contract/constants/data-saver.ts';

/** Whether a visitor wants light pages (pages-31): as chosen on the page, else as the browser says. */
export function isDataSaved({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const chosen = new RegExp(`(?:^|;\\s*)${DATA_SAVER_COOKIE}=(on|off)`).exec(headers.cookie ?? '')?.[1];
  return chosen ? chosen === 'on' : headers['save-data'] === 'on';
}
