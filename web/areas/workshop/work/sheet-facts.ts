import { receiptOf } from '../../../../contract/cloth-come.ts';
import type { ClothReceipt } from '../../../../contract/cloth-receipts.ts';
import { clothInWords, sourceInWords } from '../../../../contract/cloth-words.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import { formatDay, formatRupees, formatTime } from '../../../../contract/money.ts';
import { neededIn } from '../../../../contract/needed-by.ts';
import type { WorkshopGarment, WorkshopOrder } from '../../../../contract/order-steps.ts';
import { designIn, dressIn, fabricIn, localeOfTongue } from '../../../../contract/tongues.ts';
import type { SheetTongue, SheetWords } from '../../../features/orders/sheet-words.ts';
import { isElsewhere } from '../../../lib/moments.ts';
import { isAdvanceDue } from './advance.ts';
import type { WorkshopBulk } from './api.ts';
import { type SheetGarment, severalGarments } from './sheet-garments.ts';

/** A line of a sheet, shown and read aloud. */
export interface Fact {
  id: string;
  label: string;
  value: string;
  /** Written by a person, in a language of its own. */
  isFree?: boolean;
}

export function dayIn({ tongue }: SheetTongue, day: string): string {
  return formatDay(day, localeOfTongue(tongue));
}

/** `21 Nov 2026, 14:05` in Karachi; with the zone if the visitor's differs. */
export function momentIn({ tongue, words }: SheetTongue, value: string): string {
  const moment = words.moment({ day: formatDay(value, localeOfTongue(tongue)), time: formatTime(value) });
  return isElsewhere(value) ? words.inPakistanTime({ moment }) : moment;
}

/** The dress type, which falls back to its code, or the item chosen at /order_placement. */
export function itemIn(
  words: SheetWords,
  { dress_type, item_type, shoe_size }: Pick<WorkshopOrder, 'dress_type' | 'item_type' | 'shoe_size'>,
): string {
  if (dress_type !== null) return dressIn(words, dress_type) ?? dress_type.replaceAll('_', ' ');
  if (item_type !== 'shoes') return words.dress;
  return shoe_size == null ? words.shoes : words.shoesNumber({ shoeSize: shoe_size });
}

/** How notes on the fit name days and garments. */
export function wordingIn(sheet: SheetTongue) {
  return {
    wordDay: (day: string) => dayIn(sheet, day),
    wordDress: (code: string) =>
      itemIn(sheet.words, { dress_type: code, item_type: 'dress', shoe_size: null }),
  };
}

/** The garment, or how many there are. */
export function titleIn(words: SheetWords, order: WorkshopOrder): string {
  const { length: count } = severalGarments(order);
  return count > 0 ? words.garments({ count }) : itemIn(words, order);
}

/** What is to be altered, by its place where the order has several garments (orders-120). */
export function alterationIn(words: SheetWords, order: WorkshopOrder): string {
  const garments = severalGarments(order);
  const index = garments.findIndex(({ id }) => id === order.altered_garment);
  const garment = garments[index];
  if (!garment) return words.toAlter;
  return words.alterationOf({ place: index + 1, count: garments.length, garment: itemIn(words, garment) });
}

/** The garments that were cancelled, with whom they were for; empty where none was. */
export function cancelledIn(words: SheetWords, order: WorkshopOrder): string {
  return (order.garments ?? [])
    .filter(({ progress }) => progress === 'CANCELLED')
    .map((garment) => [itemIn(words, garment), wearerIn(words, garment)].join(words.listSeparator))
    .join(words.garmentSeparator);
}

/** What to make, for whom and for how much. */
export function makingFacts(order: WorkshopOrder, sheet: SheetTongue): Fact[] {
  return [...garmentFacts(order, sheet), ...termFacts(order, sheet)];
}

