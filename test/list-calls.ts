import type { Role } from '../contract/roles.ts';

interface ListCall {
  as: Role;
  /** Queries with different plans. */
  queries: readonly Record<string, string | number>[];
}

/**
 * Lists, searches and figures whose tables grow with the business, by operation. `test/list-plans.test.ts` checks their
 * plans, `bench/lists.ts` their times.
 */
export const LIST_CALLS: Record<string, ListCall> = {
  dashboard: { as: 'support', queries: [{}, { days: 365 }] },
  staffOrders: {
    as: 'support',
    queries: [
      {},
      { sort: 'placed' },
      { sort: '-due' },
      { sort: 'total' },
      { status: 'DELIVERED' },
      { kind: 'bulk' },
      { waiting: 'true' },
      { late: 'true', sort: 'due' },
      { at_risk: 'true', sort: 'due' },
      { unpaid: 'true' },
      { owed: 'true' },
      { disputed: 'true' },
      { claimed: 'true' },
      { search: 'NP-0000000007' },
      { search: 'zainab' },
      { search: 'ayesha khan' },
    ],
  },
  ordersAtRisk: { as: 'support', queries: [{}] },
  staffApplications: {
    as: 'support',
    queries: [{}, { state: 'SUBMITTED' }, { kind: 'ladies', sort: 'received' }, { search: 'needle' }],
  },
  staffTailors: {
    as: 'support',
    queries: [
      {},
      { sort: '-rating' },
      { sort: 'delivered' },
      { kind: 'both' },
      { state: 'paused' },
      { state: 'blocked' },
      { state: 'active', rating: 'none' },
      { late: 'true' },
      { area: 'anarkali' },
      { search: 'tailor_7' },
    ],
  },
  staffBrands: { as: 'support', queries: [{}] },
  paymentProofs: {
    as: 'support',
    queries: [{}, { state: 'open' }, { state: 'refused' }, { search: 'T3000013' }],
  },
  goodsReturns: { as: 'support', queries: [{}, { state: 'REQUESTED' }, { search: '7000006' }] },
  couriers: { as: 'support', queries: [{}] },
  payoutRuns: { as: 'admin', queries: [{}, { state: 'PAID' }, { search: '1001' }] },
  sellerIdentities: {
    as: 'admin',
    queries: [{}, { state: 'missing' }, { state: 'to_check' }, { kind: 'brand' }, { search: 'tailor_7' }],
  },
  customers: { as: 'support', queries: [{}, { search: 'zainab' }, { search: 'customer_7@bench' }] },
  auditLog: { as: 'admin', queries: [{}] },
  inboxMessages: {
    as: 'support',
    queries: [
      {},
      { sort: 'received' },
      { state: 'new' },
      { mine: 'true' },
      { mine: 'true', state: 'new' },
      { search: 'a7@bench.example' },
    ],
  },
  newsletterSubscribers: {
    as: 'support',
    queries: [
      {},
      { sort: 'asked' },
      { state: 'subscribed' },
      { state: 'unconfirmed' },
      { state: 'unsubscribed' },
      { from: '2026-01-01', to: '2026-01-02' },
      { search: 'reader_777@' },
    ],
  },
  preferenceTotals: { as: 'support', queries: [{}] },
  staffMails: {
    as: 'support',
    queries: [
      {},
      { state: 'waiting' },
      { state: 'held' },
      { state: 'sent' },
      { state: 'given_up' },
      { kind: 'orders.placed', sort: 'written' },
      { search: 'customer_7@bench.example' },
    ],
  },
  staffMessages: {
    as: 'support',
    queries: [{}, { state: 'sent' }, { state: 'waiting', sort: 'written' }, { search: '+923001234567' }],
  },
  conversations: { as: 'support', queries: [{}, { filter: 'unread' }] },
  transfers: { as: 'support', queries: [{}] },
  workToday: { as: 'tailor', queries: [{}] },
  workBoard: { as: 'tailor', queries: [{}] },
  workOrders: { as: 'tailor', queries: [{ stage: 'DELIVERED' }, { stage: 'ACCEPTED' }] },
  sellerOrders: { as: 'brand', queries: [{}] },
  sellerReviews: { as: 'brand', queries: [{}] },
  shelfProducts: { as: 'brand', queries: [{}] },
  singleOrders: { as: 'customer', queries: [{}] },
  bulkOrders: { as: 'customer', queries: [{}] },
  ownOrders: { as: 'customer', queries: [{}] },
  recentOrders: { as: 'customer', queries: [{}] },
  shopOrders: { as: 'customer', queries: [{}] },
  notifications: { as: 'customer', queries: [{}] },
  tailors: { as: 'customer', queries: [{ filter_type: 'all' }, { filter_type: 'best' }] },
  search: { as: 'customer', queries: [{ q: 'kurta' }] },
  suggestions: { as: 'customer', queries: [{ q: 'kur' }] },
};

/** Lists that always stay short, and why. */
export const SHORT_LISTS: Record<string, string> = {
  staffMembers: 'the staff',
  owedOrders: 'at most 200 orders of which something is owed, by the indexes of what is owed and waits',
  returnedParcels: 'at most 200, of what is packed or in the quality check, by their indexes',
  courierParcels: 'a page of one courier, by its index',
  discountCodes: 'written by hand',
  sellerCodes: 'at most a few dozen of one brand, by its index',
  payoutBalances: 'sellers with something to get, from all entries without a payout',
  customsWords: 'of the kinds of garments and goods',
  measurementsOfCustomer: 'of one customer',
  savedViews: 'at most 50 of one person',
  apiKeys: 'at most 20 of one account',
  webhooks: 'at most 10 of one account',
  webhookDeliveries: 'the newest 50 of one webhook, by its index',
  cannedReplies: 'written by hand',
  chatAgents: 'the staff',
  chatNotes: 'of one customer',
  customerMeasurements: 'of one customer',
  chatHistory: 'a page of one conversation, by its index',
  chatUsers: 'the one contact of a customer; the inbox of support is conversations',
  transferErrors: 'at most a thousand of one import',
  addresses: 'of one customer',
  fitMemory: 'of one customer',
  fitMemoryOfCustomer: 'of one customer',
  noLightAreas: 'areas of two days',
  setupSteps: 'fixed',
  measurements: 'of one customer',
  measurementVersions: 'of one record',
  sessions: 'of one account',
  savedCards: 'of one customer',
  wishlist: 'of one customer',
  demoAccounts: 'fixed',
  staffContents: 'pages written by hand',
  contentVersions: 'of one page',
};
