import type { Config } from './config.ts';
import { isLoopback } from './local-url.ts';

type Settings = Pick<
  Config,
  | 'misspelt'
  | 'host'
  | 'publicUrl'
  | 'databaseUrl'
  | 'storageBucket'
  | 'dataDir'
  | 'jobs'
  | 'smtpUrl'
  | 'payments'
  | 'trustProxy'
  | 'loopbackRequests'
>;

/** One sentence per doubtful setting of a public shop; empty on a private machine. */
export function startWarnings(config: Settings): string[] {
  const warnings: string[] = [];
  for (const { name, meant } of config.misspelt) {
    warnings.push(`${name} is no setting and changes nothing: is ${meant} meant?`);
  }
  const isHttps = config.publicUrl.startsWith('https:');
  if (isReachable(config) && !config.smtpUrl) {
    warnings.push('SMTP_URL is unset: mails are written to DATA_DIR/mail and reach nobody.');
  }
  if (isHttps && config.trustProxy === 0) {
    warnings.push(
      'TRUST_PROXY is unset while PUBLIC_URL is https: behind a proxy all visitors share one rate limit; set it to the number of your proxies.',
    );
  }
  if (config.databaseUrl && !config.jobs && !config.storageBucket) {
    warnings.push(
      `JOBS is off: another process runs the jobs and must use the same files as this one (${config.dataDir}/files).`,
    );
  }
  if (isHttps && config.payments === 'sandbox') {
    warnings.push('PAYMENTS is sandbox: published test cards pay for orders, and no money arrives.');
  }
  if (config.loopbackRequests && (isHttps || isReachable(config))) {
    warnings.push(
      'LOOPBACK_REQUESTS is on: who enters the address of a webhook reaches services of this machine; it is for tests only.',
    );
  }
  return warnings;
}

function isReachable({ host, publicUrl }: Settings): boolean {
  return !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
}
