import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/addresses.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './service.ts';

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.addresses, ({ actor }) => listAddresses(deps.db, actor));

  serve(app, deps, contract.addAddress, ({ actor, body, runIdempotent }) =>
    runIdempotent((tx) => addAddress(tx, actor, body)),
  );

  serve(app, deps, contract.updateAddress, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => updateAddress(tx, actor, params.id, body)),
  );

  serve(app, deps, contract.deleteAddress, async ({ actor, params, runIdempotent }) => {
    await runIdempotent((tx) => deleteAddress(tx, actor, params.id));
    return {};
  });
}
