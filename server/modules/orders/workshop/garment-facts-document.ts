import { isReceiptOf } from '../../../../contract/cloth-come.ts';
import { clothInWords, sourceInWords } from '../../../../contract/cloth-words.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import { formatDay, formatRupees } from '../../../../contract/money.ts';
import { neededIn } from '../../../../contract/needed-by.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { dressIn, fabricIn } from '../../../../contract/tongues.ts';
import type { JobCardWords } from '../../../../words/tongues.ts';
import { isolated } from '../../../infra/pdf/text.ts';

/** A garment with what is said of its order. */
export interface PrintedGarment {
  order: WorkshopOrder;
  id: number | undefined;
  /** Undefined for the only one. */
  place: string | undefined;
  isFirst: boolean;
  /** The sheet, at this garment. */
  sheetUrl: string;
}

/** Each garment of an order as an order of its own. */
export function garmentsOf(order: WorkshopOrder, sheetUrl: string, words: JobCardWords): PrintedGarment[] {
  const garments = stitched(order.garments);
  if (garments.length < 2) {
    return [{ order, id: garments[0]?.id, place: undefined, isFirst: true, sheetUrl }];
  }
  return garments.map((garment, index) => ({
    order: {
      ...order,
      ...garment,
      id: order.id,
      alteration: isAltered(order, garment) ? order.alteration : null,
      cloth_due_on: order.cloth_missing.includes(garment.id) ? order.cloth_due_on : null,
      cloth_receipts: order.cloth_receipts.filter((receipt) => isReceiptOf(receipt, garment.id)),
    },
    id: garment.id,
    place: words.placeOf({ place: index + 1, count: garments.length }),
    isFirst: index === 0,
    sheetUrl: `${sheetUrl}#garment-${garment.id}`,
  }));
}

/** A request of release 1.0.0 names no garment, so it stands with each. */
function isAltered({ altered_garment: altered }: WorkshopOrder, { id }: { id: number }): boolean {
  return altered === null || altered === id;
}

export function garmentOf({ item_type, dress_type, shoe_size }: WorkshopOrder, words: JobCardWords): string {
  if (item_type === 'shoes') return words.shoesNumber({ shoeSize: shoe_size ?? 0 });
  return dress_type ? (dressIn(words, dress_type) ?? dress_type) : words.garmentToBeAgreed;
}

/** What is said above the measures; the cash once, because it is taken once. */
export function factsOf(order: WorkshopOrder, words: JobCardWords, hasCash: boolean): [string, string][] {
  const { expected_delivery_date: promised, fabric_type: fabric, needed_by: needed, occasion } = order;
  return [
    [words.promisedFor, promised ? formatDay(promised) : words.toBeAgreed],
    ...(needed ? [[words.neededBy, neededIn(words, formatDay(needed), occasion)] as [string, string]] : []),
    [words.urgency, words.urgencies[order.delivery_type]],
    [words.fabric, fabric === null ? words.toBeAgreed : fabricIn(words, fabric)],
    ...(order.length_choice
      ? [[words.lengthOfTheKameez, words.lengthChoices[order.length_choice]] as [string, string]]
      : []),
    ...sourceFact(order, words),
    ...clothFacts(order, words),
    ...sampleFacts(order, words).map(([label, value]): [string, string] => [
      label,
      `${value} · ${words.sampleGoesBack}`,
    ]),
    [words.madeFor, isolated(order.made_for)],
    ...(order.made_for === order.customer_name
      ? []
      : [[words.customer, isolated(order.customer_name)] as [string, string]]),
    [words.garment, words.handovers[order.delivery]],
    ...(hasCash
      ? [
          [words.cashAtTheHandover, order.collect > 0 ? formatRupees(order.collect) : words.none] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/** The garment that goes along to be measured (orders-164). */
export function sampleFacts(
  { measurement_sample: sample }: Pick<WorkshopOrder, 'measurement_sample'>,
  words: JobCardWords,
  { hasName = true }: { hasName?: boolean } = {},
): [string, string][] {
  if (!sample || sample.place === 'BACK' || sample.place === 'LOST') return [];
  const { kind, name } = sample;
  return [[words.sampleGarment, isolated(words.sampleOf({ kind, name: hasName ? name : '' }))]];
}

/** Where the cloth comes from, if a seller sends it or the customer posts it. */
function sourceFact(
  { cloth_source, cloth, garments: [only] }: WorkshopOrder & Partial<Pick<Garment, 'cloth_source' | 'cloth'>>,
  words: JobCardWords,
): [string, string][] {
  // A garment of several is printed with its own fields in place of the order's.
  const garment = cloth_source === undefined ? only : { cloth_source, cloth: cloth ?? null };
  if (garment?.cloth_source !== 'SHELF' && garment?.cloth_source !== 'POSTED') return [];
  const text = sourceInWords(garment, words);
  return text === undefined ? [] : [[words.clothComes, isolated(text)]];
}

/** The receipt of the cloth that holds; none of an order that needs no cloth. */
function clothFacts(order: WorkshopOrder, words: JobCardWords): [string, string][] {
  const { receivedOn, notHereYet, clothAmount, bagTag, clothFaults } = words;
  const receipt = order.cloth_receipts.at(-1);
  if (order.cloth_due_on) return [[receivedOn, notHereYet]];
  if (!receipt) return [];
  return [
    [receivedOn, formatDay(receipt.received_at)],
    [clothAmount, clothInWords(receipt, words, words.listSeparator)],
    ...(receipt.bag_tag ? [[bagTag, isolated(receipt.bag_tag)] as [string, string]] : []),
    ...(receipt.faults ? [[clothFaults, isolated(receipt.faults)] as [string, string]] : []),
  ];
}