/** A garment, and for whom it is. */
export function garmentFacts(garment: SheetGarment, { words }: SheetTongue): Fact[] {
  const { fabric_type: fabric, length_choice: choice } = garment;
  return [
    { id: 'garment', label: words.garment, value: itemIn(words, garment) },
    {
      id: 'fabric',
      label: words.fabric,
      value: fabric === null ? words.toBeAgreed : fabricIn(words, fabric),
    },
    ...(choice ? [{ id: 'length', label: words.lengthOfTheKameez, value: words.lengthChoices[choice] }] : []),
    { id: 'made-for', label: words.madeFor, value: wearerIn(words, garment), isFree: true },
  ];
}

/** Where the cloth of one of several garments comes from; none in what an earlier release has kept. */
export function clothOfGarment(garment: WorkshopGarment, { words }: SheetTongue): Fact[] {
  const value = sourceInWords(garment, words);
  return value === undefined ? [] : [{ id: 'cloth', label: words.cloth, value }];
}

export function stitchingFact(rupees: number | null | undefined, { words }: SheetTongue): Fact {
  const value = rupees == null ? words.toBeAgreed : formatRupees(rupees);
  return { id: 'stitching', label: words.stitching, value };
}

/** Who has ordered, for how much and until when. */
export function termFacts(order: WorkshopOrder, sheet: SheetTongue): Fact[] {
  const { words } = sheet;
  return [
    { id: 'customer', label: words.customer, value: order.customer_name, isFree: true },
    stitchingFact(order.price?.stitching, sheet),
    ...(order.needed_by
      ? [
          {
            id: 'needed',
            label: words.neededBy,
            value: neededIn(words, dayIn(sheet, order.needed_by), order.occasion),
          },
        ]
      : []),
    { id: 'ordered', label: words.ordered, value: momentIn(sheet, order.order_date) },
  ];
}

export function choiceFacts({ design }: Pick<WorkshopOrder, 'design'>, { words }: SheetTongue): Fact[] {
  return designIn(words, design).map(({ feature, label, choice }) => ({
    id: `design-${feature}`,
    label,
    value: choice,
  }));
}

/** Where the cloth of each garment comes from, each way once. */
function clothIn(order: WorkshopOrder, words: SheetWords): string {
  const ways = stitched(order.garments ?? []).flatMap((garment) => sourceInWords(garment, words) ?? []);
  if (ways.length > 0) return [...new Set(ways)].join(words.garmentSeparator);
  return order.pickup === 'BY_OWN' ? words.theCustomerBringsIt : words.theShopCollectsIt;
}

/** Where cloth and garment go, and what is to be taken for it. */
export function handoverFacts(order: WorkshopOrder, sheet: SheetTongue): Fact[] {
  const { words } = sheet;
  return [
    cashFact(order, words),
    {
      id: 'cloth',
      label: words.cloth,
      value: clothIn(order, words),
    },
    ...clothFacts(order, sheet),
    {
      id: 'handover',
      label: words.garment,
      value: order.delivery === 'BY_OWN' ? words.theCustomerCollectsIt : words.theShopDeliversIt,
    },
    { id: 'swatch', label: words.clothSwatch, value: swatchIn(words, order) },
  ];
}

/** Whether the cloth of each garment of several is written down for itself (orders-193). */
function isByGarment({ cloth_receipts: receipts, ...order }: WorkshopOrder): boolean {
  return severalGarments(order).length > 0 && (receipts ?? []).some(({ garments }) => garments);
}

/** What was written down of the cloth of one of several garments; none where all came in one bag. */
export function receiptFacts(order: WorkshopOrder, garment: WorkshopGarment, sheet: SheetTongue): Fact[] {
  const { words } = sheet;
  const left = garment.cloth_left;
  const leftFacts =
    left == null
      ? []
      : [{ id: 'cloth-left', label: words.clothLeft, value: words.metresOf({ metres: left }) }];
  if (!isByGarment(order) || garment.item_type === 'shoes') return leftFacts;
  const isAwaited = order.cloth_missing.includes(garment.id);
  const receipt = isAwaited ? undefined : receiptOf(order.cloth_receipts, garment.id);
  return [...cameFacts(receipt, isAwaited, sheet), ...amountFacts(receipt, sheet), ...leftFacts];
}

