import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';

const preload = new URL('./stop-with-parent.mjs', import.meta.url).href;

function start(code: string, env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, ['--import', preload, '-e', code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
}

test('a server whose parent is gone stops as on SIGTERM', async () => {
  const code = `
    process.on('SIGTERM', () => { console.log('stopping'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('running', process.env.NAAP_PARENT_FD);`;
  const server = start(code, { NAAP_PARENT_FD: '3' });
  const said: string[] = [];
  server.stdout?.setEncoding('utf8').on('data', (text) => said.push(text));
  await once(server.stdout as Duplex, 'data');
  (server.stdio[3] as Duplex).destroy();
  const [status] = await once(server, 'exit');
  expect(status).toBe(0);
  expect(said.join('')).toBe('running undefined\nstopping\n');
});

test('the preload does not keep an idle process alive', async () => {
  const [status] = await once(start('', { NAAP_PARENT_FD: '3' }), 'exit');
  expect(status).toBe(0);
});
