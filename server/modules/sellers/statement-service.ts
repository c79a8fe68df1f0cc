import { type CsvCell, writeCsv } from '../../../contract/csv.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { monthSpan } from '../../month-span.ts';
import { recordAudit } from '../audit/service.ts';
import { unsealNumbers } from './numbers-service.ts';
import { type SalesRow, salesOf } from './statement-queries.ts';

const FIGURES = ['orders_delivered', 'gross_sales', 'refunds', 'net_sales'];

function figuresOf({ delivered, gross, refunds }: SalesRow): CsvCell[] {
  return [delivered, gross, refunds, gross - refunds];
}

/** All sellers who have sold or refunded anything in the month, with their numbers; recorded as one look (sellers-10). */
export async function exportStatement(tx: Tx, { config }: Pick<Deps, 'config'>, actor: Actor, month: string) {
  const rows = await salesOf(tx, monthSpan(month));
  await recordAudit(tx, actor, {
    action: 'sellers.statement-exported',
    subject: { kind: 'sellers-statement', id: month },
    data: { sellers: rows.length },
  });
  const lines = rows.map((row) => {
    const { seller, name, kind, sealedNumbers } = row;
    const numbers = sealedNumbers && unsealNumbers(config, seller, sealedNumbers);
    const { cnic = null, ntn = null, strn = null } = numbers ?? {};
    return [month, seller, name, kind, cnic, ntn, strn, ...figuresOf(row)];
  });
  const head = ['month', 'seller', 'name', 'kind', 'cnic', 'ntn', 'strn', ...FIGURES];
  return { bytes: Buffer.from(writeCsv([head, ...lines])), filename: `sellers-${month}.csv` };
}

/** One line, with zeros for a month without sales; without numbers of the identity (sellers-11). */
export async function exportOwnStatement(db: Db, actor: Actor, month: string) {
  const [row] = await salesOf(db, monthSpan(month), actor.id);
  const figures = row ? figuresOf(row) : [0, 0, 0, 0];
  return {
    bytes: Buffer.from(
      writeCsv([
        ['month', ...FIGURES],
        [month, ...figures],
      ]),
    ),
    filename: `sales-${month}.csv`,
  };
}
