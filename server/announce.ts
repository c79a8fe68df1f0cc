import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { DEMO_ACCOUNTS } from './db/demo/accounts.ts';
import { localUrl } from './local-url.ts';
import { startWarnings } from './warnings.ts';

interface Found {
  /** Demo accounts that are disabled because the demo is off. */
  voidAccounts: number;
  hasAdmin: boolean;
}

/** Prints the addresses, warnings about settings, the demo accounts and what the shop still lacks. */
export function announce(
  config: Config,
  addresses: readonly (string | AddressInfo)[],
  { voidAccounts, hasAdmin }: Found,
): void {
  const [address] = addresses;
  const port = typeof address === 'object' ? address.port : config.port;
  const url = localUrl(config.host, port);
  const lines = ['', `  ${config.brandName} is open at ${url}`, `  API: ${url}/api/docs`];
  if (config.demo) {
    lines.push('', '  Demo accounts (this embedded database only):');
    const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length));
    for (const { role, email, password } of DEMO_ACCOUNTS) {
      lines.push(`    ${role.padEnd(10)} ${email.padEnd(width)}  ${password}`);
    }
  }
  if (voidAccounts > 0) {
    lines.push(
      '',
      `  The demo is off: its ${voidAccounts} accounts have no password and no session any more.`,
    );
  }
  if (!config.demo && !hasAdmin) {
    lines.push('', '  Nobody is an admin yet. Make one: npm run admin:create');
  }
  const warnings = startWarnings(config);
  if (warnings.length > 0) lines.push('', ...warnings.map((warning) => `  Warning: ${warning}`));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
