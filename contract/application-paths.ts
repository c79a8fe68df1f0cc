import type { Call } from './paths.ts';

/** The calls of whoever applies as a tailor; an application is opened by its mailed token. */
export const ofApplications = {
  applyAsTailor: {
    method: 'POST',
    path: '/api/tailor-applications/',
    session: 'optional',
    bodyType: 'multipart',
  },
  openApplication: { method: 'POST', path: '/api/tailor-applications/open/' },
  confirmApplication: { method: 'POST', path: '/api/tailor-applications/confirm/' },
  answerApplication: { method: 'POST', path: '/api/tailor-applications/answer/', bodyType: 'multipart' },
  withdrawApplication: { method: 'POST', path: '/api/tailor-applications/withdraw/' },
} as const satisfies Record<string, Call>;
