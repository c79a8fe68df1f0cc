import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, user, whereIs, writeProgram } from './page-commands.ts';

// Stubs for programs that the commands of docs/operating.md call.

/** Stubs for machines without these programs. */
const STAND_INS = {
  psql: `
    import { text } from 'node:stream/consumers';
    import pg from '${pathToFileURL(join(root, 'node_modules/pg/esm/index.mjs'))}';
    const args = process.argv.slice(2);
    const option = (name) => args.find((each) => each.startsWith(name))?.slice(name.length);
    const connectionString = args.find((each) => each.startsWith('postgres:'));
    const client = new pg.Client(connectionString ? { connectionString } : { user: option('--username='), database: 'postgres' });
    await client.connect();
    const script = args.includes('-c') ? args.at(-1) : await text(process.stdin);
    const filled = script.replaceAll(":'password'", () => client.escapeLiteral(option('--set=password=')));
    for (const statement of filled.split(';').filter((each) => each.trim())) {
      const { command, rows } = await client.query(statement);
      const [created] = /create \\w+/.exec(statement) ?? [command];
      console.log(rows.length > 0 ? Object.values(rows[0]).join() : created.toUpperCase());
    }
    await client.end();`,
  openssl: `
    import { randomBytes } from 'node:crypto';
    console.log(randomBytes(Number(process.argv.at(-1))).toString('hex'));`,
  curl: `
    import { setTimeout } from 'node:timers/promises';
    const url = process.argv.find((each) => each.startsWith('http'));
    for (let tries = 0; tries < 300; tries += 1) {
      const response = await fetch(url).catch(() => undefined);
      if (response?.ok) {
        process.stdout.write(await response.text());
        break;
      }
      await setTimeout(100);
    }`,
};

export async function addStandIns(folder: string): Promise<void> {
  for (const [name, source] of Object.entries(STAND_INS)) {
    if (!whereIs(name)) await writeProgram(folder, name, `#!/usr/bin/env node\n${source}\n`);
  }
}

/**
 * Stubs of systemctl and journalctl for deploy/naap.service: run the shop as the unit's user with only the unit's
 * environment, and stop it by SIGTERM. `here` maps paths to the test's.
 */
export async function addSystemd(folder: string, here: (path: string) => string): Promise<void> {
  const unit = await readFile(join(root, 'deploy/naap.service'), 'utf8');
  const value = (name: string) => here(new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '');
  const [log, pid] = [here('/var/log/naap'), join(folder, 'pid')];
  const asUser = user === 'nobody' ? `runuser -u ${user} --` : '';
  await writeProgram(folder, 'journalctl', `#!/bin/sh\ntail "-n$4" ${log}\n`);
  await writeProgram(
    folder,
    'systemctl',
    `#!/bin/sh
stop() {
  kill "$(cat ${pid})" 2>/dev/null
  while kill -0 "$(cat ${pid})" 2>/dev/null; do sleep 0.05; done
}
start() {
  set -- ${value('Environment')} PATH=/usr/local/bin:/usr/bin:/bin
  while IFS= read -r line; do
    name=\${line%%=*} value=\${line#*=}
    case $value in '"'*'"') value=\${value#?} value=\${value%?} ;; esac
    case $line in [A-Z]*=*) set -- "$@" "$name=$value" ;; esac
  done <${value('EnvironmentFile')}
  cd ${value('WorkingDirectory')}/
  umask ${value('UMask')}
  : >${pid}
  chmod a+w ${pid}
  # runuser stays its parent, and would not give it the time to stop.
  ${asUser} sh -c 'echo $$ >"$0"; exec env -i "$@"' ${pid} "$@" ${value('ExecStart')} >${log} 2>&1 </dev/null &
  until [ -s ${pid} ]; do sleep 0.05; done
}
case "$*" in
  daemon-reload | 'reload caddy') ;;
  'enable --now naap') cmp ${root}deploy/naap.service ${here('/etc/systemd/system/naap.service')} && start ;;
  'restart naap') stop && start ;;
  'stop naap') stop ;;
  *) exit 1 ;;
esac
`,
  );
}
