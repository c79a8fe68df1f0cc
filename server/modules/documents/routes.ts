import type { FastifyInstance } from 'fastify';
import { orderDocument } from '../../../contract/documents.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { downloadDocument } from './service.ts';

/** Issued documents of all kinds of orders (invoices-1). */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, orderDocument, ({ actor, params: { id, document } }) =>
    downloadDocument(deps, actor, { orderId: id, ...document }),
  );
}
