import type { Call } from './paths.ts';

/** The calls of the back office, apart so that the pages of customers do not load them. */
export const staff = {
  dashboard: { method: 'GET', path: '/api/staff/dashboard/', session: 'required' },

  savedViews: { method: 'GET', path: '/api/staff/views/', session: 'required' },
  saveView: { method: 'POST', path: '/api/staff/views/', session: 'required' },
  deleteSavedView: { method: 'DELETE', path: '/api/staff/views/{id}/', session: 'required' },

  staffOrders: { method: 'GET', path: '/api/staff/orders/', session: 'required' },
  staffOrder: { method: 'GET', path: '/api/staff/orders/{id}/', session: 'required' },
  staffOrderMeasures: { method: 'GET', path: '/api/staff/orders/{id}/measures/', session: 'required' },
  staffJobCard: {
    method: 'GET',
    path: '/api/staff/orders/{id}/job-card/',
    session: 'required',
    answerType: 'application/pdf',
  },
  recordStaffMeasures: {
    method: 'PUT',
    path: '/api/staff/orders/{id}/finished-measures/',
    session: 'required',
  },
  logOrderCall: { method: 'POST', path: '/api/staff/orders/{id}/calls/', session: 'required' },
  addOrderNote: { method: 'POST', path: '/api/staff/orders/{id}/notes/', session: 'required' },
  confirmGuestOrder: { method: 'POST', path: '/api/staff/orders/{id}/confirm/', session: 'required' },
  handOverRefund: { method: 'POST', path: '/api/staff/refunds/{id}/hand-over/', session: 'required' },
  refundOrder: { method: 'POST', path: '/api/staff/orders/{id}/refunds/', session: 'required' },

  customers: { method: 'GET', path: '/api/staff/customers/', session: 'required' },
  createCustomer: { method: 'POST', path: '/api/staff/customers/', session: 'required' },
  customer: { method: 'GET', path: '/api/staff/customers/{id}/', session: 'required' },
  measurementsOfCustomer: {
    method: 'GET',
    path: '/api/staff/customers/{id}/measurements/',
    session: 'required',
  },
  addCustomerMeasurement: {
    method: 'POST',
    path: '/api/staff/customers/{id}/measurements/',
    session: 'required',
  },
  enterOrder: { method: 'POST', path: '/api/staff/customers/{id}/orders/', session: 'required' },
  addCustomerNote: { method: 'POST', path: '/api/staff/customers/{id}/notes/', session: 'required' },

  staffMembers: { method: 'GET', path: '/api/staff/members/', session: 'required' },
  createStaffMember: { method: 'POST', path: '/api/staff/members/', session: 'required' },
  inviteStaffMember: { method: 'POST', path: '/api/staff/members/{id}/invitation/', session: 'required' },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/api/staff/members/{id}/second-factor/',
    session: 'required',
  },
  openWorkshopAccount: { method: 'POST', path: '/api/staff/workshop-account/', session: 'required' },
  changeRole: { method: 'PUT', path: '/api/staff/accounts/{id}/role/', session: 'required' },
  blockAccount: { method: 'PUT', path: '/api/staff/accounts/{id}/block/', session: 'required' },
  unblockAccount: { method: 'DELETE', path: '/api/staff/accounts/{id}/block/', session: 'required' },

  auditLog: { method: 'GET', path: '/api/staff/audit/', session: 'required' },

  conversations: { method: 'GET', path: '/live_chat/conversations/', session: 'required' },
  conversation: { method: 'GET', path: '/live_chat/conversations/{id}/', session: 'required' },
  assignConversation: { method: 'PATCH', path: '/live_chat/conversations/{id}/', session: 'required' },
  customerMeasurements: {
    method: 'GET',
    path: '/live_chat/conversations/{id}/measurements/',
    session: 'required',
  },
  chatNotes: { method: 'GET', path: '/live_chat/conversations/{id}/notes/', session: 'required' },
  addChatNote: { method: 'POST', path: '/live_chat/conversations/{id}/notes/', session: 'required' },
  mailTranscript: { method: 'POST', path: '/live_chat/conversations/{id}/transcript/', session: 'required' },
  chatAgents: { method: 'GET', path: '/live_chat/agents/', session: 'required' },
  cannedReplies: { method: 'GET', path: '/live_chat/canned-replies/', session: 'required' },
  addCannedReply: { method: 'POST', path: '/live_chat/canned-replies/', session: 'required' },
  updateCannedReply: { method: 'PUT', path: '/live_chat/canned-replies/{id}/', session: 'required' },
  deleteCannedReply: { method: 'DELETE', path: '/live_chat/canned-replies/{id}/', session: 'required' },

  staffApplications: { method: 'GET', path: '/api/staff/applications/', session: 'required' },
  staffApplication: { method: 'GET', path: '/api/staff/applications/{id}/', session: 'required' },
  askApplicant: { method: 'POST', path: '/api/staff/applications/{id}/ask/', session: 'required' },
  approveApplication: { method: 'POST', path: '/api/staff/applications/{id}/approve/', session: 'required' },
  declineApplication: { method: 'POST', path: '/api/staff/applications/{id}/decline/', session: 'required' },

  staffTailors: { method: 'GET', path: '/api/staff/tailors/', session: 'required' },
  staffTailor: { method: 'GET', path: '/api/staff/tailors/{id}/', session: 'required' },
  welcomeTailorAgain: { method: 'POST', path: '/api/staff/tailors/{id}/welcome/', session: 'required' },
  updateStaffTailor: { method: 'PUT', path: '/api/staff/tailors/{id}/', session: 'required' },
  tailorEarnings: { method: 'GET', path: '/api/staff/tailors/{id}/earnings/', session: 'required' },
  tailorEarningsMonth: {
    method: 'GET',
    path: '/api/staff/tailors/{id}/earnings/{month}/',
    session: 'required',
  },
  tailorEarningsCsv: {
    method: 'GET',
    path: '/api/staff/tailors/{id}/earnings/{month}/csv/',
    session: 'required',
    answerType: 'text/csv',
  },
  tailorStatement: {
    method: 'GET',
    path: '/api/staff/tailors/{id}/earnings/{month}/statement/',
    session: 'required',
    answerType: 'application/pdf',
  },
  tailorRates: { method: 'GET', path: '/api/staff/tailors/{id}/rates/', session: 'required' },
  saveTailorRates: { method: 'PUT', path: '/api/staff/tailors/{id}/rates/', session: 'required' },
  tailorCalendar: { method: 'GET', path: '/api/staff/tailors/{id}/calendar/', session: 'required' },
  saveTailorCalendar: { method: 'PUT', path: '/api/staff/tailors/{id}/calendar/', session: 'required' },

  inboxMessages: { method: 'GET', path: '/api/staff/inbox/', session: 'required' },
  inboxMessage: { method: 'GET', path: '/api/staff/inbox/{id}/', session: 'required' },
  updateInboxMessage: { method: 'PATCH', path: '/api/staff/inbox/{id}/', session: 'required' },
  replyToMessage: { method: 'POST', path: '/api/staff/inbox/{id}/replies/', session: 'required' },
  deleteInboxMessage: { method: 'DELETE', path: '/api/staff/inbox/{id}/', session: 'required' },

  staffMails: { method: 'GET', path: '/api/staff/mails/', session: 'required' },
  resendMail: { method: 'POST', path: '/api/staff/mails/{id}/resend/', session: 'required' },

  newsletterSubscribers: { method: 'GET', path: '/api/staff/newsletter/', session: 'required' },
  unsubscribeReader: {
    method: 'POST',
    path: '/api/staff/newsletter/{id}/unsubscribe/',
    session: 'required',
  },

  preferenceTotals: { method: 'GET', path: '/api/staff/preferences/', session: 'required' },

  staffContents: { method: 'GET', path: '/api/staff/content/', session: 'required' },
  staffContent: { method: 'GET', path: '/api/staff/content/{slug}/', session: 'required' },
  saveContent: { method: 'PUT', path: '/api/staff/content/{slug}/', session: 'required' },
  contentVersions: { method: 'GET', path: '/api/staff/content/{slug}/versions/', session: 'required' },
  contentVersion: {
    method: 'GET',
    path: '/api/staff/content/{slug}/versions/{version}/',
    session: 'required',
  },
  previewContent: { method: 'POST', path: '/api/staff/content/preview/', session: 'required' },

  staffBrands: { method: 'GET', path: '/api/staff/brands/', session: 'required' },
  staffBrand: { method: 'GET', path: '/api/staff/brands/{id}/', session: 'required' },
  addStaffBrand: { method: 'POST', path: '/api/staff/brands/', session: 'required' },
  inviteBrandOwnerAgain: { method: 'POST', path: '/api/staff/brands/{id}/invite/', session: 'required' },
  updateStaffBrand: { method: 'PUT', path: '/api/staff/brands/{id}/', session: 'required' },

  staffSettings: { method: 'GET', path: '/api/staff/settings/', session: 'required' },
  saveSurcharges: { method: 'PUT', path: '/api/staff/settings/surcharges/', session: 'required' },
  saveHandover: { method: 'PUT', path: '/api/staff/settings/handover/', session: 'required' },
  saveGoods: { method: 'PUT', path: '/api/staff/settings/goods/', session: 'required' },
  saveCurrencies: { method: 'PUT', path: '/api/staff/settings/currencies/', session: 'required' },
  saveTimes: { method: 'PUT', path: '/api/staff/settings/times/', session: 'required' },
  saveCalendar: { method: 'PUT', path: '/api/staff/settings/calendar/', session: 'required' },
  saveBusiness: { method: 'PUT', path: '/api/staff/settings/business/', session: 'required' },
  saveSocial: { method: 'PUT', path: '/api/staff/settings/social/', session: 'required' },
} as const satisfies Record<string, Call>;
