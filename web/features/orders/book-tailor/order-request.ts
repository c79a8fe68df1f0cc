import type { BodyFor } from '../../../../contract/paths.ts';
import { sentAddress } from '../../../lib/address-fields.ts';
import { clothRequest, isAllSent } from './cloth.ts';
import type { Draft, HandoverValues, OrderFields } from './draft.ts';
import type { SampleValues } from './garment-shape.ts';

/** Pickup and delivery, with the addresses they need; a shared address is saved once (orders-13). */
export function handoverRequest(fields: HandoverValues) {
  const { country, courier, pickup, delivery, collection_address, delivery_address } = fields;
  const isSame = delivery_address.choice === 'same';
  const destination = isSame ? sentAddress(collection_address, false) : sentAddress(delivery_address);
  return {
    pickup,
    delivery,
    payment_type: fields.payment_type || 'COD',
    country,
    ...(courier === 'EXPRESS' ? { courier } : {}),
    ...(pickup === 'BY_SHOP' ? { collection_address: sentAddress(collection_address) } : {}),
    ...(delivery === 'BY_SHOP' ? { delivery_address: destination } : {}),
  };
}

/** Nothing is brought or collected; abroad an order says BY_SHOP all the same (orders-151). */
function withoutPickup(fields: OrderFields): OrderFields {
  return { ...fields, pickup: 'BY_OWN' };
}

function neededRequest({ needed_by, occasion, is_late_known }: OrderFields) {
  return { needed_by, ...(occasion ? { occasion } : {}), is_late_known: String(is_late_known) };
}

/** The server takes it only for what has a length that the measures leave open. */
export function lengthRequest({
  measurement_source,
  length_choice,
  top_length,
}: Pick<OrderFields, 'measurement_source' | 'length_choice' | 'top_length'>) {
  if (measurement_source !== 'STORE' || length_choice === '') return {};
  return length_choice === 'OWN' ? { top_length } : { length_choice };
}

/** The saved record or the picture that the measures come from. */
function sourceRequest<Source extends 'STORE' | 'UPLOAD'>(source: Source, measurement: string) {
  const stored = source === 'STORE' && measurement !== '';
  return { measurement_source: source, ...(stored ? { measurement } : {}) };
}

/** Where the measures come from, who is asked for them (orders-70), or what goes along (orders-160). */
export function measuresRequest(
  fields: Pick<OrderFields, 'measurement_source' | 'measurement'> & SampleValues,
) {
  const { measurement_source: source, measurement } = fields;
  if (source === 'SAMPLE') return { measurement_source: source, measurement_sample: sampleRequest(fields) };
  if (source !== 'LINK') return sourceRequest(source, measurement);
  return {
    measurement_source: 'UPLOAD' as const,
    measurement_from: askedRequest(fields),
  };
}

/** Who is asked for the measures, as the JSON of its field (orders-70). */
export function askedRequest(fields: SampleValues): string {
  return JSON.stringify(personRequest(fields));
}

/** The garment that goes along, as the JSON of its field (orders-160). */
export function sampleRequest(fields: SampleValues): string {
  const { sample_kind: kind, sample_record: record } = fields;
  const measurement = record === '' ? null : Number(record);
  return JSON.stringify({ kind: kind.trim(), ...personRequest(fields), measurement });
}

function personRequest({ asked_name, asked_age_group: age_group, asked_gender: gender }: SampleValues) {
  return { name: asked_name.trim(), age_group, gender };
}

/** The request (orders-3); without a tailor the in-house workshop stitches. */
export function toRequest({ source, tailor, fields }: Draft): BodyFor<'PUT /api/orders/{id}/'> {
  const other = fields.contact === 'differentNumber';
  return {
    ...(source === 'partner' && tailor ? { tailor: tailor.id } : {}),
    fabric_type: fields.fabric_type,
    dress_type: fields.dress_type,
    description: fields.description,
    ...measuresRequest(fields),
    ...lengthRequest(fields),
    is_contact_same_as_register: String(!other),
    ...(other ? { other_number: fields.other_number.trim() } : {}),
    delivery_type: fields.delivery_type,
    is_requested_sample: String(fields.is_requested_sample),
    ...(fields.needed_by ? neededRequest(fields) : {}),
    ...clothRequest(fields),
    ...handoverRequest(isAllSent(fields) ? withoutPickup(fields) : fields),
  };
}
