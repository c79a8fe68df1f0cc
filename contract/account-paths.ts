import type { Call } from './paths.ts';

/**
 * The calls of somebody signed in (account, cards, addresses, measurements, notifications, chat), apart so that the pages
 * of visitors do not load them.
 */
export const ofAccount = {
  // The spelling of these is fixed (wire-1).
  profile: { method: 'GET', path: '/auth/profile/', session: 'required' },
  updateProfile: { method: 'PUT', path: '/auth/profile/', session: 'required', bodyType: 'multipart' },
  measurements: { method: 'GET', path: '/user_module/measurements/', session: 'required' },
  addMeasurement: { method: 'POST', path: '/user_module/measurements/', session: 'required' },
  updateMeasurement: { method: 'PUT', path: '/user_module/measurements/{id}/', session: 'required' },
  deleteMeasurement: { method: 'DELETE', path: '/user_module/measurements/{id}/', session: 'required' },
  chatUsers: { method: 'GET', path: '/live_chat/users/', session: 'required' },
  chatHistory: { method: 'GET', path: '/live_chat/chat/history/{id}/', session: 'required' },

  requestDeletion: { method: 'POST', path: '/auth/deletion/', session: 'required' },
  keepAccount: { method: 'DELETE', path: '/auth/deletion/', session: 'required' },
  keepAccountByLink: { method: 'POST', path: '/auth/deletion/undo/' },
  requestExport: { method: 'POST', path: '/auth/export/', session: 'required' },
  downloadExport: { method: 'GET', path: '/auth/export/', answerType: 'application/zip' },
  savedCards: { method: 'GET', path: '/api/payments/cards/', session: 'required' },
  makeCardDefault: { method: 'POST', path: '/api/payments/cards/{id}/default/', session: 'required' },
  deleteCard: { method: 'DELETE', path: '/api/payments/cards/{id}/', session: 'required' },
  changePassword: { method: 'POST', path: '/auth/change-password/', session: 'required' },
  resendEmailLink: { method: 'POST', path: '/auth/email/resend/', session: 'required' },
  cancelEmailChange: { method: 'DELETE', path: '/auth/email/pending/', session: 'required' },
  sessions: { method: 'GET', path: '/auth/sessions/', session: 'required' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions/', session: 'required' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}/', session: 'required' },
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
