import { inLocale } from '#words';
import { dayInKarachi } from '../../../contract/dates.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { monthSpan } from '../../month-span.ts';
import { recordAudit } from '../audit/service.ts';
import { issueStatement, printDocument } from '../documents/service.ts';
import { presentEntry, presentPayment } from './present.ts';
import {
  balanceBefore,
  entriesOf,
  insertStatement,
  paymentsOf,
  statementNumber,
  totalsOf,
} from './queries.ts';
import { payeeOf, type SellerScope } from './seller-queries.ts';
import { holdSeller, isOver } from './service.ts';

/**
 * The PDF of a past month's statement, issued on the first request; later calls return the same bytes (earnings-2).
 * Fails with `request.not_found`, also for a month without entries and payments, and with `earnings.month_not_over`.
 */
export async function downloadStatement(deps: Deps, actor: Actor, scope: SellerScope, month: string) {
  if (!isOver(month)) fail('earnings.month_not_over');
  const number = await deps.db.transaction(async (tx) => {
    const seller = await holdSeller(tx, scope);
    const issued = await statementNumber(tx, seller, month);
    if (issued !== undefined) return issued;
    const span = monthSpan(month);
    const rows = await entriesOf(tx, seller, span);
    const payments = await paymentsOf(tx, seller, span);
    if (rows.length === 0 && payments.length === 0) fail('request.not_found');
    const payee = (await payeeOf(tx, seller)) ?? fail('request.not_found');
    const { brandName, support } = deps.config;
    const totals = await totalsOf(tx, seller, span);
    const opening = await balanceBefore(tx, seller, span.from);
    const fresh = await inLocale(payee.locale, () =>
      issueStatement(tx, {
        shop: { name: brandName, lines: [support.address, support.phone, support.email] },
        tailor: payee.inHouse
          ? { name: brandName, lines: [support.address] }
          : { name: payee.name, lines: [payee.place, realAddress(payee.email) ?? ''].filter(Boolean) },
        ...('brand' in seller && { isBrand: true }),
        month,
        totals,
        entries: rows
          .map(presentEntry)
          .map(({ at, ...entry }) => ({ ...entry, day: dayInKarachi(new Date(at)) })),
        account: {
          opening,
          payments: payments
            .map(presentPayment)
            .map(({ at, ...payment }) => ({ ...payment, day: dayInKarachi(new Date(at)) })),
        },
      }),
    );
    await insertStatement(tx, seller, { month: `${month}-01`, number: fresh });
    await recordAudit(tx, actor, {
      action: 'workshops.statement-issued',
      subject:
        'tailor' in seller ? { kind: 'tailor', id: seller.tailor } : { kind: 'brand', id: seller.brand },
      data: { month },
    });
    return fresh;
  });
  return printDocument(deps, 'STATEMENT', number);
}
