import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery, defineQuery } from '../../lib/queries.ts';

export type OwedMoney = ResponseOf<'GET /api/orders/{id}/owed-refunds/'>;
export type RefundAccount = BodyFor<'PUT /api/orders/{id}/refund-account/'>;

/** What is owed back of the own order; read again once `seen` of the order has changed. */
const owedQuery = (id: number, seen: readonly unknown[]) =>
  definePersonalQuery({
    queryKey: ['orders', 'owed', id, ...seen],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/owed-refunds/', { params: { id }, signal }),
  });

const owedByLinkQuery = (token: string) =>
  defineQuery({
    queryKey: ['money-back', token],
    queryFn: ({ signal }) => call('POST /api/money-back/open/', { session: 'none', body: { token }, signal }),
  });

/** Where it is read what is owed back, and an account is given: in the account, or by a mailed link. */
export interface MoneyBackSource {
  query: ReturnType<typeof owedQuery> | ReturnType<typeof owedByLinkQuery>;
  give: (account: RefundAccount) => Promise<OwedMoney>;
  /** Guests write to us instead. */
  remove?: () => Promise<OwedMoney>;
  /** Guests have no store credit. */
  choose?: (refund: number, as_credit: boolean) => Promise<unknown>;
}

export function moneyBackOfAccount(id: number, seen: readonly unknown[]): MoneyBackSource {
  const params = { id };
  return {
    query: owedQuery(id, seen),
    give: (body) => call('PUT /api/orders/{id}/refund-account/', { params, body }),
    remove: () => call('DELETE /api/orders/{id}/refund-account/', { params }),
    choose: (refund, as_credit) =>
      call('PUT /api/owed-refunds/{id}/', { params: { id: refund }, body: { as_credit } }),
  };
}

export function moneyBackByLink(token: string): MoneyBackSource {
  return {
    query: owedByLinkQuery(token),
    give: (account) =>
      call('POST /api/money-back/account/', { session: 'none', body: { ...account, token } }),
  };
}
