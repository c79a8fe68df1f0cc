import type { FastifyInstance } from 'fastify';
import {
  apiKeys,
  changeWebhook,
  makeApiKey,
  makeWebhook,
  removeWebhook,
  resendDelivery,
  revokeApiKey,
  rotateApiKey,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from '../../../contract/connections.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listKeys, makeKey, revokeKey, rotateKey } from './key-service.ts';
import {
  addWebhook,
  dropWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  resend,
  rotateSecret,
  sendTest,
} from './webhook-service.ts';

/** Presses that send requests to an address that somebody has entered. */
const SENDS_PER_MINUTE = 20;

export function connectionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, apiKeys, ({ actor }) => listKeys(deps.db, actor));

  serve(app, deps, makeApiKey, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => makeKey(tx, actor, body)),
  );

  serve(app, deps, rotateApiKey, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => rotateKey(tx, actor, params.id, body.hours)),
  );

  serve(app, deps, revokeApiKey, async ({ actor, params }) => {
    await deps.db.transaction((tx) => revokeKey(tx, actor, params.id));
    return {};
  });

  serve(app, deps, webhooks, ({ actor }) => listWebhooks(deps.db, actor));

  serve(app, deps, makeWebhook, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addWebhook(tx, deps, actor, body)),
  );

  serve(app, deps, rotateWebhookSecret, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => rotateSecret(tx, deps, actor, { id: params.id, hours: body.hours })),
  );

  serve(app, deps, changeWebhook, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => editWebhook(tx, deps, actor, { id: params.id, ...body })),
  );

  serve(app, deps, removeWebhook, async ({ actor, params }) => {
    await deps.db.transaction((tx) => dropWebhook(tx, actor, params.id));
    return {};
  });

  serve(app, deps, webhookDeliveries, ({ actor, params }) => listDeliveries(deps.db, actor, params.id));

  serve(
    app,
    deps,
    testWebhook,
    ({ actor, params, runIdempotent }) => runIdempotent((tx) => sendTest(tx, deps, actor, params.id)),
    { perMinute: SENDS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    resendDelivery,
    ({ actor, params, runIdempotent }) => runIdempotent((tx) => resend(tx, deps, actor, params.id)),
    { perMinute: SENDS_PER_MINUTE },
  );
}
