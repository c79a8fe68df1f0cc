import type { LabelSize } from '../../../../contract/constants/prints.ts';
import { pageUrl } from '../../../../contract/page-url.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { printPdf } from '../../../infra/pdf/threaded-pdf.ts';
import { recordReading } from '../../audit/service.ts';
import { anyShopOrder } from '../queries.ts';
import { type ReturnRow, returnById } from './request-queries.ts';
import type { ReturnLabel, renderReturnLabel } from './return-label-document.ts';

const LABEL = { file: 'modules/shop/returns/return-label-document.ts', name: 'renderReturnLabel' } as const;

type Printing = Pick<Deps, 'db' | 'config'>;
type By = { customerId: number } | { orderId: number };

/** Fails with `request.not_found` for somebody else's, and with `shop.return_without_label` (returns-13). */
export async function printOwnLabel(deps: Printing, by: By, id: number, size: LabelSize) {
  const row = (await returnById(deps.db, id)) ?? fail('request.not_found');
  const isTheirs = 'customerId' in by ? row.customerId === by.customerId : row.orderId === by.orderId;
  if (!isTheirs) fail('request.not_found');
  return printLabel(deps, row, size, `${row.orderId}`);
}

/** For a customer who cannot print; it shows an address, so that it is in the audit log. */
export async function printLabelForStaff(deps: Printing, actor: Actor, id: number, size: LabelSize) {
  const row = (await returnById(deps.db, id)) ?? fail('request.not_found');
  const printed = await printLabel(deps, row, size, `${actor.id}`);
  await recordReading(deps.db, actor, {
    action: 'orders.label-printed',
    subject: { kind: 'order', id: row.orderId },
    userId: row.customerId,
  });
  return printed;
}

async function printLabel({ db, config }: Printing, row: ReturnRow, size: LabelSize, queue: string) {
  if (row.state !== 'ACCEPTED') fail('shop.return_without_label');
  const { order } = (await anyShopOrder(db, row.orderId)) ?? fail('request.not_found');
  const isOwn = row.brandId === null;
  const { brandName, support } = config;
  const label: ReturnLabel = {
    id: row.id,
    trackingNumber: row.trackingNumber,
    askedAt: row.askedAt.toISOString(),
    to: {
      name: row.seller ?? brandName,
      // A brand has written in its answer where to.
      lines: isOwn ? [...linesOf(support.address), support.phone] : linesOf(row.answer),
    },
    from: {
      name: order.fullName,
      address: order.address,
      city: order.city,
      postalCode: order.postalCode,
      country: order.country,
      phone: order.phone ?? '',
    },
    url: pageUrl(config, isOwn ? `/admin/orders/${row.orderId}` : `/workshop/shipments/${row.part}`),
  };
  const printing = { brand: brandName, size };
  const bytes = await printPdf<typeof renderReturnLabel>(queue, LABEL, label, printing);
  return { bytes, filename: `return-label-${row.id}.pdf` };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}
