import type { FastifyInstance } from 'fastify';
import {
  addStaffBrand,
  inviteBrandOwnerAgain,
  staffBrand,
  staffBrands,
  updateStaffBrand,
} from '../../../../contract/staff-brands.ts';
import type { Deps } from '../../../deps.ts';
import { serve } from '../../../http/serve.ts';
import { addBrand, editBrand, inviteOwnerAgain, listStaffBrands, readStaffBrand } from './service.ts';

export function staffBrandRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serve(app, deps, staffBrands, ({ query }) => listStaffBrands(db, query));

  serve(app, deps, staffBrand, ({ params }) => readStaffBrand(deps, params.id));

  serve(app, deps, addStaffBrand, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addBrand(tx, deps, actor, body)),
  );

  serve(
    app,
    deps,
    inviteBrandOwnerAgain,
    async ({ actor, params }) => {
      await db.transaction((tx) => inviteOwnerAgain(tx, deps, actor, params.id));
      return {};
    },
    { perMinute: 20 },
  );

  serve(app, deps, updateStaffBrand, ({ actor, params, body }) =>
    db.transaction((tx) => editBrand(tx, deps, actor, params.id, body)),
  );
}
