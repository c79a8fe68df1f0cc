import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { addressOf, type Call } from '../contract/paths.ts';
import { ROLES, type Role } from '../contract/roles.ts';
import { testApp } from './app.ts';
import { signUp } from './factories.ts';
import { OpenApiDocument } from './open-api-document.ts';

type Caller = 'anonymous' | Role;

const EVERYONE: readonly Caller[] = ['anonymous', ...ROLES];
const SIGNED_IN: readonly Caller[] = ROLES;
const CUSTOMERS: readonly Caller[] = ['customer'];
const ORDER_PEOPLE: readonly Caller[] = ['customer', 'tailor', 'support', 'admin'];
const SUPPORT: readonly Caller[] = ['support', 'admin'];
const SELLERS: readonly Caller[] = ['brand', 'support', 'admin'];

/** The callers that pass the checks of `serve`; services may still refuse. */
const MAY_CALL: Record<string, readonly Caller[]> = {
  login: EVERYONE,
  register: EVERYONE,
  refresh: EVERYONE,
  logout: EVERYONE,
  forgotPassword: EVERYONE,
  resetPassword: EVERYONE,
  confirmEmail: EVERYONE,
  undoEmailChange: EVERYONE,
  demoAccounts: EVERYONE,
  profile: SIGNED_IN,
  updateProfile: SIGNED_IN,
  changePassword: SIGNED_IN,
  resendEmailLink: SIGNED_IN,
  cancelEmailChange: SIGNED_IN,
  sessions: SIGNED_IN,
  endSession: SIGNED_IN,
  startSocialSignIn: EVERYONE,
  finishSocialSignIn: EVERYONE,
  registerSocially: EVERYONE,
  mailSocialLink: EVERYONE,
  confirmSocialLink: EVERYONE,
  connectSocialSignIn: SIGNED_IN,
  disconnectSocialSignIn: SIGNED_IN,
  signInWays: SIGNED_IN,
  loginSecondFactor: EVERYONE,
  startSecondFactor: SIGNED_IN,
  turnOnSecondFactor: SIGNED_IN,
  turnOffSecondFactor: SIGNED_IN,
  renewRecoveryCodes: SIGNED_IN,
  passkeyOptions: SIGNED_IN,
  addPasskey: SIGNED_IN,
  removePasskey: SIGNED_IN,
  passkeySignInOptions: EVERYONE,
  signInWithPasskey: EVERYONE,
  endOtherSessions: SIGNED_IN,
  requestDeletion: CUSTOMERS,
  keepAccount: SIGNED_IN,
  keepAccountByLink: EVERYONE,
  requestExport: SIGNED_IN,
  downloadExport: EVERYONE,

  addresses: SIGNED_IN,
  addAddress: SIGNED_IN,
  updateAddress: SIGNED_IN,
  deleteAddress: SIGNED_IN,

  measurements: SIGNED_IN,
  addMeasurement: SIGNED_IN,
  updateMeasurement: SIGNED_IN,
  deleteMeasurement: SIGNED_IN,
  measurementVersions: SIGNED_IN,
  restoreMeasurementVersion: SIGNED_IN,
  measurementSheet: SIGNED_IN,

  tailors: EVERYONE,
  tailor: EVERYONE,
  createBulkOrder: CUSTOMERS,
  bulkOrders: CUSTOMERS,
  bulkOrder: CUSTOMERS,
  createSingleOrder: CUSTOMERS,
  singleOrders: CUSTOMERS,
  singleOrder: CUSTOMERS,
  checkoutSingleOrder: CUSTOMERS,
  invoice: CUSTOMERS,
  order: ORDER_PEOPLE,
  editSingleOrder: CUSTOMERS,
  takeOrderStep: ORDER_PEOPLE,
  takeSellerOrderStep: SELLERS,
  orderReview: ORDER_PEOPLE,
  writeOrderReview: CUSTOMERS,
  requestAlteration: CUSTOMERS,
  trackOrder: EVERYONE,
  trackOrderLive: EVERYONE,
  recentOrders: SIGNED_IN,
  ownOrders: SIGNED_IN,

  brands: EVERYONE,
  brand: EVERYONE,
  sharePreferences: EVERYONE,
  products: EVERYONE,
  cultureProducts: EVERYONE,
  product: EVERYONE,
  productReviews: EVERYONE,
  featuredReviews: EVERYONE,
  ownReview: SIGNED_IN,
  writeReview: SIGNED_IN,
  replyToReview: SELLERS,
  search: EVERYONE,
  suggestions: EVERYONE,
  wishlist: SIGNED_IN,
  addWishes: SIGNED_IN,
  removeWish: SIGNED_IN,

  checkCart: EVERYONE,
  placeShopOrder: EVERYONE,
  confirmShopOrder: EVERYONE,
  shopOrders: SIGNED_IN,
  shopOrder: SIGNED_IN,
  shopOrderPayment: EVERYONE,
  orderDocument: SIGNED_IN,
  paymentSettings: EVERYONE,
  savedCards: SIGNED_IN,
  makeCardDefault: SIGNED_IN,
  deleteCard: SIGNED_IN,
  tokeniseCard: EVERYONE,
  answerChallenge: EVERYONE,

  contactUs: EVERYONE,
  subscribe: EVERYONE,
  confirmSubscription: EVERYONE,
  unsubscribe: EVERYONE,

  notifications: SIGNED_IN,
  unreadNotifications: SIGNED_IN,
  readNotifications: SIGNED_IN,
  readNotification: SIGNED_IN,
  mailSettings: SIGNED_IN,
  updateMailSettings: SIGNED_IN,
  unsubscribeFromTopic: EVERYONE,

  chatUsers: SIGNED_IN,
  chatHistory: SIGNED_IN,
  chatStatus: SIGNED_IN,
  sendChatMessage: SIGNED_IN,
  readChat: SIGNED_IN,
  conversations: SUPPORT,
  conversation: SUPPORT,
  assignConversation: SUPPORT,
  customerMeasurements: SUPPORT,
  chatNotes: SUPPORT,
  addChatNote: SUPPORT,
  mailTranscript: SUPPORT,
  chatAgents: SUPPORT,
  cannedReplies: SUPPORT,
  addCannedReply: SUPPORT,
  updateCannedReply: SUPPORT,
  deleteCannedReply: SUPPORT,

  settings: EVERYONE,
};

