import { redirect } from 'react-router';
import { splitLocale } from '../../../../contract/locale.ts';
import { type Role, STAFF_ROLES } from '../../../../contract/roles.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';

const ORDER = /^\/(admin|workshop)\/orders\/([1-9]\d{0,9})\/?$/i;

/**
 * Where a printed code leads whoever scans it: each reader has an own page of the order (orders-231). Undefined where
 * `pathname` is that page or none of an order. Throws a 404 for customers of other orders, and for brands.
 */
export async function ownOrderPage(pathname: string, role: Role | undefined): Promise<string | undefined> {
  const [, place, id] = ORDER.exec(splitLocale(pathname).path) ?? [];
  if (role === undefined || place === undefined || id === undefined) return undefined;
  if (STAFF_ROLES.includes(role)) return place === 'admin' ? undefined : `/admin/orders/${id}`;
  if (role === 'tailor') return place === 'workshop' ? undefined : `/workshop/orders/${id}`;
  return pageOfCustomer(Number(id));
}

/** Sends who scans a printed code on to their own page; what else they may not open stays as it is. */
export async function leadToOwnPage(request: Request, role: Role | undefined): Promise<void> {
  const own = await ownOrderPage(new URL(request.url).pathname, role);
  if (own !== undefined) throw redirect(own + globalThis.location.hash);
}

async function pageOfCustomer(id: number): Promise<string> {
  try {
    const { kind } = await call('GET /api/orders/{id}/', { params: { id } });
    return kind === 'bulk' ? `/orders?tab=bulk&order=${id}` : `/orders?order=${id}`;
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 403))
      throw new Response(null, { status: 404 });
    throw error;
  }
}
