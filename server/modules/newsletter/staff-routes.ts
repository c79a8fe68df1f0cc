import type { FastifyInstance } from 'fastify';
import {
  newsletterSubscribers,
  unsubscribeReader as unsubscribeEndpoint,
} from '../../../contract/staff-newsletter.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listSubscribers, unsubscribeReader } from './staff-service.ts';
import { subscribersExport } from './subscriber-export-service.ts';

/** The subscribers, for staff. */
export function staffNewsletterRoutes(app: FastifyInstance, deps: Deps): void {
  deps.transferKinds.addExport(subscribersExport(deps.config));

  serve(app, deps, newsletterSubscribers, ({ query }) => listSubscribers(deps.db, query));

  serve(app, deps, unsubscribeEndpoint, ({ actor, params }) =>
    deps.db.transaction((tx) => unsubscribeReader(tx, actor, params.id)),
  );
}
