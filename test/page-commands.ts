import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs the commands of docs/operating.md in the environment they name: unprivileged user, cron, no inherited variables.

export const root = fileURLToPath(new URL('..', import.meta.url));
export const page = await readFile(join(root, 'docs/operating.md'), 'utf8');

/** `nobody` if this is root and `nobody` can read the project; otherwise the user who runs the tests. */
export const user = unprivilegedUser();
export const group = execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim();

function unprivilegedUser(): string {
  if (process.getuid?.() !== 0) return userInfo().username;
  try {
    execFileSync('sh', ['-c', 'runuser -u nobody -- test -r "$0"', join(root, 'package.json')]);
    return 'nobody';
  } catch {
    return userInfo().username;
  }
}

/** The path of an installed program. */
export function whereIs(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** A folder with `bin`, which links to node and npm if they are not in the usual places. */
export async function commandFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'naap-commands-')));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'bin'));
  for (const name of ['node', 'npm']) {
    const program = whereIs(name);
    if (program) await symlink(await realpath(program), join(folder, 'bin', name));
  }
  return folder;
}

/** A folder that only the service's user can read. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (user !== 'nobody') return;
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  await chown(path, id('-u'), id('-g'));
}

/** An executable script of the folder's `bin`. */
export async function writeProgram(folder: string, name: string, script: string): Promise<void> {
  await writeFile(join(folder, 'bin', name), script, { mode: 0o755 });
}

export async function writeSettings(file: string, values: Record<string, string>): Promise<string> {
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  await writeFile(file, ['# Settings', '', ...lines, ''].join('\n'));
  return file;
}

export interface Ended {
  status: number;
  output: string;
  error: string;
}

/** Runs a command as cron does, with these variables only. */
export function runShell(command: string, env: NodeJS.ProcessEnv, cwd = '/'): Promise<Ended> {
  const variables = { HOME: '/', SHELL: '/bin/sh', NAAP_USER: user, ...env };
  return new Promise((resolve) => {
    const child = execFile('/bin/sh', ['-c', command], { env: variables, cwd }, (failure, output, error) => {
      resolve({ status: failure ? Number(failure.code) : 0, output, error });
    });
    child.stdin?.end();
  });
}

export const today = () => execFileSync('date', ['+%F'], { encoding: 'utf8' }).trim();
