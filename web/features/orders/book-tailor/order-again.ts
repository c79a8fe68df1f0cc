import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import { dressTypesFor, fabricsFor } from '../../../../contract/garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { typedChoice } from '../../../lib/address-choice.ts';
import { changeDraft, clearDraft, type Draft, draft, EMPTY_FIELDS } from './draft.ts';

/** What is the same as last time; the cloth is chosen anew. Null where the tailor no longer stitches it. */
export function draftAgain(order: SingleOrder, tailor: Tailor): Omit<Draft, 'owner'> | null {
  const { dress_type, fabric_type } = order;
  if (dress_type === null || tailor.rate_per_design[dress_type] === undefined) return null;
  const isInHouse = order.tailor === IN_HOUSE_TAILOR_ID;
  const trades = TAILOR_TYPES.filter((type) => dressTypesFor(type).some(({ code }) => code === dress_type));
  const ofFabric = trades.find((type) => fabricsFor(type).some((fabric) => fabric === fabric_type));
  return {
    orderType: 'single',
    source: isInHouse ? 'in-house' : 'partner',
    tailor: isInHouse ? null : tailor,
    trade: isInHouse ? (ofFabric ?? trades[0] ?? null) : null,
    fields: {
      ...EMPTY_FIELDS,
      dress_type,
      design_choices: Object.fromEntries(order.design.map(({ feature, option }) => [feature, option])),
      description: order.description,
      delivery_type: order.delivery_type,
      pickup: order.pickup,
      delivery: order.delivery,
      payment_type: order.payment_type,
      measurement_source: order.measurement_source ?? 'STORE',
      measurement: order.measurement === null ? '' : String(order.measurement),
      contact: order.is_contact_same_as_register ? 'true' : 'differentNumber',
      other_number: order.other_number ?? '',
      country: order.country,
      collection_address: typedChoice(order.collection_address),
      delivery_address: typedChoice(order.delivery_address),
    },
  };
}

/** Whether something is filled in that starting again would discard. */
export function isBegun({ fields }: Pick<Draft, 'fields'>): boolean {
  return fields.dress_type !== '' || fields.description !== '';
}

/** Replaces the draft, with the pictures of the old order as far as they can be read. */
export async function startAgain(order: SingleOrder, tailor: Tailor): Promise<boolean> {
  const again = draftAgain(order, tailor);
  if (!again) return false;
  await clearDraft();
  await Promise.all([
    copyPicture('dress_design', order.dress_design),
    copyPicture('measurement_picture', order.measurement_picture),
  ]);
  changeDraft(again);
  return true;
}

async function copyPicture(
  name: 'dress_design' | 'measurement_picture',
  address: string | null,
): Promise<void> {
  if (!address) return;
  try {
    const response = await fetch(address);
    const bytes = await response.blob();
    if (response.ok) await draft.keepFile(name, new File([bytes], `${name}.webp`, { type: bytes.type }));
  } catch {
    // The form asks for the picture.
  }
}
