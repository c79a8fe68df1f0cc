import type { Call } from './paths.ts';

/** The calls of tailors and brands at work, apart so that the pages of customers do not load them. */
export const workshop = {
  workshopRates: { method: 'GET', path: '/api/workshop/rates/', session: 'required' },
  saveWorkshopRates: { method: 'PUT', path: '/api/workshop/rates/', session: 'required' },
  workshopCalendar: { method: 'GET', path: '/api/workshop/calendar/', session: 'required' },
  saveWorkshopCalendar: { method: 'PUT', path: '/api/workshop/calendar/', session: 'required' },
  workshopEarnings: { method: 'GET', path: '/api/workshop/earnings/', session: 'required' },
  workshopEarningsMonth: { method: 'GET', path: '/api/workshop/earnings/{month}/', session: 'required' },
  earningsCsv: {
    method: 'GET',
    path: '/api/workshop/earnings/{month}/csv/',
    session: 'required',
    answerType: 'text/csv',
  },
  earningsStatement: {
    method: 'GET',
    path: '/api/workshop/earnings/{month}/statement/',
    session: 'required',
    answerType: 'application/pdf',
  },
  // What a brand ships, and what is said about its products.
  sellerOrders: { method: 'GET', path: '/api/workshop/seller-orders/', session: 'required' },
  sellerOrder: { method: 'GET', path: '/api/workshop/seller-orders/{id}/', session: 'required' },
  packingSlip: {
    method: 'GET',
    path: '/api/workshop/seller-orders/{id}/packing-slip/',
    session: 'required',
    answerType: 'application/pdf',
  },
  sellerReviews: { method: 'GET', path: '/api/workshop/reviews/', session: 'required' },
  workToday: { method: 'GET', path: '/api/workshop/today/', session: 'required' },
  workBoard: { method: 'GET', path: '/api/workshop/board/', session: 'required' },
  workOrders: { method: 'GET', path: '/api/workshop/orders/', session: 'required' },
  jobCard: {
    method: 'GET',
    path: '/api/workshop/orders/{id}/job-card/',
    session: 'required',
    answerType: 'application/pdf',
  },
  takeWorkStep: {
    method: 'POST',
    path: '/api/workshop/orders/{id}/steps/',
    session: 'required',
    bodyType: 'multipart',
  },
  recordFinishedMeasures: {
    method: 'PUT',
    path: '/api/workshop/orders/{id}/finished-measures/',
    session: 'required',
  },
} as const satisfies Record<string, Call>;
