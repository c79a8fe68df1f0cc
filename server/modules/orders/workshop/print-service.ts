import { basicWords, inLocale } from '#words';
import type { WorkshopBulk } from '../../../../contract/bulk-orders.ts';
import type { Print } from '../../../../contract/constants/prints.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { localePath } from '../../../../contract/locale.ts';
import type { Unit } from '../../../../contract/measures.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { workPrints } from '../../../../contract/prints.ts';
import { STAFF_ROLES } from '../../../../contract/roles.ts';
import { localeOfTongue, type Tongue } from '../../../../contract/tongues.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { cashCode } from '../../../infra/cash-codes.ts';
import { printPdf } from '../../../infra/pdf/threaded-pdf.ts';
import { PictureError, type PreparedPicture } from '../../../infra/pictures/pictures.ts';
import { MissingFileError } from '../../../infra/storage/storage.ts';
import { recordReading } from '../../audit/service.ts';
import { presentBulkOrderView } from '../bulk/present.ts';
import { type BulkOrderRow, bulkOrderWithin } from '../bulk/queries.ts';
import { fitNotesOf } from '../fit/service.ts';
import { orderHistory } from '../history-queries.ts';
import { type OrderScope, type OrderWithMeasures, orderWithin } from '../queries.ts';
import { presentWorkshopOrder } from '../view.ts';
import type { renderClothTags } from './cloth-tag-document.ts';
import type { JobCard, renderJobCards } from './job-card-document.ts';
import type { ParcelLabel, renderParcelLabels } from './parcel-label-document.ts';
import { localeOfUser } from './queries.ts';
import { workOf } from './service.ts';

type Asked = QueryOf<typeof workPrints>;

/** A stitched order that is printed. */
interface PrintedGarments {
  row: OrderWithMeasures;
  order: WorkshopOrder;
}

/** A bulk order that is printed (workshop-64). */
interface PrintedBulk {
  row: BulkOrderRow;
  order: WorkshopBulk;
}

type Printed = PrintedGarments | PrintedBulk;

const FOLDER = 'modules/orders/workshop';
const JOB_CARDS = { file: `${FOLDER}/job-card-document.ts`, name: 'renderJobCards' } as const;
const CLOTH_TAGS = { file: `${FOLDER}/cloth-tag-document.ts`, name: 'renderClothTags' } as const;
const PARCEL_LABELS = { file: `${FOLDER}/parcel-label-document.ts`, name: 'renderParcelLabels' } as const;

/** Fails with `request.not_found`, and with `orders.job_card_over` once the customer is hidden. */
export async function printJobCard(
  deps: Deps,
  actor: Actor,
  id: number,
  { unit, tongue: asked }: Pick<Asked, 'unit' | 'tongue'> = {},
) {
  const tongue = asked ?? (await localeOfUser(deps.db, actor.id));
  const printed = await readOrder(deps, workOf(actor), id, tongue);
  if (!printed) fail('request.not_found');
  if (!printed.order.is_customer_shown) fail('orders.job_card_over');
  return jobCards(deps, actor, [printed], { unit, tongue });
}

/**
 * One PDF for several orders (workshop-41), of which bulk orders have no job card. Fails with `request.not_found` for an order of others, and with
 * `orders.not_to_print`; nothing is printed then.
 */
export async function printOrders(
  deps: Deps,
  actor: Actor,
  { print, orders, size, cartons, unit, tongue: asked }: Asked,
) {
  const tongue = asked ?? (await localeOfUser(deps.db, actor.id));
  const scope = scopeOf(actor, print);
  const garments: PrintedGarments[] = [];
  const printed: Printed[] = [];
  for (const id of new Set(orders)) {
    const stitched = await readOrder(deps, scope, id, tongue);
    const bulk = stitched || print === 'job_card' ? undefined : await readBulk(deps, scope, id, tongue);
    if (stitched) garments.push(stitched);
    printed.push(stitched ?? bulk ?? fail('request.not_found'));
  }
  for (const { row, order } of printed) {
    if (order.is_customer_shown && isAgreed(row)) continue;
    throw new Failure('orders.not_to_print', { details: { trackingNumber: order.tracking_id } });
  }
  if (print === 'job_card') return jobCards(deps, actor, garments, { unit, tongue });
  if (print === 'cloth_tag') {
    return clothTags(deps, actor, printed, { size, tongue, cartons: printed.length === 1 ? cartons : 1 });
  }
  return parcelLabels(deps, actor, printed, { size, tongue });
}

/** Staff print job cards for their own workshop, and help every tailor with tags and labels. */
function scopeOf(actor: Actor, print: Print): OrderScope {
  return print !== 'job_card' && STAFF_ROLES.includes(actor.role) ? 'all' : workOf(actor);
}

function isAgreed({ order }: Printed['row']): boolean {
  return 'acceptedAt' in order ? order.acceptedAt !== null : order.userConfirmation === 'CONFIRMED';
}

async function readBulk(
  deps: Deps,
  scope: OrderScope,
  id: number,
  tongue: Tongue,
): Promise<PrintedBulk | undefined> {
  const row = await bulkOrderWithin(deps.db, scope, id);
  if (!row) return undefined;
  const events = await orderHistory(deps.db, id);
  const order = inLocale(localeOfTongue(tongue), () => presentBulkOrderView(row, events, 'tailor', deps));
  if (order.audience !== 'workshop') throw new Error('The order is not presented for a workshop.');
  return { row, order };
}

