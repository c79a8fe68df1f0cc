import type { Call } from './paths.ts';

/** The calls of orders, their payment and tracking, apart so that other pages do not load them. */
export const ofOrders = {
  // The spelling of these is fixed (wire-1).
  createBulkOrder: { method: 'POST', path: '/tailor_module/bulk-order/create/', session: 'required' },
  createSingleOrder: {
    method: 'POST',
    path: '/tailor_module/single-order/create/',
    session: 'required',
    bodyType: 'multipart',
  },
  bulkOrders: { method: 'GET', path: '/user_module/bulk-order/sepcific-user/list/', session: 'required' },
  singleOrders: { method: 'GET', path: '/tailor_module/single-orders/all/', session: 'required' },
  checkoutSingleOrder: {
    method: 'PATCH',
    path: '/tailor_module/single-order/{id}/checkout/',
    session: 'required',
  },
  invoice: {
    method: 'GET',
    path: '/tailor_module/single-order/invoice/{id}/',
    session: 'required',
    answerType: 'application/pdf',
  },

  singleOrder: { method: 'GET', path: '/tailor_module/single-order/{id}/', session: 'required' },
  bulkOrder: { method: 'GET', path: '/api/orders/bulk/{id}/', session: 'required' },
  trackOrder: { method: 'GET', path: '/tailor_module/order-tracking/{number}/' },
  ownOrders: { method: 'GET', path: '/api/orders/', session: 'required' },
  recentOrders: { method: 'GET', path: '/api/orders/recent/', session: 'required' },
  orderReview: { method: 'GET', path: '/api/orders/{id}/review/', session: 'required' },
  writeOrderReview: {
    method: 'POST',
    path: '/api/orders/{id}/review/',
    session: 'required',
    bodyType: 'multipart',
  },
  requestAlteration: {
    method: 'POST',
    path: '/api/orders/{id}/alteration/',
    session: 'required',
    bodyType: 'multipart',
  },
  sendMeasurementPicture: {
    method: 'POST',
    path: '/api/orders/{id}/measurement-picture/',
    session: 'required',
    bodyType: 'multipart',
  },
  placeShopOrder: { method: 'POST', path: '/api/shop/orders/', session: 'optional' },
  confirmShopOrder: { method: 'POST', path: '/api/shop/orders/confirm/' },
  shopOrders: { method: 'GET', path: '/api/shop/orders/', session: 'required' },
  shopOrder: { method: 'GET', path: '/api/shop/orders/{id}/', session: 'required' },
  order: { method: 'GET', path: '/api/orders/{id}/', session: 'required' },
  editSingleOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/',
    session: 'required',
    bodyType: 'multipart',
  },
  takeOrderStep: { method: 'POST', path: '/api/orders/{id}/steps/', session: 'required' },
  takeSellerOrderStep: { method: 'POST', path: '/api/seller-orders/{id}/steps/', session: 'required' },
  orderDocument: {
    method: 'GET',
    path: '/api/orders/{id}/documents/{document}/',
    session: 'required',
    answerType: 'application/pdf',
  },
  shopOrderPayment: { method: 'GET', path: '/api/shop/orders/{id}/payment/' },
  paymentSettings: { method: 'GET', path: '/api/payments/settings/' },
  tokeniseCard: { method: 'POST', path: '/api/payments/tokens/' },
  answerChallenge: { method: 'POST', path: '/api/payments/sandbox/challenges/' },
  stripeWebhook: { method: 'POST', path: '/api/payments/stripe/webhook/' },
} as const satisfies Record<string, Call>;
