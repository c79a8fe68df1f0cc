import type { Call } from './paths.ts';

/** The calls about the goods of sellers, for brands and staff alike; customers do not load them. */
export const shelf = {
  shelfProducts: { method: 'GET', path: '/api/shelf/products/', session: 'required' },
  shelfProduct: { method: 'GET', path: '/api/shelf/products/{id}/', session: 'required' },
  addShelfProduct: { method: 'POST', path: '/api/shelf/products/', session: 'required' },
  updateShelfProduct: { method: 'PUT', path: '/api/shelf/products/{id}/', session: 'required' },
  showShelfProduct: { method: 'PATCH', path: '/api/shelf/products/{id}/', session: 'required' },
  changeShelfStock: { method: 'POST', path: '/api/shelf/products/{id}/stock/', session: 'required' },
  uploadShelfPicture: {
    method: 'POST',
    path: '/api/shelf/pictures/',
    session: 'required',
    bodyType: 'multipart',
  },
  editReviewReply: { method: 'PUT', path: '/api/reviews/{id}/reply/', session: 'required' },
} as const satisfies Record<string, Call>;
