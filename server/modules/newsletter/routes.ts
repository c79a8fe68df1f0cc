import type { FastifyInstance } from 'fastify';
import { currentLocale } from '#words';
import { localePath } from '../../../contract/locale.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../../contract/newsletter.ts';
import {
  newsletterSubscribers,
  unsubscribeReader as unsubscribeEndpoint,
} from '../../../contract/staff-newsletter.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  askToConfirm,
  confirm,
  endSubscription,
  listSubscribers,
  subscribersExport,
  unsubscribeReader,
} from './service.ts';

/** Every call may send a mail or try a token. */
const RATE_LIMIT = { perMinute: 20 };

/** Sent for one-click unsubscribe (RFC 8058 §3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, subscribe, ({ body }) => askToConfirm(deps, body.email), RATE_LIMIT);

  serve(app, deps, confirmSubscription, ({ body }) => confirm(deps, body.token), RATE_LIMIT);

  app.register(async (oneClick) => {
    // The token is in the address, so the body is ignored.
    oneClick.removeContentTypeParser(FORMS);
    oneClick.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, {}),
    );
    serve(oneClick, deps, unsubscribe, ({ query }) => endSubscription(deps.db, query.token));

    // Other mail programs open the address as a page, and opening alone must not unsubscribe.
    oneClick.get(unsubscribe.path, async (request, reply) => {
      const query = new URL(request.url, deps.config.publicUrl).search;
      const page = localePath(currentLocale(), `/newsletter/unsubscribe${query}`);
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    });
  });
}

export function staffNewsletterRoutes(app: FastifyInstance, deps: Deps): void {
  deps.transferKinds.addExport(subscribersExport(deps.config));

  serve(app, deps, newsletterSubscribers, ({ query }) => listSubscribers(deps.db, query));

  serve(app, deps, unsubscribeEndpoint, ({ actor, params }) =>
    deps.db.transaction((tx) => unsubscribeReader(tx, actor, params.id)),
  );
}
