import type { FastifyInstance } from 'fastify';
import { checkPhone } from '../../../contract/phones.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { phoneDevice } from '../../http/visitor.ts';
import { isCodeNeeded } from './service.ts';

export function cashCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    checkPhone,
    async ({ actor, body, request }) => ({
      needed: await isCodeNeeded(deps.db, { actor, device: phoneDevice(request) }, body.phone),
    }),
    // Per account; a network gets five times as many.
    { perMinute: 20 },
  );
}
