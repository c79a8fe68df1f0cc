import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { FakePostEx } from '../fake-postex.ts';
import { BUILT_SERVER, makeBuild } from '../faults/real-server.ts';
import { OIDC_CLIENT, startOidcServer } from '../oidc-server.ts';
import { DATA, PORT, SHOP } from './address.ts';

/** Runs the server with demo data in a temporary folder, with stubs for Google and PostEx. */
await makeBuild();
rmSync(DATA, { recursive: true, force: true });
mkdirSync(DATA, { mode: 0o700 });
const google = await startOidcServer({ callbackUrl: `${SHOP}/auth/social/google/callback/` });
const postex = new FakePostEx();
const courier = await postex.start(PORT + 500);
const server = spawn(process.execPath, [BUILT_SERVER], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    PUBLIC_URL: SHOP,
    DATA_DIR: DATA,
    RATE_LIMIT: '0',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    LOOPBACK_REQUESTS: 'true',
    POSTEX_TOKEN: postex.token,
    POSTEX_ORIGIN: courier,
    POSTEX_PICKUP: '001',
    POSTEX_PICKUPS: 'brand:1=042',
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
    GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(DATA, { recursive: true, force: true });
  process.exit(code ?? 1);
});
