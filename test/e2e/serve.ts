import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PORT, SHOP } from './address.ts';

/** Runs the real server with demo data on a folder of its own, and takes the folder away afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'naap-e2e-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    PUBLIC_URL: SHOP,
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
