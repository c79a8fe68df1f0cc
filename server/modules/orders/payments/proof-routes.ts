import type { FastifyInstance } from 'fastify';
import { payByWallet } from '../../../../contract/gateway-payments.ts';
import * as contract from '../../../../contract/payment-proofs.ts';
import type { Deps } from '../../../deps.ts';
import { failOn } from '../../../fail.ts';
import { serve } from '../../../http/serve.ts';
import { withPictures } from '../../files/keep-picture.ts';
import { listProofs, matchProof, refuseProof, requireProofWanted, sendProof } from './proof-service.ts';
import { startWalletPayment } from './wallet-service.ts';

/** Enough for a slip of the thumb, too few to try out numbers. */
const PROOFS_PER_MINUTE = 6;
/** Each may ask a gateway. */
const STARTS_PER_MINUTE = 10;

export function paymentProofRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    contract.sendPaymentProof,
    async (call) => {
      const { actor, params, body, uploads, runIdempotent } = call;
      const replayed = await call.replayedResponse<contract.PaymentProof>();
      if (replayed) return replayed;
      if (!body.reference && !uploads.picture) failOn('reference', 'payments.proof_missing');
      await requireProofWanted(deps.db, actor, params.id);
      return withPictures(deps, actor.id, uploads, (keep) =>
        runIdempotent((tx) =>
          sendProof(tx, deps, actor, params.id, body, async () => (await keep(tx)).picture),
        ),
      );
    },
    { perMinute: PROOFS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    payByWallet,
    ({ actor, params, body }) => startWalletPayment(deps, actor, params.id, body),
    { perMinute: STARTS_PER_MINUTE },
  );

  serve(app, deps, contract.paymentProofs, ({ actor, query }) => listProofs(deps, actor, query));

  serve(app, deps, contract.matchPaymentProof, ({ actor, params, body, request, runIdempotent }) =>
    runIdempotent((tx) => matchProof(tx, deps, { actor, address: request.ip }, params.id, body)),
  );

  serve(app, deps, contract.refusePaymentProof, ({ actor, params, body, runIdempotent }) =>
    runIdempotent((tx) => refuseProof(tx, deps, actor, params.id, body)),
  );
}
