import type { ApiScope } from './constants/connections.ts';
import type { Call, Endpoint } from './endpoint.ts';

/** The calls that take API keys, with the scope they need; all others refuse keys (connecting-3). */
export const SCOPE_OF_CALL: { readonly [C in Call]?: ApiScope } = {
  'GET /api/orders/{id}/': 'orders:read',
  'GET /api/workshop/orders/': 'orders:read',
  'GET /api/workshop/seller-orders/': 'orders:read',
  'GET /api/workshop/seller-orders/{id}/': 'orders:read',
  'GET /api/staff/orders/': 'orders:read',
  'GET /api/staff/orders/{id}/': 'orders:read',

  'POST /api/orders/{id}/steps/': 'orders:write',
  'POST /api/seller-orders/{id}/steps/': 'orders:write',

  'GET /api/shelf/products/': 'products:read',
  'GET /api/shelf/products/{id}/': 'products:read',

  'POST /api/shelf/products/': 'products:write',
  'PUT /api/shelf/products/{id}/': 'products:write',
  'PATCH /api/shelf/products/{id}/': 'products:write',
  'POST /api/shelf/products/{id}/stock/': 'products:write',
  'POST /api/shelf/pictures/': 'products:write',

  'GET /api/goods-returns/': 'returns:read',

  'GET /api/workshop/earnings/': 'earnings:read',
  'GET /api/workshop/earnings/{month}/': 'earnings:read',
};

export function scopeOf({ call }: Pick<Endpoint, 'call'>): ApiScope | undefined {
  return SCOPE_OF_CALL[call];
}
