import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { PhoneChannel } from '../contract/constants/messages.ts';
import type { Config } from './config.ts';
import { connect, type Db } from './db/client.ts';
import { shareConnections } from './db/connection-shares.ts';
import { logSlowStatements } from './db/observe-statements.ts';
import { ReadinessProbe } from './db/readiness-probe.ts';
import { AccessTokens } from './infra/access-tokens.ts';
import { ApiKeys } from './infra/api-keys.ts';
import type { CourierServices } from './infra/couriers/courier-service.ts';
import { PostExService } from './infra/couriers/postex-service.ts';
import { BossJobs } from './infra/jobs/boss-jobs.ts';
import type { Jobs } from './infra/jobs/jobs.ts';
import { LiveSessions } from './infra/live-sessions.ts';
import { EmlMailer } from './infra/mail/eml-mailer.ts';
import type { Mailer } from './infra/mail/mailer.ts';
import { Outbox } from './infra/mail/outbox.ts';
import { SmtpMailer } from './infra/mail/smtp-mailer.ts';
import { FileSender } from './infra/messages/file-sender.ts';
import { HttpSender } from './infra/messages/http-sender.ts';
import { MessageOutbox } from './infra/messages/message-outbox.ts';
import type { MessageSender } from './infra/messages/message-sender.ts';
import { PushSender } from './infra/messages/push-sender.ts';
import { WhatsAppSender } from './infra/messages/whatsapp-sender.ts';
import { type Passwords, ThreadedPasswords } from './infra/passwords/passwords.ts';
import { NoGateway } from './infra/payments/no-gateway.ts';
import type { Payments } from './infra/payments/payments.ts';
import type { RedirectGateways } from './infra/payments/redirect-gateway.ts';
import { SandboxGateway } from './infra/payments/sandbox-gateway.ts';
import type { Pictures } from './infra/pictures/pictures.ts';
import { SharpPictures } from './infra/pictures/sharp-pictures.ts';
import { publicFetch } from './infra/public-fetch.ts';
import { PgPubSub } from './infra/pubsub/pg-pubsub.ts';
import type { PubSub } from './infra/pubsub/pubsub.ts';
import { RedisPubSub } from './infra/pubsub/redis-pubsub.ts';
import type { Redis } from './infra/redis.ts';
import { SecurityLog } from './infra/security-log.ts';
import { type SocialProviders, socialProvidersOf } from './infra/social/social-providers.ts';
import { openStorage } from './infra/storage/open-storage.ts';
import { SignedLinks } from './infra/storage/signed-links.ts';
import type { Storage } from './infra/storage/storage.ts';
import { TransferKinds } from './infra/transfers/kinds.ts';
import { openRedirectGateways } from './open-redirect-gateways.ts';

export interface Deps {
  config: Config;
  db: Db;
  readiness: ReadinessProbe;
  jobs: Jobs;
  redis: Redis | undefined;
  pubsub: PubSub;
  outbox: Outbox;
  messages: MessageOutbox;
  mailer: Mailer;
  storage: Storage;
  pictures: Pictures;
  links: SignedLinks;
  passwords: Passwords;
  payments: Payments;
  redirectGateways: RedirectGateways;
  couriers: CourierServices;
  socialProviders: SocialProviders;
  accessTokens: AccessTokens;
  sessions: LiveSessions;
  apiKeys: ApiKeys;
  securityLog: SecurityLog;
  transferKinds: TransferKinds;
  validateResponses: boolean;
}

/** The real adapters. They connect on first use; clients of unconfigured services are not even loaded. */
export async function realDeps(config: Config, url: string, log: FastifyBaseLogger): Promise<Deps> {
  const { databasePoolMode: poolMode } = config;
  const connections = shareConnections(config.databasePool, config.jobs);
  const onError = (err: Error) => log.warn({ err }, 'database connection lost');
  const db = connect(url, connections.requests, onError, poolMode);
  if (config.slowStatementMs > 0) {
    logSlowStatements(db.$client, { milliseconds: config.slowStatementMs, log });
  }
  const jobs = new BossJobs({ url, work: config.jobs, connections: connections.jobs, poolMode, log });
  const redis = await redisOf(config, log);
  const mailer = config.smtpUrl
    ? new SmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : new EmlMailer({ folder: join(config.dataDir, 'mail'), from: config.mailFrom });
  const outbox = new Outbox({ db, jobs, mailer, secrets: config.jwtSecrets, log });
  const senders = sendersOf(config, db);
  const messages = new MessageOutbox({ db, jobs, senders, mails: outbox, secrets: config.jwtSecrets, log });
  outbox.sendNewsBy(messages);
  return {
    config,
    db,
    readiness: new ReadinessProbe(url, poolMode),
    jobs,
    redis,
    pubsub: redis ? new RedisPubSub({ url, poolMode, log, redis }) : new PgPubSub({ url, poolMode, log }),
    mailer,
    outbox,
    messages,
    storage: openStorage(config),
    pictures: new SharpPictures(),
    links: new SignedLinks(config.jwtSecrets),
    passwords: new ThreadedPasswords(),
    payments: await gatewayOf(config, db),
    redirectGateways: await openRedirectGateways(config, db),
    couriers: new Map(config.postex ? [['postex', new PostExService(config.postex)]] : []),
    socialProviders: socialProvidersOf(config),
    accessTokens: new AccessTokens(config.jwtSecrets, { isDemo: config.demo }),
    sessions: new LiveSessions(db),
    apiKeys: new ApiKeys(db),
    securityLog: new SecurityLog(log),
    transferKinds: new TransferKinds(),
    validateResponses: config.mode !== 'production',
  };
}

/** Without a provider, messages are files. */
function sendersOf(config: Config, db: Db): Record<PhoneChannel, MessageSender> {
  const { sms, whatsapp, vapid, dataDir, support } = config;
  const files = new FileSender(join(dataDir, 'messages'));
  return {
    sms: sms ? new HttpSender(sms) : files,
    whatsapp: whatsapp ? new WhatsAppSender(whatsapp) : files,
    push: new PushSender({ db, keys: vapid, contact: `mailto:${support.email}`, fetch: publicFetch }),
  };
}

async function redisOf({ redisUrl, jwtSecret }: Config, log: FastifyBaseLogger): Promise<Redis | undefined> {
  if (!redisUrl) return undefined;
  const { Redis } = await import('./infra/redis.ts');
  return new Redis({ url: redisUrl, secret: jwtSecret, log });
}

async function gatewayOf({ payments, stripe, publicUrl }: Config, db: Db): Promise<Payments> {
  if (stripe) {
    const { StripeGateway } = await import('./infra/payments/stripe-gateway.ts');
    return new StripeGateway({ ...stripe, shop: publicUrl });
  }
  return payments === 'off' ? new NoGateway() : new SandboxGateway(db);
}
