import type { Call } from './paths.ts';

/** The calls of the back office, apart so that the pages of customers do not load them. */
export const staff = {
  savedViews: { method: 'GET', path: '/api/staff/views/', session: 'required' },
  saveView: { method: 'POST', path: '/api/staff/views/', session: 'required' },
  deleteSavedView: { method: 'DELETE', path: '/api/staff/views/{id}/', session: 'required' },

  staffOrders: { method: 'GET', path: '/api/staff/orders/', session: 'required' },

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

  tailorRates: { method: 'GET', path: '/api/staff/tailors/{id}/rates/', session: 'required' },
  saveTailorRates: { method: 'PUT', path: '/api/staff/tailors/{id}/rates/', session: 'required' },
  tailorCalendar: { method: 'GET', path: '/api/staff/tailors/{id}/calendar/', session: 'required' },
  saveTailorCalendar: { method: 'PUT', path: '/api/staff/tailors/{id}/calendar/', session: 'required' },
} as const satisfies Record<string, Call>;
