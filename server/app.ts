import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Deps } from './deps.ts';
import { compressResponses } from './http/compression.ts';
import { limitConnections } from './http/connection-limits.ts';
import { handleClientError, handleErrors, sendBadUrl } from './http/error-handler.ts';
import { readJsonBodies } from './http/json-body.ts';
import { logResponses } from './http/logging.ts';
import { watchEventLoop } from './http/loop-watch.ts';
import { countResponses, Metrics } from './http/metrics.ts';
import { requestId } from './http/network.ts';
import { escapeUndecodable } from './http/page-address.ts';
import { securityHeaders } from './http/page-headers.ts';
import { servePages } from './http/pages.ts';
import { warnOfUntrustedProxy } from './http/proxy-warning.ts';
import { limitRates } from './http/rate-limits.ts';
import { chooseLocales } from './http/request-locale.ts';
import { isSocketAddress, keepSockets } from './http/sockets.ts';
import { VisitorCookies } from './http/visitor-cookies.ts';
import type { Tracing } from './infra/tracing/tracing.ts';
import { passkeyRoutes } from './modules/accounts/passkeys/routes.ts';
import { phoneSignInRoutes } from './modules/accounts/phone/routes.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { secondFactorRoutes } from './modules/accounts/second-factor/routes.ts';
import { socialRoutes } from './modules/accounts/social/routes.ts';
import { staffRoutes } from './modules/accounts/staff/routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { applicationReviewRoutes, applicationRoutes } from './modules/applications/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { customerRoutes } from './modules/backoffice/customer-routes.ts';
import { dashboardRoutes, savedViewRoutes, staffOrderRoutes } from './modules/backoffice/routes.ts';
import { cardRoutes } from './modules/cards/routes.ts';
import { cashCodeRoutes } from './modules/cash-codes/routes.ts';
import { staffBrandRoutes } from './modules/catalogue/brands/staff-routes.ts';
import { catalogueRoutes, preferenceTotalRoutes } from './modules/catalogue/routes.ts';
import { shelfRoutes } from './modules/catalogue/shelf/routes.ts';
import { chatSocket } from './modules/chat/live/socket.ts';
import { chatRoutes } from './modules/chat/routes.ts';
import { connectionRoutes } from './modules/connections/routes.ts';
import { contactInboxRoutes, contactRoutes } from './modules/contact/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { courierRoutes } from './modules/couriers/routes.ts';
import { creditRoutes } from './modules/credit/routes.ts';
import { customsRoutes } from './modules/customs/routes.ts';
import { discountRoutes } from './modules/discounts/routes.ts';
import { dispatchRoutes } from './modules/dispatch/routes.ts';
import { documentRoutes } from './modules/documents/routes.ts';
import { earningRoutes } from './modules/earnings/routes.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { measurementRoutes } from './modules/measurements/routes.ts';
import { newsletterRoutes, staffNewsletterRoutes } from './modules/newsletter/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { alterationClaimRoutes } from './modules/orders/alteration-claims/routes.ts';
import { atRiskRoutes } from './modules/orders/at-risk/routes.ts';
import { bulkOrderRoutes } from './modules/orders/bulk/routes.ts';
import { sellerStepRoutes } from './modules/orders/cloth/routes.ts';
import { fitRoutes } from './modules/orders/fit/routes.ts';
import { garmentRoutes } from './modules/orders/garment-routes.ts';
import { measureLinkRoutes } from './modules/orders/measure-links/routes.ts';
import { orderRoutes } from './modules/orders/order-routes.ts';
import { orderCreditRoutes } from './modules/orders/payments/credit-routes.ts';
import { paymentProofRoutes } from './modules/orders/payments/proof-routes.ts';
import { roundRoutes } from './modules/orders/rounds/routes.ts';
import { sampleRoutes } from './modules/orders/samples/routes.ts';
import { orderCodeRoutes } from './modules/orders/single/code-routes.ts';
import { singleOrderRoutes } from './modules/orders/single/routes.ts';
import { workRoutes } from './modules/orders/workshop/routes.ts';
import { phoneRoutes } from './modules/phones/routes.ts';
import { privacyRoutes } from './modules/privacy/routes.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sellerRoutes } from './modules/sellers/routes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { owedMoneyRoutes } from './modules/shop/owed/routes.ts';
import { shopRoutes } from './modules/shop/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { metricsRoutes } from './modules/system/metrics-routes.ts';
import { mailRoutes, systemRoutes } from './modules/system/routes.ts';
import { tailorRoutes } from './modules/tailors/routes.ts';
import { trackingRoutes } from './modules/tracking/routes.ts';
import { transferRoutes } from './modules/transfers/routes.ts';
import { wishlistRoutes } from './modules/wishlist/routes.ts';
import { workshopRoutes } from './modules/workshops/routes.ts';

/** Twice the longest body of a customer, a passkey; `serve` accepts more from staff and sellers. */
const MAX_BODY_BYTES = 64 * 1024;

interface AppOptions {
  pages: boolean;
  log: FastifyBaseLogger;
  tracing?: Tracing | undefined;
}

