import { inLocale } from '#words';
import type { WorkshopBulk } from '../../../../contract/bulk-orders.ts';
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
import { garmentOf, garmentsOf, sampleFacts } from './garment-facts-document.ts';

interface OfCustomer {
  firstName: string;
  /** Target of the QR code. */
  sheetUrl: string;
}

/** The tag of a stitched order, or those of the cartons of a bulk order. */
export type ClothTag = OfCustomer & ({ order: WorkshopOrder } | { bulk: WorkshopBulk; cartons: number });

/** What a tag says. */
interface Tag extends OfCustomer {
  id: number;
  trackingNumber: string;
  name: string;
  facts: [string, string][];
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

/**
 * The tags of the bags of cloth, one for each garment (workshop-40), or for each carton of a bulk order (workshop-64);
 * they have the customer's first name only.
 */
export function renderClothTags(tags: readonly ClothTag[], printing: Printing): Promise<Buffer> {
  const { brand, tongue, size, compress = true } = printing;
  const words = JOB_CARD_WORDS[tongue];
  const [first, ...others] = tags;
  if (!first) throw new Error('There is nothing to print');
  const firstOrder = 'bulk' in first ? first.bulk : first.order;
  const title =
    others.length > 0 ? words.clothTags : words.clothTag({ trackingId: isolated(firstOrder.tracking_id) });
  const createdAt = new Date(firstOrder.order_date);
  return inLocale(localeOfTongue(tongue), () => {
    const all = tags.flatMap((tag) => ('bulk' in tag ? bulkTags(tag, words) : garmentTags(tag, words)));
    return printLabels(all, (tag, fonts, width, scale) => layTag(tag, { fonts, width, scale, words }), {
      ...{ title, author: brand, createdAt, lang: tongue, size, compress },
    });
  });
}

/** Each garment has its own cloth. */
function garmentTags(
  { order, firstName, sheetUrl }: Extract<ClothTag, { order: WorkshopOrder }>,
  words: JobCardWords,
): Tag[] {
  return garmentsOf(order, sheetUrl, words).map((garment) => {
    const name = garmentOf(garment.order, words);
    return {
      id: order.id,
      trackingNumber: order.tracking_id,
      name: garment.place === undefined ? name : `${name} · ${garment.place}`,
      firstName,
      sheetUrl: garment.sheetUrl,
      facts: factsOf(garment.order, words),
    };
  });
}

function bulkTags(
  { bulk, cartons, firstName, sheetUrl }: Extract<ClothTag, { bulk: WorkshopBulk }>,
  words: JobCardWords,
): Tag[] {
  const pieces = words.piecesOf({ count: bulk.number_of_pieces });
  const promised = promisedFor(bulk, words);
  const tag = {
    id: bulk.id,
    trackingNumber: bulk.tracking_id,
    name: isolated(bulk.item_type),
    firstName,
    sheetUrl,
  };
  return Array.from({ length: cartons }, (_, index) => {
    const carton: [string, string][] =
      cartons > 1 ? [[words.carton, words.cartonOf({ place: index + 1, count: cartons })]] : [];
    return { ...tag, facts: [[words.orderedPieces, pieces], ...carton, promised] };
  });
}

interface Room {
  fonts: FontLibrary;
  width: number;
  scale: number;
  words: JobCardWords;
}

async function layTag(
  { id, trackingNumber, name, facts, firstName, sheetUrl }: Tag,
  { fonts, width, scale, words }: Room,
): Promise<Label> {
  const qr = await qrOutline(sheetUrl);
  const side = QR_SIDE * scale;
  const ink = { color: INK } as const;
  const beside = stacked(
    fonts,
    [
      {
        text: words.orderNumber({ id }),
        style: { ...ink, face: 'display', size: 17 * scale, leading: 1.2, tabular: true },
        tag: 'H1',
        gap: 3,
      },
      {
        text: name,
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
      { text: trackingNumber, style: number, gap: 2 },
      ...facts.map(([label, value]) => ({ text: `${label}: ${value}`, style: fact })),
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

function promisedFor(
  { expected_delivery_date: day }: Pick<WorkshopOrder, 'expected_delivery_date'>,
  words: JobCardWords,
): [string, string] {
  return [words.promisedFor, day ? formatDay(day) : words.toBeAgreed];
}

/** By the receipt of the cloth that holds. */
function factsOf(order: WorkshopOrder, words: JobCardWords): [string, string][] {
  const receipt = order.cloth_receipts.at(-1);
  const facts = [promisedFor(order, words)];
  if (receipt && receipt.pieces !== null) {
    facts.push([words.clothAmount, clothInWords(receipt, words, words.listSeparator)]);
  }
  // Without the name: a tag has first names only.
  facts.push(...sampleFacts(order, words, { hasName: false }));
  if (receipt?.bag_tag) facts.push([words.bagTag, isolated(receipt.bag_tag)]);
  return facts;
}
