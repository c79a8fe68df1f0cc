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

/** The calls of visitors whose spelling is fixed (wire-1). Each page loads this file, so other calls have files of their own. */
export const specified = {
  login: { method: 'POST', path: '/auth/login/' },
  register: { method: 'POST', path: '/auth/register/' },
  refresh: { method: 'POST', path: '/auth/refresh/' },
  brands: { method: 'GET', path: '/api/brands/brands/' },
  contactUs: { method: 'POST', path: '/contact/contact-us/', session: 'optional' },
  tailors: { method: 'GET', path: '/tailor_module/tailors/' },
} as const satisfies Record<string, Call>;

/** The live chat's socket (wire-9): the access token is a query parameter. */
export const chatSocketPath = '/ws/admin/chat/';

export const openApiPath = '/api/openapi.json';

/** The calls of visitors that the specification does not name. */
export const additional = {
  logout: { method: 'POST', path: '/auth/logout/' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password/' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/' },
  confirmEmail: { method: 'POST', path: '/auth/email/confirm/' },
  undoEmailChange: { method: 'POST', path: '/auth/email/undo/' },

  tailor: { method: 'GET', path: '/tailor_module/tailors/{id}/' },
  tailorReviews: { method: 'GET', path: '/tailor_module/tailors/{id}/reviews/' },
  file: { method: 'GET', path: '/files/{key}' },
  publishedFile: { method: 'GET', path: '/files/published/{key}' },
  settings: { method: 'GET', path: '/api/settings/' },
  contentPage: { method: 'GET', path: '/api/content/{slug}/' },
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
  featuredReviews: { method: 'GET', path: '/api/reviews/featured/' },
  search: { method: 'GET', path: '/api/search/' },
  suggestions: { method: 'GET', path: '/api/search/suggestions/' },
  wishlist: { method: 'GET', path: '/user_module/wishlist/', session: 'required' },
  addWishes: { method: 'POST', path: '/user_module/wishlist/', session: 'required' },
  removeWish: { method: 'DELETE', path: '/user_module/wishlist/{id}/', session: 'required' },

  checkCart: { method: 'POST', path: '/api/shop/cart/check/' },

  subscribe: { method: 'POST', path: '/api/newsletter/' },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm/' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/' },
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
