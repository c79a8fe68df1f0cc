import type { Call } from './paths.ts';

/** Exports and imports of staff, tailors and brands; other pages do not load them. */
export const ofTransfers = {
  transfers: { method: 'GET', path: '/api/transfers/', session: 'required' },
  transfer: { method: 'GET', path: '/api/transfers/{id}/', session: 'required' },
  startExport: { method: 'POST', path: '/api/transfers/exports/', session: 'required' },
  startImport: { method: 'POST', path: '/api/transfers/imports/', session: 'required' },
  uploadPart: {
    method: 'PUT',
    path: '/api/transfers/{id}/parts/{place}/',
    session: 'required',
    bodyType: 'multipart',
  },
  checkImport: { method: 'POST', path: '/api/transfers/{id}/check/', session: 'required' },
  applyImport: { method: 'POST', path: '/api/transfers/{id}/apply/', session: 'required' },
  transferErrors: { method: 'GET', path: '/api/transfers/{id}/errors/', session: 'required' },
  cancelTransfer: { method: 'POST', path: '/api/transfers/{id}/cancel/', session: 'required' },
  linkTransfer: { method: 'POST', path: '/api/transfers/{id}/link/', session: 'required' },
  transferFile: { method: 'GET', path: '/api/transfers/{id}/file/', answerType: 'text/csv' },
} as const satisfies Record<string, Call>;
