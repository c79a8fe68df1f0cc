import type { Call } from './paths.ts';

/** Calls of the profile, apart so that the other pages do not load them. */
export const ofAccount = {
  requestDeletion: { method: 'POST', path: '/auth/deletion/', session: 'required' },
  keepAccount: { method: 'DELETE', path: '/auth/deletion/', session: 'required' },
  keepAccountByLink: { method: 'POST', path: '/auth/deletion/undo/' },
  requestExport: { method: 'POST', path: '/auth/export/', session: 'required' },
  downloadExport: { method: 'GET', path: '/auth/export/', answerType: 'application/zip' },
  savedCards: { method: 'GET', path: '/api/payments/cards/', session: 'required' },
  makeCardDefault: { method: 'POST', path: '/api/payments/cards/{id}/default/', session: 'required' },
  deleteCard: { method: 'DELETE', path: '/api/payments/cards/{id}/', session: 'required' },
} as const satisfies Record<string, Call>;
