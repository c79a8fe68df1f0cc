/** One call of the API: its method and its path, with `{name}` standing for a path parameter. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
}

/**
 * The calls whose spelling is fixed (wire-1).
 * The contract test compares this table with the routes the server registers.
 */
export const specified = {
  login: { method: 'POST', path: '/auth/login/' },
  register: { method: 'POST', path: '/auth/register/' },
  refresh: { method: 'POST', path: '/auth/refresh/' },
  profile: { method: 'GET', path: '/auth/profile/' },
  updateProfile: { method: 'PUT', path: '/auth/profile/' },

  measurements: { method: 'GET', path: '/user_module/measurements/' },
  addMeasurement: { method: 'POST', path: '/user_module/measurements/' },
  updateMeasurement: { method: 'PUT', path: '/user_module/measurements/{id}/' },
  deleteMeasurement: { method: 'DELETE', path: '/user_module/measurements/{id}/' },

  brands: { method: 'GET', path: '/api/brands/brands/' },
  contactUs: { method: 'POST', path: '/contact/contact-us/' },

  createBulkOrder: { method: 'POST', path: '/tailor_module/bulk-order/create/' },
  createSingleOrder: { method: 'POST', path: '/tailor_module/single-order/create/' },
  tailors: { method: 'GET', path: '/tailor_module/tailors/' },
  bulkOrders: { method: 'GET', path: '/user_module/bulk-order/sepcific-user/list/' },
  singleOrders: { method: 'GET', path: '/tailor_module/single-orders/all/' },
  checkoutSingleOrder: { method: 'PATCH', path: '/tailor_module/single-order/{id}/checkout/' },
  invoice: { method: 'GET', path: '/tailor_module/single-order/invoice/{id}/' },

  chatUsers: { method: 'GET', path: '/live_chat/users/' },
  chatHistory: { method: 'GET', path: '/live_chat/chat/history/{id}/' },
} as const satisfies Record<string, Call>;

/** The live chat's socket (wire-9): the access token travels as a query parameter. */
export const chatSocketPath = '/ws/admin/chat/';

/** The API described for programs, OpenAPI 3.1 (wire-7); the page /api/docs shows it to people. */
export const openApiPath = '/api/openapi.json';

/** All other calls. */
export const ours = {
  logout: { method: 'POST', path: '/auth/logout/' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password/' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/' },
  changePassword: { method: 'POST', path: '/auth/change-password/' },
  confirmEmail: { method: 'POST', path: '/auth/email/confirm/' },
  resendEmailLink: { method: 'POST', path: '/auth/email/resend/' },
  cancelEmailChange: { method: 'DELETE', path: '/auth/email/pending/' },
  undoEmailChange: { method: 'POST', path: '/auth/email/undo/' },
  sessions: { method: 'GET', path: '/auth/sessions/' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}/' },

  measurementVersions: { method: 'GET', path: '/user_module/measurements/{id}/versions/' },
  tailor: { method: 'GET', path: '/tailor_module/tailors/{id}/' },
  singleOrder: { method: 'GET', path: '/tailor_module/single-order/{id}/' },
  trackOrder: { method: 'GET', path: '/tailor_module/order-tracking/{number}/' },
  file: { method: 'GET', path: '/files/{key}' },
  publishedFile: { method: 'GET', path: '/files/published/{key}' },
  settings: { method: 'GET', path: '/api/settings/' },
  demoAccounts: { method: 'GET', path: '/api/demo-accounts/' },

  brand: { method: 'GET', path: '/api/brands/brands/{id}/' },
  sharePreferences: { method: 'POST', path: '/api/brands/preferences/' },
  products: { method: 'GET', path: '/api/products/' },
  cultureProducts: { method: 'GET', path: '/api/products/culture/' },
  product: { method: 'GET', path: '/api/products/{id}/' },
  productReviews: { method: 'GET', path: '/api/products/{id}/reviews/' },
  ownReview: { method: 'GET', path: '/api/products/{id}/reviews/mine/' },
  writeReview: { method: 'POST', path: '/api/products/{id}/reviews/' },
  replyToReview: { method: 'POST', path: '/api/reviews/{id}/reply/' },
  featuredReviews: { method: 'GET', path: '/api/reviews/featured/' },
  search: { method: 'GET', path: '/api/search/' },
  suggestions: { method: 'GET', path: '/api/search/suggestions/' },
  wishlist: { method: 'GET', path: '/user_module/wishlist/' },
  addWishes: { method: 'POST', path: '/user_module/wishlist/' },
  removeWish: { method: 'DELETE', path: '/user_module/wishlist/{id}/' },

  checkCart: { method: 'POST', path: '/api/shop/cart/check/' },
  placeShopOrder: { method: 'POST', path: '/api/shop/orders/' },
  confirmShopOrder: { method: 'POST', path: '/api/shop/orders/confirm/' },
  shopOrders: { method: 'GET', path: '/api/shop/orders/' },
  shopOrder: { method: 'GET', path: '/api/shop/orders/{id}/' },
  paymentSettings: { method: 'GET', path: '/api/payments/settings/' },
  tokeniseCard: { method: 'POST', path: '/api/payments/tokens/' },
  answerChallenge: { method: 'POST', path: '/api/payments/sandbox/challenges/' },
  stripeWebhook: { method: 'POST', path: '/api/payments/stripe/webhook/' },

  subscribe: { method: 'POST', path: '/api/newsletter/' },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm/' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/' },
} as const satisfies Record<string, Call>;
