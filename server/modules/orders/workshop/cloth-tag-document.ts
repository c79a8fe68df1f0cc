import { inLocale } from '#words';
import { clothInWords } from '../../../../contract/cloth-words.ts';
import type { LabelSize } from '../../../../contract/constants/prints.ts';
import { formatDay } from '../../../../contract/money.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { localeOfTongue, type Tongue } from '../../../../contract/tongues.ts';
import { JOB_CARD_WORDS, type JobCardWords } from '../../../../words/tongues.ts';
import { INK } from '../../../infra/pdf/colours.ts';
import type { FontLibrary } from '../../../infra/pdf/fonts.ts';
import { type Label, printLabels, stacked } from '../../../infra/pdf/labels.ts';
import { drawQr } from '../../../infra/pdf/ornaments.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { isolated } from '../../../infra/pdf/text.ts';
import { garmentOf, garmentsOf, type PrintedGarment } from './garment-facts-document.ts';

export interface ClothTag {
  order: WorkshopOrder;
  firstName: string;
  /** Target of the QR code. */
  sheetUrl: string;
}

interface Printing {
  brand: string;
  tongue: Tongue;
  size: LabelSize;
  compress?: boolean;
}

const QR_SIDE = 66;
/** Scanners need four modules of white around the code. */
const QUIET = 10;

/** The tags of the bags of cloth, one for each garment; they have the customer's first name only (workshop-40). */
export function renderClothTags(tags: readonly ClothTag[], printing: Printing): Promise<Buffer> {
  const { brand, tongue, size, compress = true } = printing;
  const words = JOB_CARD_WORDS[tongue];
  const [first, ...others] = tags;
  if (!first) throw new Error('There is nothing to print');
  const title =
    others.length > 0 ? words.clothTags : words.clothTag({ trackingId: isolated(first.order.tracking_id) });
  const createdAt = new Date(first.order.order_date);
  // Each garment has its own cloth.
  const garments = tags.flatMap(({ order, firstName, sheetUrl }) =>
    garmentsOf(order, sheetUrl, words).map((garment) => ({ ...garment, firstName })),
  );
  return inLocale(localeOfTongue(tongue), () =>
    printLabels(garments, (tag, fonts, width, scale) => layTag(tag, { fonts, width, scale, words }), {
      ...{ title, author: brand, createdAt, lang: tongue, size, compress },
    }),
  );
}

interface Room {
  fonts: FontLibrary;
  width: number;
  scale: number;
  words: JobCardWords;
}

async function layTag(
  { order, place, firstName, sheetUrl }: PrintedGarment & Pick<ClothTag, 'firstName'>,
  { fonts, width, scale, words }: Room,
): Promise<Label> {
  const qr = await qrOutline(sheetUrl);
  const side = QR_SIDE * scale;
  const ink = { color: INK } as const;
  const beside = stacked(
    fonts,
    [
      {
        text: words.orderNumber({ id: order.id }),
        style: { ...ink, face: 'display', size: 17 * scale, leading: 1.2, tabular: true },
        tag: 'H1',
        gap: 3,
      },
      {
        text: place === undefined ? garmentOf(order, words) : `${garmentOf(order, words)} · ${place}`,
        style: { ...ink, face: 'strong', size: 10 * scale },
      },
      { text: firstName, style: { ...ink, face: 'text', size: 10 * scale } },
    ],
    width - side - QUIET,
  );
  const number = { ...ink, face: 'strong', size: 11 * scale, tabular: true } as const;
  const fact = { ...ink, face: 'text', size: 9 * scale } as const;
  const below = stacked(
    fonts,
    [
      { text: order.tracking_id, style: number, gap: 2 },
      ...factsOf(order, words).map(([label, value]) => ({ text: `${label}: ${value}`, style: fact })),
    ],
    width,
  );
  const head = Math.max(beside.height, side) + 4;
  return {
    height: head + below.height,
    draw(sheet, x, y) {
      const alt = words.qrCodeThatOpens({ address: sheetUrl });
      const figure = sheet.element('Figure', sheet.root, { alt });
      sheet.content(figure, () => drawQr(sheet, qr, x + width - side, y, side, INK));
      beside.draw(sheet, x, y);
      below.draw(sheet, x, y + head);
    },
  };
}

/** By the receipt of the cloth that holds. */
function factsOf(order: WorkshopOrder, words: JobCardWords): [string, string][] {
  const promised = order.expected_delivery_date;
  const receipt = order.cloth_receipts.at(-1);
  const facts: [string, string][] = [[words.promisedFor, promised ? formatDay(promised) : words.toBeAgreed]];
  if (receipt && receipt.pieces !== null) {
    facts.push([words.clothAmount, clothInWords(receipt, words, words.listSeparator)]);
  }
  if (receipt?.bag_tag) facts.push([words.bagTag, isolated(receipt.bag_tag)]);
  return facts;
}
