import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { SHOP } from '../e2e/address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: string;
  }
}

const START_TIMEOUT_MS = 60_000;

/** Serves the built shop with demo data. */
export default async function setup(project: TestProject) {
  const server = spawn(process.execPath, ['test/e2e/serve.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
  await ready(server);
  project.provide('shop', SHOP);
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
}

async function ready(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(`${SHOP}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The shop did not start.');
    await sleep(100);
  }
}
