import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './app.ts';

export interface Outcome {
  status: number;
  output: string;
  error: string;
}

/** The server's cache (scripts/server-process.mjs). */
const COMPILE_CACHE = fileURLToPath(new URL('../.cache/node', import.meta.url));

/** Runs server/commands/<name>.ts with an empty standard input and only these settings. */
export function runCommand(name: string, args: string[], settings: NodeJS.ProcessEnv): Promise<Outcome> {
  const program = fileURLToPath(new URL(`../server/commands/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (failure, output, error) => {
      resolve({ status: failure ? Number(failure.code) : 0, output, error });
    });
    child.stdin?.end();
  });
}

/** The settings for a command on the test file's data. */
export function settingsOf({ config }: TestApp): NodeJS.ProcessEnv {
  const { databaseUrl, jwtSecret, dataDir } = config;
  return { DATABASE_URL: databaseUrl, JWT_SECRET: jwtSecret, DATA_DIR: dataDir };
}
