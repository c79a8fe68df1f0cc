import { inLocale, paperWords } from '#words';
import { countryName } from '../../../../contract/constants/countries.ts';
import { DELIVERY_NAMES } from '../../../../contract/constants/order-names.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import type { SellerOrderDetail } from '../../../../contract/seller-orders.ts';
import { HAIRLINE, INDIGO, INK, MUTED, PURPLE } from '../../../infra/pdf/colours.ts';
import { drawQr, stitchedLine } from '../../../infra/pdf/ornaments.ts';
import { write } from '../../../infra/pdf/paragraph.ts';
import { drawParts } from '../../../infra/pdf/parts.ts';
import { type QrOutline, qrOutline } from '../../../infra/pdf/qr.ts';
import { Sheet } from '../../../infra/pdf/sheet.ts';
import { type Column, drawTable, type Row } from '../../../infra/pdf/table.ts';
import { isolated, layOut, type TextStyle } from '../../../infra/pdf/text.ts';

const TITLE: TextStyle = { face: 'display', size: 24, color: INK, leading: 1.2 };
const NUMBER: TextStyle = { face: 'strong', size: 14, color: INK, tabular: true };
const BODY: TextStyle = { face: 'text', size: 10.5, color: INK };
const ADDRESS: TextStyle = { face: 'text', size: 13, color: INK };
const NAME: TextStyle = { face: 'strong', size: 15, color: INK };
const STRONG: TextStyle = { face: 'strong', size: 11, color: INK };
const PIECES: TextStyle = { face: 'strong', size: 13, color: INK, tabular: true };
const LABEL: TextStyle = { face: 'text', size: 8.5, color: MUTED };

const QR_SIDE = 96;

export interface PackingSlip {
  order: SellerOrderDetail;
  shipping: NonNullable<SellerOrderDetail['shipping']>;
  /** SKUs by variant. */
  skus: ReadonlyMap<number, string>;
  /** Beside the cash (payments-11); null where nothing is collected. */
  cashCode: string | null;
  /** Target of the QR code. */
  trackingUrl: string;
}

interface Printing {
  /** Name of the shop. */
  brand: string;
  /** Name of the sender. */
  seller: string;
  /** The shop's contact, for a courier who cannot deliver. */
  support: { phone: string; email: string };
  compress?: boolean;
}

/** A4 pages in the present language that travel with the goods: address, contents and cash to collect, but no prices (shop-19). */
export async function renderPackingSlips(slips: readonly PackingSlip[], printing: Printing): Promise<Buffer> {
  const { brand, compress = true } = printing;
  const [first, ...others] = slips;
  if (!first) throw new Error('There is nothing to print');
  const title = others.length > 0 ? paperWords.packingSlips : titleOf(first);
  const createdAt = new Date(first.order.order_date);
  const sheet = await Sheet.open({ title, author: brand, subject: title, createdAt, compress });
  return drawParts(
    sheet,
    slips,
    async (slip) => drawSlip(sheet, slip, printing, await qrOutline(slip.trackingUrl)),
    (slip, page, pages) => {
      const text = `${isolated(brand)} · ${titleOf(slip)} · ${paperWords.pageOf({ page, pages })}`;
      const block = layOut(sheet.fonts, text, LABEL, sheet.width);
      sheet.lines(block, block.lines, sheet.start, sheet.bottom + 22, sheet.width);
    },
  );
}

function titleOf({ order }: PackingSlip): string {
  return paperWords.packingSlipOf({ trackingNumber: isolated(order.tracking_id) });
}

