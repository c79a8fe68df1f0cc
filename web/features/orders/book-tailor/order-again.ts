import { stitched } from '../../../../contract/garment-progress.ts';
import { fabricsFor, tailorTypesFor } from '../../../../contract/garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { typedChoice } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { customerOrderQuery } from '../api.ts';
import { valuesOfCloth } from './cloth.ts';
import {
  AS_PLACED,
  changeDraft,
  clearDraft,
  type Draft,
  draft,
  EMPTY_FIELDS,
  type PictureName,
} from './draft.ts';
import { pictureFrom } from './pictures.ts';

/** The same order without the cloth; null if the tailor no longer stitches the garment. */
export function draftAgain(order: SingleOrder, tailor: Tailor): Omit<Draft, 'owner'> | null {
  const isStitched = order.dress_type !== null && tailor.rate_per_design[order.dress_type] !== undefined;
  if (!isStitched) return null;
  const { length: count } = stitched(order.garments);
  return { ...draftOf(order, tailor), again: count > 1 ? { order: order.id, count } : null };
}

/** The form filled with a placed order, which it edits (orders-32). */
export function draftToEdit(order: SingleOrder, tailor: Tailor): Omit<Draft, 'owner'> {
  const draft = draftOf(order, tailor);
  const isStored = order.measurement_source === 'STORE';
  const fields = {
    ...draft.fields,
    fabric_type: order.fabric_type ?? '',
    is_requested_sample: order.is_requested_sample,
    needed_by: order.needed_by ?? '',
    occasion: order.occasion ?? ('' as const),
    // The order keeps its measures unless another record is chosen.
    measurement: '',
    ...clothOfFirst(order),
    ...(isStored && { measurement_source: 'STORE' as const }),
  };
  const measuresOf = isStored ? (order.measurement_label ?? AS_PLACED) : null;
  return { ...draft, fields, editing: { order: order.id, trackingNumber: order.tracking_id, measuresOf } };
}

function clothOfFirst({ garments }: SingleOrder) {
  const [first, ...others] = stitched(garments);
  const isPickup = others.some(({ cloth_source: from }) => from === 'BROUGHT' || from === 'COLLECTED');
  return {
    ...valuesOfCloth(first?.cloth_source ?? null, first?.cloth ?? null),
    is_pickup_for_others: isPickup,
  };
}

/** The form's fields of who is asked for the measures. */
export function askedFields({
  name,
  age_group,
  gender,
}: Pick<NonNullable<SingleOrder['measurement_from']>, 'name' | 'age_group' | 'gender'>) {
  return {
    measurement_source: 'LINK' as const,
    asked_name: name,
    asked_age_group: age_group,
    asked_gender: gender,
  };
}

/** The form's fields of the garment that goes along. */
export function sampleFields({ measurement_source, measurement_sample: sample }: Sampled) {
  if (!sample || measurement_source !== 'SAMPLE') return {};
  return {
    ...askedFields(sample),
    measurement_source: 'SAMPLE' as const,
    sample_kind: sample.kind,
    sample_record: sample.measurement === null ? '' : String(sample.measurement),
  };
}

type Sampled = Pick<SingleOrder, 'measurement_source' | 'measurement_sample'>;

/** Speed, pickup, delivery and payment of an order as form values. */
export function handoverOf(order: SingleOrder) {
  return {
    delivery_type: order.delivery_type,
    pickup: order.pickup,
    delivery: order.delivery,
    payment_type: order.payment_type,
    country: order.country,
    courier: order.courier,
    collection_address: typedChoice(order.collection_address),
    delivery_address: typedChoice(order.delivery_address),
  };
}

/** The trade that stitches the garment, by its cloth where both do; undefined if none does. */
export function tradeFor({
  dress_type,
  fabric_type,
  gender,
}: Pick<SingleOrder, 'dress_type' | 'fabric_type' | 'gender'>): TailorType | undefined {
  const worn = gender && (gender === 'male' ? 'Gents Tailor' : 'Ladies Tailor');
  const trades = tailorTypesFor(dress_type);
  if (worn && (dress_type === null || trades.includes(worn))) return worn;
  return trades.find((type) => fabricsFor(type).some((fabric) => fabric === fabric_type)) ?? trades[0];
}

function draftOf(order: SingleOrder, tailor: Tailor): Omit<Draft, 'owner'> {
  const isInHouse = order.tailor === IN_HOUSE_TAILOR_ID;
  return {
    orderType: 'single',
    source: isInHouse ? 'in-house' : 'partner',
    tailor: isInHouse ? null : tailor,
    trade: isInHouse || tailor.tailor_type_name === null ? (tradeFor(order) ?? null) : null,
    editing: null,
    again: null,
    further: [],
    placed: null,
    fields: {
      ...EMPTY_FIELDS,
      dress_type: order.dress_type ?? '',
      design_choices: Object.fromEntries(order.design.map(({ feature, option }) => [feature, option])),
      description: order.description,
      ...handoverOf(order),
      measurement_source: order.measurement_source ?? 'STORE',
      // The measures that somebody has given serve their order only.
      ...(order.measurement_from && askedFields(order.measurement_from)),
      ...sampleFields(order),
      measurement: order.measurement === null ? '' : String(order.measurement),
      length_choice: order.length_choice ?? '',
      contact: order.is_contact_same_as_register ? 'true' : 'differentNumber',
      other_number: order.other_number ?? '',
    },
  };
}

/**
 * Replaces the draft by an order and its readable pictures. `begun`: an order in the form would be discarded; `gone`:
 * the tailor no longer stitches it. Rejects when order or tailor cannot be read.
 */
export async function fillForm(
  kind: 'again' | 'edit',
  id: number,
  { mayReplace }: { mayReplace: boolean },
): Promise<'filled' | 'begun' | 'gone'> {
  if (isBegun() && !mayReplace) return 'begun';
  const order = await queryClient.fetchQuery(customerOrderQuery(id));
  if (!order) return 'gone';
  const tailor = await queryClient.fetchQuery(tailorQuery(order.tailor));
  const filled = kind === 'again' ? draftAgain(order, tailor) : draftToEdit(order, tailor);
  if (!filled) return 'gone';
  await replaceDraft(order, filled);
  return 'filled';
}

function isBegun(): boolean {
  const { fields } = draft.read();
  return fields.dress_type !== '' || fields.description !== '' || fields.cloth_source !== '';
}

async function replaceDraft(order: SingleOrder, draft: Omit<Draft, 'owner'>): Promise<void> {
  clearDraft();
  await Promise.all([
    copyPicture('dress_design', order.dress_design),
    copyPicture('measurement_picture', order.measurement_picture),
  ]);
  changeDraft(draft);
}

async function copyPicture(name: PictureName, address: string | null): Promise<void> {
  const picture = await pictureFrom(name, address);
  if (picture) await draft.keepFile(name, picture);
}
