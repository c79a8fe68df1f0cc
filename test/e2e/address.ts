import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not the default port, which a running shop may use. */
export const PORT = Number(process.env.E2E_PORT ?? 3199);
export const SHOP = `http://127.0.0.1:${PORT}`;

/** The data folder of the shop under test. */
export const DATA = join(tmpdir(), `naap-e2e-${PORT}`);