function drawSlip(
  sheet: Sheet,
  { order, shipping, skus, cashCode, trackingUrl }: PackingSlip,
  { brand, seller, support }: Printing,
  qr: QrOutline,
): void {
  const box = { x: sheet.start, width: sheet.width - QR_SIDE - 20 };
  const top = sheet.y;
  const figure = sheet.element('Figure', sheet.root, {
    alt: paperWords.qrCodeThatOpens({ address: trackingUrl }),
  });
  sheet.content(figure, () => drawQr(sheet, qr, sheet.end - QR_SIDE, top, QR_SIDE, INK));
  const line = (text: string, style: TextStyle, gap: number, tag?: string) => {
    sheet.y = write(sheet, text, style, { ...box, ...(tag ? { tag } : {}) }, sheet.y) + gap;
  };
  line(paperWords.packingSlip, TITLE, 2, 'H1');
  line(order.tracking_id, NUMBER, 6);
  const from =
    seller === brand
      ? isolated(brand)
      : paperWords.fromSellerAtShop({ seller: isolated(seller), shop: isolated(brand) });
  line(from, BODY, 1);
  const day = formatDay(order.expected_delivery_date);
  line(paperWords.promisedBy({ delivery: DELIVERY_NAMES[order.delivery], day }), BODY, 1);
  sheet.y = Math.max(sheet.y, top + QR_SIDE) + 10;
  stitchedLine(sheet, sheet.y, INDIGO, PURPLE);
  sheet.y += 16;
  line(paperWords.to, LABEL, 2);
  line(shipping.full_name, NAME, 2);
  for (const part of placeOf(shipping)) line(part, ADDRESS, 1);
  sheet.y += 8;
  line(
    order.collect > 0
      ? paperWords.cashToCollect({ amount: formatRupees(order.collect) })
      : paperWords.nothingToCollect,
    STRONG,
    cashCode === null ? 14 : 2,
  );
  if (cashCode !== null) line(paperWords.thisSumAndNothingElse({ code: isolated(cashCode) }), BODY, 14);
  const contact = { shop: isolated(brand), phone: isolated(support.phone), email: isolated(support.email) };
  line(paperWords.ifItCannotBeDelivered(contact), BODY, 14);
  drawItems(sheet, order, skus);
}

/** For the courier too, with the country in English. */
function placeOf({ address, city, postal_code, country, phone }: PackingSlip['shipping']): string[] {
  return [
    ...address.split(/\r\n?|\n/),
    `${city} ${postal_code}`.trim(),
    inLocale('en', () => countryName(country)),
    ...(phone ? [phone] : []),
  ];
}

function kindOf({ colour, size }: SellerOrderDetail['items'][number]): string {
  return size ? paperWords.inColourAndSize({ colour: isolated(colour), size }) : colour;
}

function drawItems(sheet: Sheet, { items, pieces }: SellerOrderDetail, skus: PackingSlip['skus']): void {
  const widths = { pieces: 60, sku: 130, packed: 60 };
  const set = (text: string, style: TextStyle, width: number) => layOut(sheet.fonts, text, style, width);
  const goods = sheet.width - widths.pieces - widths.sku - widths.packed - 60;
  const column = (heading: string, x: number, width: number): Column => ({
    heading: set(heading, LABEL, width),
    x,
    width,
    align: 'start',
  });
  const columns = [
    column(paperWords.pieces, sheet.start, widths.pieces),
    column(paperWords.goods, sheet.start + widths.pieces + 20, goods),
    column(paperWords.sku, sheet.start + widths.pieces + goods + 40, widths.sku),
    column(paperWords.packed, sheet.end - widths.packed, widths.packed),
  ];
  const rows = items.map(
    (item): Row => [
      [set(String(item.quantity), PIECES, widths.pieces)],
      [set(item.name, STRONG, goods), set(kindOf(item), BODY, goods)],
      [set(skus.get(item.variant) ?? '', BODY, widths.sku)],
      [],
    ],
  );
  drawTable(sheet, columns, rows, { rule: HAIRLINE, headingRule: INK, padding: 4 });
  sheet.y += 8;
  sheet.need(20);
  write(sheet, paperWords.countOfPieces({ pieces }), STRONG, { x: sheet.start, width: sheet.width }, sheet.y);
}
