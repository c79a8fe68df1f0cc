import { resolve } from 'node:path';
import { z } from 'zod';
import type { DayHours } from '../contract/business-hours.ts';
import { PLACEHOLDER_ADDRESS, USUAL_HOURS } from '../contract/constants/contact.ts';
import { COURIER_ENVIRONMENT, type PostExConfig, postexOf } from './courier-settings.ts';
import type { PoolMode } from './db/client.ts';
import { MIN_CONNECTIONS } from './db/connection-shares.ts';
import { GATEWAY_ENVIRONMENT, type RedirectSettings, redirectSettingsOf } from './gateway-settings.ts';
import { cashKeyOf } from './infra/cash-codes.ts';
import { isSender } from './infra/mail/message.ts';
import { type Bucket, parseStorageUrl } from './infra/storage/storage-url.ts';
import { isLoopback, localUrl } from './local-url.ts';
import { MESSAGE_SHAPE, type MessageSettings, messageSettingsOf } from './message-settings.ts';
import { passkeysOf } from './passkey-settings.ts';
import { loadOrCreateSecret, MIN_SECRET_LENGTH, ShortSecretError } from './secret-file.ts';
import { SOCIAL_ENVIRONMENT, type SocialSettings, socialSettingsOf } from './social-settings.ts';
import { type Misspelling, misspeltSettings, problemOf } from './wrong-settings.ts';

/** A wrong setting; the message is one line that names it. */
export class ConfigError extends Error {}

