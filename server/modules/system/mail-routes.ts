import type { FastifyInstance } from 'fastify';
import { resendMail, staffMails } from '../../../contract/staff-mails.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { listMails, resend } from './mail-service.ts';

/** The outbox, for staff. */
export function mailRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffMails, ({ query }) => listMails(deps.db, query));

  serve(app, deps, resendMail, ({ actor, params }) =>
    deps.db.transaction((tx) => resend(tx, actor, params.id)),
  );
}
