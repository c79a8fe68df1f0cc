import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../contract/paths.ts';
import { tailor, tailors } from '../../../contract/tailors.ts';
import type { Deps } from '../../deps.ts';
import { tailorSource } from '../../http/page-reads.ts';
import { serve } from '../../http/serve.ts';
import { listTailors, readTailor } from './service.ts';

const CACHE_SECONDS = 5;

export function tailorRoutes(app: FastifyInstance, deps: Deps): void {
  const ofTailors = { publicFor: CACHE_SECONDS, sources: () => ['tailors'] as const };
  serve(
    app,
    deps,
    tailors,
    ({ query: { filter_type: filter, page, area, dress_type: dressType } }) => {
      const addressOfPage = (to: number) =>
        deps.config.publicUrl +
        addressOf(tailors.call, {}, { filter_type: filter, page: to, area, dress_type: dressType });
      return listTailors(deps, { filter, area, dressType }, page, addressOfPage);
    },
    ofTailors,
  );

  serve(app, deps, tailor, ({ params }) => readTailor(deps, params.id), {
    publicFor: CACHE_SECONDS,
    sources: (_response, { id }) => [tailorSource(id)],
  });
}
