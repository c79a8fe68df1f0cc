import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REDIRECT_GATEWAYS } from '../../../contract/constants/gateway-payments.ts';
import {
  cancelWaitingOrder,
  leaveForWallet,
  payInTestWallet,
  walletPayment,
} from '../../../contract/gateway-payments.ts';
import { gatewayNoticePath, gatewayReturnPath } from '../../../contract/paths.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail } from '../../fail.ts';
import { serve } from '../../http/serve.ts';
import { cancelWaiting } from './payments/cancel-waiting-service.ts';
import {
  acknowledgementOf,
  hearGateway,
  leaveForGateway,
  payInSandbox,
  paymentPage,
  readWalletPayment,
} from './payments/wallet-service.ts';

/** Per network, behind which there may be a city: a page asks every few seconds. */
const READS_PER_MINUTE = 600;
const DEPARTURES_PER_MINUTE = 20;

export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, walletPayment, ({ params }) => readWalletPayment(deps, params.reference), {
    perMinute: READS_PER_MINUTE,
  });
  serve(app, deps, leaveForWallet, ({ params }) => leaveForGateway(deps, params.reference), {
    perMinute: DEPARTURES_PER_MINUTE,
  });
  serve(app, deps, cancelWaitingOrder, ({ params }) => cancelWaiting(deps, params.reference), {
    perMinute: DEPARTURES_PER_MINUTE,
  });
  serve(app, deps, payInTestWallet, async ({ params, body }) => {
    await payInSandbox(deps, params.reference, body.approved);
    return {};
  });
  serveMessages(app, deps);
}

/** Gateways sign the raw bytes and post forms, so these routes must not parse the body. */
function serveMessages(app: FastifyInstance, deps: Deps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.route({
      method: ['GET', 'POST'],
      url: pathOf(gatewayReturnPath),
      handler: async (request, reply) => {
        const attempt = await hearGateway(deps, gatewayOf(request), 'return', messageOf(request)).catch(
          (error: unknown) => {
            // Of a gateway that was switched off meanwhile: the customer sees a page all the same.
            if (error instanceof Failure && error.code === 'request.not_found') return undefined;
            throw error;
          },
        );
        return reply.redirect(await paymentPage(deps, attempt), 303);
      },
    });
    raw.route({
      method: 'POST',
      url: pathOf(gatewayNoticePath),
      handler: async (request) => {
        const gateway = gatewayOf(request);
        await hearGateway(deps, gateway, 'notice', messageOf(request));
        return acknowledgementOf(deps, gateway);
      },
    });
  });
}

function pathOf(path: string): string {
  return path.replace('{gateway}', ':gateway');
}

function gatewayOf(request: FastifyRequest) {
  const { gateway } = request.params as { gateway: string };
  return REDIRECT_GATEWAYS.find((name) => name === gateway) ?? fail('request.not_found');
}

function messageOf({ query, headers, body }: FastifyRequest) {
  const strings = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  return {
    query: strings(Object(query)),
    headers: strings(headers),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}