const shop = testApp();
let document: z.infer<typeof OpenApiDocument>;

beforeAll(async () => {
  document = OpenApiDocument.parse((await shop.app.inject('/api/openapi.json')).json());
});

function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as Call['method'],
      path: path as Call['path'],
    })),
  );
}

test('lists every operation, and no other', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(Object.keys(MAY_CALL).sort()).toEqual(ids.sort());
});

test.each(EVERYONE)('%s may make the listed calls, and no others', async (caller) => {
  for (const { operationId, method, path } of operations()) {
    const url = addressOf({ method, path }, { id: 1, number: 'NP-0000000000' });
    // Some calls end the session.
    const headers = caller === 'anonymous' ? {} : (await signUp(shop, { userType: caller })).headers;
    const answer = await shop.app.inject({ method, url, headers });
    const { code } = answer.statusCode >= 400 ? answer.json() : { code: undefined };
    const expected = MAY_CALL[operationId]?.includes(caller)
      ? 'allowed'
      : caller === 'anonymous'
        ? '401 session.missing'
        : '403 session.forbidden';
    const seen = String(code).startsWith('session.') ? `${answer.statusCode} ${code}` : 'allowed';
    expect(seen, `${method} ${path}`).toBe(expected);
  }
});

test('the description of the API names the same roles', () => {
  for (const { operationId, security = [{}] } of operations()) {
    const isOpen = security.some(({ bearer }) => bearer === undefined);
    const named = security.flatMap(({ bearer = [] }) => bearer);
    const roles = named.length > 0 ? named : ROLES;
    expect(MAY_CALL[operationId], operationId).toEqual(isOpen ? EVERYONE : roles);
  }
});

/** The calls by which staff get a second factor (accounts-23). */
const BEFORE_SECOND_FACTOR = [
  'addPasskey',
  'changePassword',
  'endOtherSessions',
  'endSession',
  'passkeyOptions',
  'profile',
  'sessions',
  'signInWays',
  'startSecondFactor',
  'turnOnSecondFactor',
];

test.each(['support', 'admin'] as const)(
  '%s may make no other call before the second factor is set up',
  async (role) => {
    for (const { operationId, method, path, security = [{}] } of operations()) {
      const sends = security.some(({ bearer }) => bearer !== undefined);
      if (!sends) continue;
      const { id, access } = await signUp(shop, { userType: role });
      const actor = await shop.deps.accessTokens.verify(access);
      if (!actor) throw new Error('The token is not valid');
      const token = await shop.deps.accessTokens.sign({ ...actor, id, needsSecondFactor: true });
      const url = addressOf({ method, path }, { id: 1, number: 'NP-0000000000' });
      const answer = await shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
      const { code } = answer.statusCode >= 400 ? answer.json() : { code: undefined };
      const isRefused = answer.statusCode === 403 && code === 'session.second_factor_required';
      expect(isRefused, `${method} ${path}`).toBe(!BEFORE_SECOND_FACTOR.includes(operationId));
    }
  },
);
