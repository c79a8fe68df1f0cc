import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the browser tests find the shop; another port keeps it out of the way of a running one. */
export const PORT = Number(process.env.E2E_PORT ?? 3199);
export const SHOP = `http://127.0.0.1:${PORT}`;

/** What that shop keeps, its mails among it; made for one run. */
export const DATA = join(tmpdir(), `naap-e2e-${PORT}`);