const Flag = z.stringbool();
const Web = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const Origin = Web.refine((url) => /^https?:\/\/[^/?#@]+\/*$/.test(url), 'must be an address without a path');
const Secret = z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`);
const PROXIES = 'must be true, false or the number of proxies';

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(MIN_CONNECTIONS).max(200).default(19),
  DATABASE_POOL_MODE: z.enum(['session', 'transaction'], 'must be session or transaction').default('session'),
  STORAGE_URL: z
    .string()
    .refine((url) => parseStorageUrl(url), 'must be s3://key:secret@host/bucket')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  PUBLIC_URL: Origin.optional(),
  BRAND_NAME: z.string().trim().min(1).max(40).default('Naap'),
  JWT_SECRET: Secret.optional(),
  JWT_SECRET_PREVIOUS: Secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an address, or Name <address>').optional(),
  ...MESSAGE_SHAPE,
  BUILD_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be letters, digits, dots and hyphens')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SLOW_STATEMENT_MS: z.coerce.number('must be a number of milliseconds').int().min(0).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: Web.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Web.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(1),
  OTEL_SDK_DISABLED: Flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.union([Flag.transform(Number), z.coerce.number().int().min(0).max(9)], PROXIES).default(0),
  JOBS: Flag.default(true),
  OFFLINE_PAGES: Flag.default(true),
  LOOPBACK_REQUESTS: Flag.default(false),
  DEMO: Flag.optional(),
  RATE_LIMIT: z.coerce.number('must be a number').int().min(0).default(12_000),
  REQUEST_TIMEOUT: z.coerce.number('must be a number of seconds').min(1).max(600).default(300),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@naap.example'),
  SUPPORT_PHONE: z.string().min(3).default('+92 42 111 000 466'),
  SUPPORT_ADDRESS: z.string().min(3).default(PLACEHOLDER_ADDRESS),
  MAP_EMBED_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional(),
  PAYMENTS: z.enum(['sandbox', 'off'], 'must be sandbox or off; leave it unset for Stripe').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must begin with sk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must begin with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  ...GATEWAY_ENVIRONMENT,
  ...COURIER_ENVIRONMENT,
  ...SOCIAL_ENVIRONMENT,
});

export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export interface Config extends MessageSettings, SocialSettings {
  /** Variables that were probably meant to be settings. */
  misspelt: Misspelling[];
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  dataDir: string;
  /** Unset: embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** `transaction`: DATABASE_URL points at a pooler that assigns a connection per transaction. */
  databasePoolMode: PoolMode;
  /** Storage of uploaded pictures; unset: below `dataDir`. */
  storageBucket: Bucket | undefined;
  /** Carries announcements and rate limits for several processes; unset: PostgreSQL and memory do. */
  redisUrl: string | undefined;
  publicUrl: string;
  brandName: string;
  jwtSecret: string;
  /** The first is `jwtSecret`. While it is rotated, the old one follows: it verifies and opens, but never signs. */
  jwtSecrets: readonly [string, ...string[]];
  /** Of the codes of sums in cash; the stored one replaces it at the start (payments-40). */
  cashKey: Buffer;
  smtpUrl: string | undefined;
  mailFrom: string;
  buildId: string | undefined;
  /** Bearer token for `/metrics`; unset: loopback only. */
  metricsToken: string | undefined;
  /** `ratio`: share of traced requests, 0 to 1; unset: no tracing. */
  tracing: { ratio: number } | undefined;
  logLevel: string;
  /** Logs statements that take at least this long; 0 logs none. */
  slowStatementMs: number;
  /** Number of trusted proxies before the server. */
  trustProxy: number;
  jobs: boolean;
  offlinePages: boolean;
  /** Lets addresses that users enter lead to this machine: for tests and trials. */
  loopbackRequests: boolean;
  /**
   * Fills an empty embedded database with demo data and lists the demo accounts. While it is off, existing demo
   * accounts are disabled.
   */
  demo: boolean;
  /** Calls per minute of an address without cookies; 0 is no limit. */
  rateLimit: number;
  /** Seconds for a request to arrive: two photos over a slow line need minutes. */
  requestTimeout: number;
  /**
   * Contact details of the shop. Staff may replace them, like name, map and social links, while the server runs
   * (settings-4).
   */
  support: { email: string; phone: string; address: string };
  /** Sunday first. */
  businessHours: readonly DayHours[];
  mapEmbedUrl: string | undefined;
  /** The sandbox accepts test numbers only; `off` disables cards. */
  payments: 'stripe' | 'sandbox' | 'off';
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  redirects: RedirectSettings;
  /** Unset: parcels are booked by hand (couriers-20). */
  postex: PostExConfig | undefined;
  /** The WebAuthn relying party; undefined on an IP address, which WebAuthn does not allow. */
  passkeys: { id: string; origin: string } | undefined;
}

/** Reads the settings; empty values count as unset. Throws ConfigError. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: ${problemOf(issue)}`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  if (env.DATABASE_URL && !env.JWT_SECRET) {
    throw new ConfigError('JWT_SECRET: is required when DATABASE_URL is set (32 characters or more)');
  }
  if (env.DATABASE_URL && env.DEMO) {
    throw new ConfigError('DEMO: demo data is only written to the embedded database, not to DATABASE_URL');
  }
  const postex = postexOf(env);
  if (typeof postex === 'string') throw new ConfigError(postex);
  const messages = messageSettingsOf(env, { dataDir, isShared: env.DATABASE_URL !== undefined });
  if (typeof messages === 'string') throw new ConfigError(messages);
  const jwtSecret = env.JWT_SECRET ?? secretOf(dataDir);
  const publicUrl = env.PUBLIC_URL ?? localUrl(env.HOST, env.PORT);
  return {
    misspelt: misspeltSettings(given, SETTINGS),
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databasePoolMode: env.DATABASE_URL ? env.DATABASE_POOL_MODE : 'session',
    storageBucket: env.STORAGE_URL ? parseStorageUrl(env.STORAGE_URL) : undefined,
    redisUrl: env.REDIS_URL,
    publicUrl: publicUrl.replace(/(?<!\/)\/+$/, ''),
    brandName: env.BRAND_NAME,
    jwtSecret,
    jwtSecrets: [jwtSecret, ...(env.JWT_SECRET_PREVIOUS ? [env.JWT_SECRET_PREVIOUS] : [])],
    cashKey: cashKeyOf(jwtSecret),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.BRAND_NAME} <${env.SUPPORT_EMAIL}>`,
    ...messages,
    buildId: env.BUILD_ID,
    metricsToken: env.METRICS_TOKEN,
    tracing: isTraced(env) ? { ratio: env.OTEL_TRACES_SAMPLER_ARG } : undefined,
    logLevel: env.LOG_LEVEL,
    slowStatementMs: env.SLOW_STATEMENT_MS,
    trustProxy: env.TRUST_PROXY,
    jobs: env.JOBS,
    offlinePages: env.OFFLINE_PAGES,
    loopbackRequests: env.LOOPBACK_REQUESTS,
    demo: !env.DATABASE_URL && (env.DEMO ?? (isLoopback(env.HOST) && !publicUrl.startsWith('https:'))),
    rateLimit: env.RATE_LIMIT,
    requestTimeout: env.REQUEST_TIMEOUT,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE, address: env.SUPPORT_ADDRESS },
    businessHours: USUAL_HOURS,
    mapEmbedUrl: env.MAP_EMBED_URL,
    payments: paymentsOf(env, publicUrl),
    stripe: stripeOf(env),
    redirects: redirectSettingsOf(env, ConfigError),
    postex,
    passkeys: passkeysOf(publicUrl),
    ...socialSettingsOf(env, ConfigError),
  };
}

/** OTEL_* variables not named here are read by the OpenTelemetry SDK itself. */
function isTraced(env: z.output<typeof Environment>): boolean {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== undefined && !env.OTEL_SDK_DISABLED;
}

/** On https the sandbox must be chosen explicitly: a forgotten key must not let test cards pay. */
function paymentsOf(env: z.output<typeof Environment>, publicUrl: string): Config['payments'] {
  if (stripeOf(env)) {
    if (env.PAYMENTS) throw new ConfigError('PAYMENTS: leave it unset where the keys of Stripe are set');
    return 'stripe';
  }
  return env.PAYMENTS ?? (publicUrl.startsWith('https:') ? 'off' : 'sandbox');
}

function stripeOf(env: z.output<typeof Environment>): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(keys).filter(([, value]) => value === undefined);
  if (missing.length === 3) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      `${missing[0]?.[0]}: is required too; set all of ${Object.keys(keys).join(', ')} or none of them`,
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
}

function secretOf(dataDir: string): string {
  try {
    return loadOrCreateSecret(dataDir);
  } catch (error) {
    if (error instanceof ShortSecretError) throw new ConfigError(`DATA_DIR: ${error.message}`);
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
}
