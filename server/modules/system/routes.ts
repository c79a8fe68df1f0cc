import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '../../../contract/accounts.ts';
import { writtenHours } from '../../../contract/business-hours.ts';
import type { SocialProvider } from '../../../contract/constants/accounts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { openApiPath } from '../../../contract/paths.ts';
import { settings } from '../../../contract/settings.ts';
import { resendMail, staffMails } from '../../../contract/staff-mails.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { describeApi } from '../../http/open-api.ts';
import { serve } from '../../http/serve.ts';
import { versionOf } from '../../version.ts';
import { listMails, resend } from './mail-service.ts';
import { cachedSettings, isReady, listDemoAccounts } from './service.ts';

const OPERATIONAL = { config: { rateLimit: false as const, isOperational: true }, logLevel: 'warn' as const };

export function systemRoutes(app: FastifyInstance, deps: Deps, endpoints: readonly Endpoint[]): void {
  const { config } = deps;

  const alive = { status: 'alive', version: versionOf(config) };
  app.get('/healthz', OPERATIONAL, async () => alive);

  app.get('/readyz', OPERATIONAL, async () => {
    if (!(await isReady(deps))) fail('server.not_ready');
    return { status: 'ready' };
  });

  let description: { title: string; api: object } | undefined;
  app.get(openApiPath, { config: { isOperational: true } }, async () => {
    const title = `${config.brandName} API`;
    if (description?.title !== title) {
      description = { title, api: describeApi(endpoints, { title, server: config.publicUrl }) };
    }
    return description.api;
  });

  const staffSettings = cachedSettings(deps);
  // Loads the settings even if this process serves no page, because it writes mails.
  app.addHook('onListen', async () => void (await staffSettings()));
  serve(
    app,
    deps,
    settings,
    async () => {
      const ofStaff = await staffSettings();
      return {
        brand_name: config.brandName,
        public_url: config.publicUrl,
        support: config.support,
        hours: writtenHours(config.businessHours),
        map_embed_url: config.mapEmbedUrl,
        passkey_origin: config.passkeys?.origin ?? null,
        // Without a provider codes are files, which are for demos.
        phone_sign_in: config.sms !== undefined || config.demo,
        sign_in_with: Object.keys(deps.socialProviders) as SocialProvider[],
        cards: config.payments !== 'off',
        wallets: [...deps.redirectGateways.keys()],
        social: config.social,
        ...ofStaff,
      };
    },
    { sources: () => ['settings'] },
  );

  serve(app, deps, demoAccounts, async () => ({ results: listDemoAccounts(deps) }), {
    sources: () => ['process'],
  });
}

/** The outbox, for staff. */
export function mailRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffMails, ({ query }) => listMails(deps.db, query));

  serve(app, deps, resendMail, ({ actor, params }) =>
    deps.db.transaction((tx) => resend(tx, actor, params.id)),
  );
}