export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const security = securityHeaders(config.publicUrl);
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only our own outermost proxy is trusted to name the visitor; clients can forge the rest of the header.
    trustProxy: config.trustProxy > 0 && ((_address, proxiesPassed) => proxiesPassed < config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    ...timeouts(config.requestTimeout * 1000),
    clientErrorHandler: handleClientError,
    // An undecodable address runs no hooks, so its headers are set here.
    frameworkErrors: (_error, _request, reply) => sendBadUrl(reply.headers(security)),
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => escapeUndecodable(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  const endpoints: Endpoint[] = [];
  app.addHook('onRoute', ({ config: routeConfig }) => {
    const { endpoint } = (routeConfig ?? {}) as { endpoint?: Endpoint };
    if (endpoint && !endpoints.includes(endpoint)) endpoints.push(endpoint);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(security).header('x-request-id', request.id);
  });
  chooseLocales(app);
  warnOfUntrustedProxy(app, config.trustProxy);
  if (options.tracing) {
    const { traceRequests } = await import('./http/trace-requests.ts');
    traceRequests(app, options.tracing, config.trustProxy > 0);
  }
  // Behind a proxy all connections come from the proxy, which has its own limits.
  if (config.trustProxy === 0) limitConnections(app.server);
  logResponses(app);
  const metrics = new Metrics();
  countResponses(app, metrics);
  watchEventLoop(app, metrics);
  keepSockets(app, metrics, config.rateLimit);
  handleErrors(app);
  readJsonBodies(app);
  await app.register(cookie);
  await app.register(multipart);
  await compressResponses(app);
  const visitors = new VisitorCookies(config);
  app.decorate('visitors', visitors);
  await app.register(async (api) => {
    await limitRates(api, config.rateLimit, { ...deps, visitors });
    auditRoutes(api, deps);
    accountRoutes(api, deps);
    staffRoutes(api, deps);
    socialRoutes(api, deps);
    passkeyRoutes(api, deps);
    phoneSignInRoutes(api, deps);
    secondFactorRoutes(api, deps);
    addressRoutes(api, deps);
    measurementRoutes(api, deps);
    tailorRoutes(api, deps);
    workshopRoutes(api, deps);
    courierRoutes(api, deps);
    earningRoutes(api, deps);
    applicationRoutes(api, deps);
    workRoutes(api, deps);
    alterationClaimRoutes(api, deps);
    paymentProofRoutes(api, deps);
    orderCodeRoutes(api, deps);
    orderCreditRoutes(api, deps);
    owedMoneyRoutes(api, deps);
    sellerStepRoutes(api, deps);
    roundRoutes(api, deps);
    atRiskRoutes(api, deps);
    applicationReviewRoutes(api, deps);
    singleOrderRoutes(api, deps);
    bulkOrderRoutes(api, deps);
    orderRoutes(api, deps);
    garmentRoutes(api, deps);
    fitRoutes(api, deps);
    measureLinkRoutes(api, deps);
    sampleRoutes(api, deps);
    trackingRoutes(api, deps);
    dispatchRoutes(api, deps);
    cardRoutes(api, deps);
    phoneRoutes(api, deps);
    cashCodeRoutes(api, deps);
    creditRoutes(api, deps);
    discountRoutes(api, deps);
    shopRoutes(api, deps);
    catalogueRoutes(api, deps);
    preferenceTotalRoutes(api, deps);
    shelfRoutes(api, deps);
    staffBrandRoutes(api, deps);
    contactRoutes(api, deps);
    contactInboxRoutes(api, deps);
    chatRoutes(api, deps);
    await chatSocket(api, deps, options.log);
    documentRoutes(api, deps);
    newsletterRoutes(api, deps);
    staffNewsletterRoutes(api, deps);
    notificationRoutes(api, deps);
    wishlistRoutes(api, deps);
    reviewRoutes(api, deps);
    fileRoutes(api, deps);
    savedViewRoutes(api, deps);
    dashboardRoutes(api, deps);
    customerRoutes(api, deps);
    staffOrderRoutes(api, deps);
    privacyRoutes(api, deps);
    transferRoutes(api, deps);
    connectionRoutes(api, deps);
    searchRoutes(api, deps);
    contentRoutes(api, deps);
    settingsRoutes(api, deps);
    customsRoutes(api, deps);
    sellerRoutes(api, deps);
    siteRoutes(api, deps);
    mailRoutes(api, deps);
    systemRoutes(api, deps, endpoints);
    metricsRoutes(api, deps, metrics);
  });
  await servePages(app, {
    ...config,
    // A getter, because staff may change it while the server runs.
    get mapEmbedUrl() {
      return config.mapEmbedUrl;
    },
    changes: deps.pubsub,
    visitors: config.rateLimit === 0 ? undefined : visitors,
    serve: options.pages,
    endpoints,
    metrics,
  });
  return app;
}

const IDLE_CONNECTION_TIMEOUT_MS = 120_000;

/** Node swaps the two limits if the header limit is longer, and by default checks only every 30 s. */
function timeouts(limit: number) {
  return {
    requestTimeout: limit,
    connectionTimeout: Math.min(limit, IDLE_CONNECTION_TIMEOUT_MS),
    http: {
      headersTimeout: Math.min(limit, 60_000),
      connectionsCheckingInterval: Math.min(limit / 2, 5000),
      shouldUpgradeCallback: isSocketAddress,
    },
  };
}
