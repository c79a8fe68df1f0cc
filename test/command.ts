import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/infra/project-folder.ts';
import type { TestApp } from './app.ts';

export interface Outcome {
  status: number;
  output: string;
  error: string;
}

const COMPILE_CACHE = join(PROJECT_FOLDER, '.cache/node');

/** Runs server/commands/<name>.ts as npm does, with an empty standard input and only these settings. */
export function runCommand(name: string, args: string[], settings: NodeJS.ProcessEnv): Promise<Outcome> {
  const words = [join(PROJECT_FOLDER, 'scripts/command.mjs'), `server/commands/${name}.ts`, ...args];
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (failure, output, error) => {
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
