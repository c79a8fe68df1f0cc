export type BodyType = 'json' | 'multipart';

/** With `optional`, a token that is sent must be valid, and no token means a visitor. */
export type SessionNeed = 'none' | 'optional' | 'required';

/** What is needed to make a call, without its schemas. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` stands for a path parameter. */
  readonly path: `/${string}`;
  /** `none` when left out. */
  readonly session?: SessionNeed;
  /** `json` when left out. */
  readonly bodyType?: BodyType;
  /** Set when the response is not JSON. */
  readonly answerType?: string;
}

/** The calls whose spelling is fixed (wire-1). */
export const specified = {
  login: { method: 'POST', path: '/auth/login/' },
  register: { method: 'POST', path: '/auth/register/' },
  refresh: { method: 'POST', path: '/auth/refresh/' },
  profile: { method: 'GET', path: '/auth/profile/', session: 'required' },
  updateProfile: { method: 'PUT', path: '/auth/profile/', session: 'required', bodyType: 'multipart' },

  measurements: { method: 'GET', path: '/user_module/measurements/', session: 'required' },
  addMeasurement: { method: 'POST', path: '/user_module/measurements/', session: 'required' },
  updateMeasurement: { method: 'PUT', path: '/user_module/measurements/{id}/', session: 'required' },
  deleteMeasurement: { method: 'DELETE', path: '/user_module/measurements/{id}/', session: 'required' },

  brands: { method: 'GET', path: '/api/brands/brands/' },
  contactUs: { method: 'POST', path: '/contact/contact-us/', session: 'optional' },

  createBulkOrder: { method: 'POST', path: '/tailor_module/bulk-order/create/', session: 'required' },
  createSingleOrder: {
    method: 'POST',
    path: '/tailor_module/single-order/create/',
    session: 'required',
    bodyType: 'multipart',
  },
  tailors: { method: 'GET', path: '/tailor_module/tailors/' },
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

  chatUsers: { method: 'GET', path: '/live_chat/users/', session: 'required' },
  chatHistory: { method: 'GET', path: '/live_chat/chat/history/{id}/', session: 'required' },
} as const satisfies Record<string, Call>;

/** The live chat's socket (wire-9): the access token is a query parameter. */
export const chatSocketPath = '/ws/admin/chat/';

export const openApiPath = '/api/openapi.json';