function cameFacts(receipt: ClothReceipt | undefined, isAwaited: boolean, sheet: SheetTongue): Fact[] {
  const { words } = sheet;
  if (isAwaited) return [{ id: 'cloth-came', label: words.receivedOn, value: words.notHereYet }];
  if (!receipt) return [];
  return [{ id: 'cloth-came', label: words.receivedOn, value: momentIn(sheet, receipt.received_at) }];
}

function amountFacts(receipt: ClothReceipt | undefined, { words }: SheetTongue): Fact[] {
  if (!receipt) return [];
  const { bag_tag: tag, faults } = receipt;
  const amount = clothInWords(receipt, words, words.listSeparator);
  return [
    { id: 'cloth-amount', label: words.clothAmount, value: amount },
    ...(tag ? [{ id: 'bag-tag', label: words.bagTag, value: tag, isFree: true }] : []),
    ...(faults ? [{ id: 'faults', label: words.clothFaults, value: faults, isFree: true }] : []),
  ];
}

/** Of all the cloth; where each garment has a receipt of its own, that stands with the garment. */
function clothFacts(order: WorkshopOrder, sheet: SheetTongue): Fact[] {
  const { words } = sheet;
  const isOfAll = !isByGarment(order);
  const receipt = isOfAll ? order.cloth_receipts?.at(-1) : undefined;
  const facts: Fact[] = isOfAll ? cameFacts(receipt, Boolean(order.cloth_due_on), sheet) : [];
  const posted = order.cloth_posted;
  if (posted && order.cloth_due_on) {
    const parcel = [posted.courier, posted.courier_number].filter(Boolean).join(' ');
    const value = words.postedWith({ day: dayIn(sheet, posted.posted_on), parcel });
    facts.push({ id: 'cloth-posted', label: words.clothPosted, value });
  }
  facts.push(...amountFacts(receipt, sheet));
  if (order.cloth_left != null)
    facts.push({
      id: 'cloth-left',
      label: words.clothLeft,
      value: words.metresOf({ metres: order.cloth_left }),
    });
  return facts;
}

/** What is paid in advance, and who takes a garment abroad. */
export function paymentFacts(order: WorkshopOrder, { words }: SheetTongue): Fact[] {
  const isAbroad = order.country !== 'PK';
  const facts: Fact[] = [];
  if (order.payment_type === 'ADVANCE' || isAdvanceDue(order) || isAbroad)
    facts.push({
      id: 'payment',
      label: words.payment,
      value: order.bill_status === 'PAID' ? words.paid : words.notPaidYet,
    });
  if (isAbroad) facts.push({ id: 'courier', label: words.courier, value: words.courierNames[order.courier] });
  return facts;
}

export function bulkFacts(order: WorkshopBulk, { words }: SheetTongue): Fact[] {
  return [
    { id: 'pieces', label: words.pieces, value: String(order.number_of_pieces) },
    { id: 'item', label: words.item, value: order.item_type, isFree: true },
    { id: 'swatch', label: words.swatch, value: swatchIn(words, order) },
    cashFact(order, words),
  ];
}

function cashFact({ collect }: { collect: number }, words: SheetWords): Fact {
  return {
    id: 'cash',
    label: words.cashAtTheHandover,
    value: collect > 0 ? formatRupees(collect) : words.nothingToTake,
  };
}

function swatchIn(words: SheetWords, order: { is_requested_sample: boolean }): string {
  return order.is_requested_sample ? words.sendOneBeforeStitching : words.notAskedFor;
}

/** Who wears the garment; without measures as the server words it, in the language of the page. */
export function wearerIn(
  words: SheetWords,
  { measures, made_for }: Pick<WorkshopOrder, 'measures' | 'made_for'>,
): string {
  return measures ? [measures.label, personIn(words, measures)].join(words.listSeparator) : made_for;
}

/** The person measured. */
export function personIn(
  { people }: SheetWords,
  { age_group, gender }: NonNullable<WorkshopOrder['measures']>,
): string {
  const named: Readonly<Record<string, string>> = people[age_group === 'child' ? 'child' : 'adult'];
  return named[gender] ?? gender;
}
