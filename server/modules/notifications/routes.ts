import type { FastifyInstance } from 'fastify';
import { currentLocale } from '#words';
import { localePath } from '../../../contract/locale.ts';
import {
  mailSettings,
  notifications,
  readNotification,
  readNotifications,
  unreadNotifications,
  unsubscribeFromTopic,
  updateMailSettings,
} from '../../../contract/notifications.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  changeMailSettings,
  countUnread,
  listNotifications,
  readMailSettings,
  readOne,
  readUpTo,
  unsubscribeByLink,
} from './service.ts';

/** Every call tries a token. */
const RATE_LIMIT = { perMinute: 20 };

/** Sent for one-click unsubscribe (RFC 8058 §3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, deps, notifications, ({ actor, query }) =>
    listNotifications(
      deps,
      actor,
      query.page,
      (to) => deps.config.publicUrl + addressOf(notifications.call, {}, { page: to }),
    ),
  );

  serve(app, deps, unreadNotifications, ({ actor }) => countUnread(db, actor));

  serve(app, deps, readNotifications, ({ actor, body }) => readUpTo(db, actor, body.up_to));

  serve(app, deps, readNotification, ({ actor, params }) => readOne(db, actor, params.id));

  serve(app, deps, mailSettings, ({ actor }) => readMailSettings(db, actor));

  serve(app, deps, updateMailSettings, ({ actor, body }) => changeMailSettings(db, actor, body));

  app.register(async (oneClick) => {
    // The token is in the address, so the body is ignored.
    oneClick.removeContentTypeParser(FORMS);
    oneClick.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, {}),
    );
    serve(
      oneClick,
      deps,
      unsubscribeFromTopic,
      ({ query }) => unsubscribeByLink(deps, query.token),
      RATE_LIMIT,
    );

    // Other mail programs open the address as a page, and opening alone must not unsubscribe.
    oneClick.get(unsubscribeFromTopic.path, async (request, reply) => {
      const query = new URL(request.url, deps.config.publicUrl).search;
      const page = localePath(currentLocale(), `/notifications/unsubscribe${query}`);
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    });
  });
}