async function readOrder(
  deps: Deps,
  scope: OrderScope,
  id: number,
  tongue: Tongue,
): Promise<PrintedGarments | undefined> {
  const row = await orderWithin(deps.db, scope, id);
  if (!row) return undefined;
  const history = { events: await orderHistory(deps.db, id), fitNotes: await fitNotesOf(deps.db, row) };
  const order = inLocale(localeOfTongue(tongue), () => presentWorkshopOrder(row, history, deps));
  return { row, order };
}

async function jobCards(
  deps: Deps,
  actor: Actor,
  printed: readonly PrintedGarments[],
  { unit, tongue }: { unit: Unit | undefined; tongue: Tongue },
) {
  await recordEach(deps, actor, 'orders.job-card-printed', printed);
  const cards: JobCard[] = [];
  for (const { row, order } of printed) {
    const designs = new Map<number, PreparedPicture>();
    for (const { id: garment, designKey } of row.garments) {
      const design = designKey === null ? undefined : await printable(deps, designKey);
      if (design) designs.set(garment, design);
    }
    cards.push({
      order,
      sheetUrl: sheetUrl(deps, order, tongue),
      unit: unit ?? order.measures?.unit ?? 'cm',
      designs,
    });
  }
  const bytes = await printPdf<typeof renderJobCards>(String(actor.id), JOB_CARDS, cards, {
    brand: deps.config.brandName,
    tongue,
  });
  return { bytes, filename: filename('job-card', printed) };
}

async function clothTags(
  deps: Deps,
  actor: Actor,
  printed: readonly Printed[],
  { size, tongue, cartons }: Pick<Asked, 'size' | 'cartons'> & { tongue: Tongue },
) {
  const tags = printed.map((one) => ({
    ...(isBulk(one) ? { bulk: one.order, cartons } : { order: one.order }),
    firstName: firstNameOf(one),
    sheetUrl: sheetUrl(deps, one.order, tongue),
  }));
  const bytes = await printPdf<typeof renderClothTags>(String(actor.id), CLOTH_TAGS, tags, {
    brand: deps.config.brandName,
    tongue,
    size,
  });
  return { bytes, filename: filename('cloth-tag', printed) };
}

function isBulk(printed: Printed): printed is PrintedBulk {
  return printed.order.kind === 'bulk';
}

function firstNameOf({ row }: Printed): string {
  if ('customer' in row) return row.customer.firstName || row.customer.username;
  return row.customerFirstName || row.customerUsername;
}

async function parcelLabels(
  deps: Deps,
  actor: Actor,
  printed: readonly Printed[],
  { size, tongue }: Pick<Asked, 'size'> & { tongue: Tongue },
) {
  await recordEach(deps, actor, 'orders.label-printed', printed);
  const { brandName: brand, support } = deps.config;
  const printing = { brand, support: { phone: support.phone, email: support.email }, size };
  const bytes = await inLocale(localeOfTongue(tongue), () => {
    const labels = printed.map(({ order }) => ({
      ...labelOf(deps, order),
      sheetUrl: sheetUrl(deps, order, tongue),
    }));
    return printPdf<typeof renderParcelLabels>(String(actor.id), PARCEL_LABELS, labels, printing);
  });
  return { bytes, filename: filename('parcel-label', printed) };
}

const GOING_BACK: ReadonlySet<string> = new Set(['WITH_TAILOR', 'PACKED']);

function samplesGoingBack({ garments }: WorkshopOrder): number {
  return garments.filter(({ measurement_sample: sample }) => GOING_BACK.has(sample?.place ?? '')).length;
}

function labelOf({ config }: Deps, order: Printed['order']): Omit<ParcelLabel, 'sheetUrl'> {
  const { delivery_address: to, tracking_id: trackingNumber, collect: amount } = order;
  // Bulk orders are made in the in-house workshop.
  const sender =
    order.kind === 'bulk'
      ? [config.brandName, config.support.address]
      : [order.tailor_username, order.tailor_area];
  return {
    trackingNumber,
    placedAt: order.order_date,
    recipient: {
      full_name: to?.full_name ?? order.customer_name,
      phone: to?.phone ?? order.contact_number,
      address: to,
    },
    collect: amount,
    cashCode: amount > 0 ? cashCode(config.cashKey, { trackingNumber, amount }) : null,
    samples: order.kind === 'bulk' ? 0 : samplesGoingBack(order),
    sender: sender.join(basicWords.listSeparator),
  };
}

async function recordEach(
  { db }: Deps,
  actor: Actor,
  action: 'orders.job-card-printed' | 'orders.label-printed',
  printed: readonly Printed[],
): Promise<void> {
  for (const { row } of printed) {
    const subject = { kind: 'order', id: row.order.id } as const;
    await recordReading(db, actor, { action, subject, userId: row.order.customerId });
  }
}

/** The sheet, which the pages lead customers and staff on from to their own page of the order (orders-231). */
function sheetUrl({ config }: Deps, { id }: Printed['order'], tongue: Tongue): string {
  return config.publicUrl + localePath(localeOfTongue(tongue), `/workshop/orders/${id}`);
}

function filename(name: string, [first, ...others]: readonly Printed[]): string {
  return others.length > 0 || !first ? `${name}s.pdf` : `${name}-${first.order.tracking_id}.pdf`;
}

const DESIGN_LONG_SIDE_PX = 1000;

/** A stored picture as JPEG. Undefined if it is unreadable, because the card is useful without it. */
async function printable({ storage, pictures }: Deps, key: string): Promise<PreparedPicture | undefined> {
  try {
    const stored = Buffer.concat(await (await storage.read(key)).toArray());
    return await pictures.prepare(stored, { longSide: DESIGN_LONG_SIDE_PX, as: 'jpeg' });
  } catch (error) {
    if (error instanceof MissingFileError || error instanceof PictureError) return undefined;
    throw error;
  }
}
