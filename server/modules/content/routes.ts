import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/content.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  listPages,
  listVersions,
  previewText,
  readNewest,
  readPage,
  readVersion,
  savePage,
} from './service.ts';

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.contentPage, ({ params, query }) => readPage(deps, params.slug, query.language), {
    sources: () => ['content', 'settings'],
  });

  serve(app, deps, contract.staffContents, () => listPages(deps.db));
  serve(app, deps, contract.staffContent, ({ params }) => readNewest(deps.db, params.slug));
  serve(app, deps, contract.saveContent, ({ actor, params, body }) =>
    savePage(deps, actor, params.slug, body),
  );
  serve(app, deps, contract.contentVersions, ({ params }) => listVersions(deps.db, params.slug));
  serve(app, deps, contract.contentVersion, ({ params }) =>
    readVersion(deps.db, params.slug, params.version),
  );
  serve(app, deps, contract.previewContent, ({ body }) => previewText(deps, body.body, body.language));
}
