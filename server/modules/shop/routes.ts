import type { FastifyInstance } from 'fastify';
import { parcelInvoice, staffParcelInvoice } from '../../../contract/customs.ts';
import { addressOf, stripeWebhookPath } from '../../../contract/paths.ts';
import {
  answerChallenge as answerChallengeCall,
  paymentSettings,
  tokeniseCard,
} from '../../../contract/payments.ts';
import {
  packingSlip,
  packingSlips,
  sellerOrder,
  sellerOrders,
  staffPackingSlips,
} from '../../../contract/seller-orders.ts';
import {
  cancelShopOrder,
  checkCart as checkCartCall,
  confirmShopOrder,
  placeShopOrder,
  shopOrder,
  shopOrderPayment,
  shopOrders,
} from '../../../contract/shop-orders.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { guestDevice, neighbourOf, phoneDevice } from '../../http/visitor.ts';
import { checkCart } from './checkout/cart-service.ts';
import { confirmByLink } from './checkout/reservation-service.ts';
import { placeOrder } from './checkout/service.ts';
import { answerChallenge, readPaymentSettings, tokenise } from './payments/service.ts';
import { handleWebhook } from './payments/webhook-service.ts';
import { goodsReturnRoutes } from './returns/routes.ts';
import {
  listSellerOrders,
  printOwnPackingSlips,
  printShopPackingSlips,
  readSellerOrder,
} from './seller-orders/list-service.ts';
import { printOwnParcelInvoice, printStaffParcelInvoice } from './seller-orders/parcel-invoice-service.ts';
import { cancelBought } from './seller-orders/service.ts';
import { listShopOrders, readOrderPayment, readShopOrder } from './service.ts';
import { walletRoutes } from './wallet-routes.ts';

/** Per network: enough for typing errors, too few to test card numbers. */
const CARDS_PER_MINUTE = 20;

/** Per network, which several people may share: each order may try a card, take stock and send a mail. */
const ORDERS_PER_MINUTE = 30;

const CONFIRMATIONS_PER_MINUTE = 20;

export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, checkCartCall, ({ request, actor, body }) =>
    checkCart(deps, { actor, neighbour: neighbourOf(request) }, body),
  );

  serve(
    app,
    deps,
    placeShopOrder,
    ({ request, reply, ...call }) => {
      const neighbour = neighbourOf(request);
      const device = call.actor ? '' : (neighbour.visitor ?? guestDevice(request, reply, deps.config));
      const caller = { actor: call.actor, neighbour, device, phoneDevice: phoneDevice(request) };
      return placeOrder(deps, caller, call.body, call);
    },
    { perMinute: ORDERS_PER_MINUTE },
  );

  serve(app, deps, confirmShopOrder, ({ body }) => confirmByLink(deps, body.token), {
    perMinute: CONFIRMATIONS_PER_MINUTE,
  });

  serve(app, deps, shopOrders, ({ actor, query }) =>
    listShopOrders(
      deps,
      actor,
      query,
      (to) => deps.config.publicUrl + addressOf(shopOrders.call, {}, { ...query, page: to }),
    ),
  );

  serve(app, deps, shopOrder, ({ actor, params }) => readShopOrder(deps, actor, params.id));

  serve(app, deps, cancelShopOrder, ({ actor, params, body, runIdempotent }) =>
    runIdempotent(async (tx) => {
      await cancelBought(tx, deps, actor, params.id, body);
      return readShopOrder({ ...deps, db: tx }, actor, params.id);
    }),
  );

  serve(app, deps, sellerOrders, ({ actor, query }) => listSellerOrders(deps, actor, query));

  serve(app, deps, sellerOrder, ({ actor, params }) => readSellerOrder(deps, actor, params.id));

  serve(app, deps, packingSlip, ({ actor, params }) => printOwnPackingSlips(deps, actor, [params.id]));

  serve(app, deps, packingSlips, ({ actor, query }) =>
    printOwnPackingSlips(deps, actor, query.seller_orders),
  );

  serve(app, deps, staffPackingSlips, ({ actor, query }) =>
    printShopPackingSlips(deps, actor, query.seller_orders),
  );

  serve(app, deps, parcelInvoice, ({ actor, params }) => printOwnParcelInvoice(deps, actor, params.id));

  serve(app, deps, staffParcelInvoice, ({ actor, params }) =>
    printStaffParcelInvoice(deps, actor, params.id),
  );

  serve(app, deps, shopOrderPayment, ({ params, query }) =>
    readOrderPayment(deps, params.id, query.tracking_id),
  );

  serve(app, deps, paymentSettings, async () => readPaymentSettings(deps));

  serve(
    app,
    deps,
    tokeniseCard,
    ({ body }) => tokenise(deps, { number: body.card_number, expiry: body.expiry, cvv: body.cvv }),
    { perMinute: CARDS_PER_MINUTE },
  );

  serve(
    app,
    deps,
    answerChallengeCall,
    async ({ body }) => {
      await answerChallenge(deps, { clientSecret: body.client_secret, approved: body.approved });
      return {};
    },
    { perMinute: CARDS_PER_MINUTE },
  );

  walletRoutes(app, deps);
  goodsReturnRoutes(app, deps);

  serveStripeWebhook(app, deps);
}

/** Stripe signs the raw bytes, so this route must not parse the body. */
function serveStripeWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.route({
      method: 'POST',
      url: stripeWebhookPath,
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        await handleWebhook(deps, body, typeof signature === 'string' ? signature : undefined);
        return { received: true };
      },
    });
  });
}
