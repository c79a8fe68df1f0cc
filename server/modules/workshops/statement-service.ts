import { inLocale } from '#words';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { monthSpan } from '../../month-span.ts';
import { recordAudit } from '../audit/service.ts';
import { issueStatement, printDocument } from '../documents/service.ts';
import { entriesOf, insertStatement, payeeOf, statementNumber, totalsOf } from './earnings-queries.ts';
import { holdWorkshop, isOver } from './earnings-service.ts';
import { presentEntry } from './present.ts';
import type { WorkshopScope } from './queries.ts';

/**
 * The PDF of a past month's statement, issued on the first request; later calls return the same bytes (earnings-2).
 * Fails with `request.not_found`, also for a month without earnings, and with `earnings.month_not_over`.
 */
export async function downloadStatement(deps: Deps, actor: Actor, scope: WorkshopScope, month: string) {
  if (!isOver(month)) fail('earnings.month_not_over');
  const number = await deps.db.transaction(async (tx) => {
    const tailorId = await holdWorkshop(tx, scope);
    const issued = await statementNumber(tx, tailorId, month);
    if (issued !== undefined) return issued;
    const span = monthSpan(month);
    const rows = await entriesOf(tx, tailorId, span);
    if (rows.length === 0) fail('request.not_found');
    const payee = await payeeOf(tx, tailorId);
    const { brandName, support } = deps.config;
    const totals = await totalsOf(tx, tailorId, span);
    const fresh = await inLocale(payee.locale, () =>
      issueStatement(tx, {
        shop: { name: brandName, lines: [support.address, support.phone, support.email] },
        tailor: payee.inHouse
          ? { name: brandName, lines: [support.address] }
          : { name: payee.username, lines: [payee.address ?? payee.area, payee.email] },
        month,
        totals,
        entries: rows
          .map(presentEntry)
          .map(({ at, ...entry }) => ({ ...entry, day: dayInKarachi(new Date(at)) })),
      }),
    );
    await insertStatement(tx, { tailorId, month: `${month}-01`, number: fresh });
    await recordAudit(tx, actor, {
      action: 'workshops.statement-issued',
      subject: { kind: 'tailor', id: tailorId },
      data: { month },
    });
    return fresh;
  });
  return printDocument(deps, 'STATEMENT', number);
}
