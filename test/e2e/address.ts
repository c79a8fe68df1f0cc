import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not the default port, so that a running shop is not in the way. */
export const PORT = Number(process.env.E2E_PORT ?? 3199);
export const SHOP = `http://127.0.0.1:${PORT}`;

/** The data folder of the shop under test. */
export const DATA = join(tmpdir(), `naap-e2e-${PORT}`);