/** The calls that the specification does not name. */
export const additional = {
  logout: { method: 'POST', path: '/auth/logout/' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password/' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/' },
  changePassword: { method: 'POST', path: '/auth/change-password/', session: 'required' },
  confirmEmail: { method: 'POST', path: '/auth/email/confirm/' },
  resendEmailLink: { method: 'POST', path: '/auth/email/resend/', session: 'required' },
  cancelEmailChange: { method: 'DELETE', path: '/auth/email/pending/', session: 'required' },
  undoEmailChange: { method: 'POST', path: '/auth/email/undo/' },
  sessions: { method: 'GET', path: '/auth/sessions/', session: 'required' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions/', session: 'required' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}/', session: 'required' },
  startSocialSignIn: { method: 'POST', path: '/auth/social/start/', session: 'optional' },
  socialCallback: { method: 'GET', path: '/auth/social/{provider}/callback/' },
  finishSocialSignIn: { method: 'POST', path: '/auth/social/finish/', session: 'optional' },
  registerSocially: { method: 'POST', path: '/auth/social/register/' },
  connectSocialSignIn: { method: 'POST', path: '/auth/social/connect/', session: 'required' },
  mailSocialLink: { method: 'POST', path: '/auth/social/mail-link/' },
  confirmSocialLink: { method: 'POST', path: '/auth/social/confirm-link/' },
  disconnectSocialSignIn: { method: 'DELETE', path: '/auth/social/{id}/', session: 'required' },
  passkeyOptions: { method: 'POST', path: '/auth/passkeys/options/', session: 'required' },
  addPasskey: { method: 'POST', path: '/auth/passkeys/', session: 'required' },
  removePasskey: { method: 'DELETE', path: '/auth/passkeys/{id}/', session: 'required' },
  passkeySignInOptions: { method: 'POST', path: '/auth/passkeys/sign-in/options/' },
  signInWithPasskey: { method: 'POST', path: '/auth/passkeys/sign-in/' },
  loginSecondFactor: { method: 'POST', path: '/auth/login/second-factor/' },
  startSecondFactor: { method: 'POST', path: '/auth/second-factor/setup/', session: 'required' },
  turnOnSecondFactor: { method: 'POST', path: '/auth/second-factor/', session: 'required' },
  turnOffSecondFactor: { method: 'POST', path: '/auth/second-factor/off/', session: 'required' },
  renewRecoveryCodes: { method: 'POST', path: '/auth/second-factor/recovery-codes/', session: 'required' },
  signInWays: { method: 'GET', path: '/auth/sign-in-ways/', session: 'required' },

  addresses: { method: 'GET', path: '/user_module/addresses/', session: 'required' },
  addAddress: { method: 'POST', path: '/user_module/addresses/', session: 'required' },
  updateAddress: { method: 'PUT', path: '/user_module/addresses/{id}/', session: 'required' },
  deleteAddress: { method: 'DELETE', path: '/user_module/addresses/{id}/', session: 'required' },
  measurementVersions: {
    method: 'GET',
    path: '/user_module/measurements/{id}/versions/',
    session: 'required',
  },
  measurementSheet: {
    method: 'GET',
    path: '/user_module/measurements/{id}/sheet/',
    session: 'required',
    answerType: 'application/pdf',
  },
  restoreMeasurementVersion: {
    method: 'POST',
    path: '/user_module/measurements/{id}/versions/{version}/restore/',
    session: 'required',
  },
  tailor: { method: 'GET', path: '/tailor_module/tailors/{id}/' },
  singleOrder: { method: 'GET', path: '/tailor_module/single-order/{id}/', session: 'required' },
  bulkOrder: { method: 'GET', path: '/api/orders/bulk/{id}/', session: 'required' },
  trackOrder: { method: 'GET', path: '/tailor_module/order-tracking/{number}/' },
  trackOrderLive: {
    method: 'GET',
    path: '/tailor_module/order-tracking/{number}/events/',
    answerType: 'text/event-stream',
  },
  ownOrders: { method: 'GET', path: '/api/orders/', session: 'required' },
  recentOrders: { method: 'GET', path: '/api/orders/recent/', session: 'required' },
  file: { method: 'GET', path: '/files/{key}' },
  publishedFile: { method: 'GET', path: '/files/published/{key}' },
  settings: { method: 'GET', path: '/api/settings/' },
  demoAccounts: { method: 'GET', path: '/api/demo-accounts/' },

  brand: { method: 'GET', path: '/api/brands/brands/{id}/' },
  sharePreferences: { method: 'POST', path: '/api/brands/preferences/', session: 'optional' },
  products: { method: 'GET', path: '/api/products/' },
  cultureProducts: { method: 'GET', path: '/api/products/culture/' },
  product: { method: 'GET', path: '/api/products/{id}/' },
  productReviews: { method: 'GET', path: '/api/products/{id}/reviews/' },
  ownReview: { method: 'GET', path: '/api/products/{id}/reviews/mine/', session: 'required' },
  writeReview: {
    method: 'POST',
    path: '/api/products/{id}/reviews/',
    session: 'required',
    bodyType: 'multipart',
  },
  replyToReview: { method: 'POST', path: '/api/reviews/{id}/reply/', session: 'required' },
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
  featuredReviews: { method: 'GET', path: '/api/reviews/featured/' },
  search: { method: 'GET', path: '/api/search/' },
  suggestions: { method: 'GET', path: '/api/search/suggestions/' },
  wishlist: { method: 'GET', path: '/user_module/wishlist/', session: 'required' },
  addWishes: { method: 'POST', path: '/user_module/wishlist/', session: 'required' },
  removeWish: { method: 'DELETE', path: '/user_module/wishlist/{id}/', session: 'required' },

  checkCart: { method: 'POST', path: '/api/shop/cart/check/' },
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

  subscribe: { method: 'POST', path: '/api/newsletter/' },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm/' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/' },

  notifications: { method: 'GET', path: '/api/notifications/', session: 'required' },
  unreadNotifications: { method: 'GET', path: '/api/notifications/unread/', session: 'required' },
  readNotifications: { method: 'POST', path: '/api/notifications/read/', session: 'required' },
  readNotification: { method: 'POST', path: '/api/notifications/{id}/read/', session: 'required' },
  mailSettings: { method: 'GET', path: '/api/notifications/settings/', session: 'required' },
  updateMailSettings: { method: 'PATCH', path: '/api/notifications/settings/', session: 'required' },
  unsubscribeFromTopic: { method: 'POST', path: '/api/notifications/unsubscribe/' },

  chatStatus: { method: 'GET', path: '/live_chat/status/', session: 'required' },
  sendChatMessage: {
    method: 'POST',
    path: '/live_chat/chat/{id}/messages/',
    session: 'required',
    bodyType: 'multipart',
  },
  readChat: { method: 'POST', path: '/live_chat/chat/{id}/read/', session: 'required' },
} as const satisfies Record<string, Call>;

export function addressOf(
  call: Call,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_slot, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
