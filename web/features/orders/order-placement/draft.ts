import { BUSINESS_TYPES, ITEM_TYPES, OCCASIONS } from '../../../../contract/constants/orders.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { sentAddress } from '../../../lib/address-fields.ts';
import { createDraft, onlyIf } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import { type Checked, isBoolean, isNullOr, isOneOf, isShape, isText } from '../../../lib/stored-shape.ts';
import { clothRequest, NO_SHELF_CLOTH } from '../book-tailor/cloth.ts';
import { EMPTY_HANDOVER, EMPTY_SAMPLE, HANDOVER_SHAPE, type HandoverValues } from '../book-tailor/draft.ts';
import { CLOTH_SHAPE, LENGTH_SHAPE, SAMPLE_SHAPE } from '../book-tailor/garment-shape.ts';
import { askedRequest, handoverRequest, lengthRequest, sampleRequest } from '../book-tailor/order-request.ts';

/** The contact details of both branches; names follow the wire (orders-8, bulk-1). */
const DETAILS = {
  email: isText,
  contact_number: isText,
  is_contact_same_as_register: isBoolean,
  expected_delivery_date: isText,
  additional_notes: isText,
};
const areDetails = isShape(DETAILS);
export type DetailFields = Checked<typeof areDetails>;

const SINGLE = {
  /** What it is needed for; '' if the day is only wished for (orders-212). */
  occasion: isOneOf('', ...OCCASIONS),
  ...CLOTH_SHAPE,
};
const areSingle = isShape(SINGLE);
export type SingleFields = DetailFields & HandoverValues & Checked<typeof areSingle>;

const BULK = {
  ...DETAILS,
  delivery_address: HANDOVER_SHAPE.delivery_address,
  item_type: isText,
  number_of_pieces: isText,
  business_type: isOneOf('', ...BUSINESS_TYPES),
};
const areBulk = isShape(BULK);
export type BulkFields = Checked<typeof areBulk>;

const isDraft = isShape({
  orderType: isOneOf('single', 'bulk', null),
  item_type: isOneOf(...ITEM_TYPES, null),
  gender: isOneOf('male', 'female', null),
  /** 'yes' if the customer has their own design. */
  inspiration: isOneOf('yes', 'No', null),
  /** One of `SAMPLES`, if there is no own design. */
  sample: isNullOr(isText),
  measurement_option: isOneOf('Upload', 'get', 'Sample', 'Ask', null),
  /** The garment that goes along with the cloth (orders-180), or who is asked for their measures (orders-210). */
  sent_along: isShape(SAMPLE_SHAPE),
  /** How long a kameez shall be, where the record does not say it (measurements-22). */
  length: isShape(LENGTH_SHAPE),
  shoe_size: isText,
  /** The fields of both branches; a single order uses only the contact details. */
  fields: isShape({ ...HANDOVER_SHAPE, ...SINGLE, ...BULK }),
  /** The user name at the last change; null when signed out. */
  owner: isNullOr(isText),
});
export type Draft = Checked<typeof isDraft>;

const EMPTY_SINGLE: Checked<typeof areSingle> = { occasion: '', ...NO_SHELF_CLOTH };

const NO_LENGTH: Draft['length'] = { length_choice: '', top_length: '' };

const EMPTY_DRAFT: Draft = {
  orderType: null,
  item_type: null,
  gender: null,
  inspiration: null,
  sample: null,
  measurement_option: null,
  sent_along: EMPTY_SAMPLE,
  length: NO_LENGTH,
  shoe_size: '',
  fields: {
    ...EMPTY_HANDOVER,
    ...EMPTY_SINGLE,
    email: '',
    contact_number: '',
    is_contact_same_as_register: false,
    expected_delivery_date: '',
    additional_notes: '',
    item_type: '',
    number_of_pieces: '',
    business_type: '',
  },
  owner: null,
};

/** Survives reload, sign-in and a lost connection; `files.ts` has the pictures. */
export const draft = createDraft<Draft>({
  name: 'order-placement',
  version: 2,
  on: 'device',
  empty: EMPTY_DRAFT,
  // Drafts of release 1.0.0 have no garment that goes along, no length, no occasion and no cloth.
  check(stored) {
    const kept = { sent_along: EMPTY_SAMPLE, length: NO_LENGTH, ...Object(stored) };
    return onlyIf(isDraft)({ ...kept, fields: { ...EMPTY_SINGLE, ...Object(kept.fields) } });
  },
});
export const useDraft = draft.use;

export function changeDraft(change: Partial<Omit<Draft, 'owner'>>): void {
  const owner = useSession.getState().user?.username ?? useDraft.getState().owner;
  useDraft.setState({ ...change, owner });
}

/** The request for a single order, with the specification's keys (orders-8). */
export function toSingleRequest(answers: Draft): BodyFor<'POST /tailor_module/single-order/create/'> {
  const { item_type, gender, shoe_size, fields } = answers;
  return {
    item_type: item_type ?? 'dress',
    gender: gender ?? 'male',
    ...detailsOf(fields),
    email: fields.email.trim(),
    ...(fields.occasion ? { occasion: fields.occasion } : {}),
    ...handoverRequest(isNothingTaken(answers) ? { ...fields, pickup: 'BY_OWN' } : fields),
    ...(item_type === 'shoes' ? { shoe_size } : { ...measuresOf(answers), ...clothRequest(fields) }),
  };
}

/** Shoes need no cloth, and that of a shelf is sent by its seller (orders-222). */
function isNothingTaken({ item_type, fields }: Draft): boolean {
  return item_type === 'shoes' || fields.cloth_source === 'SHELF';
}

function measuresOf({ measurement_option, sent_along, length }: Draft) {
  if (measurement_option === 'Ask') {
    return { measurement_option: 'Upload' as const, measurement_from: askedRequest(sent_along) };
  }
  if (measurement_option === 'get') {
    return { measurement_option, ...lengthRequest({ measurement_source: 'STORE', ...length }) };
  }
  const sample = measurement_option === 'Sample' ? { measurement_sample: sampleRequest(sent_along) } : {};
  return { measurement_option: measurement_option ?? 'Upload', ...sample };
}

/** The request for a bulk order, with the specification's keys (bulk-1). */
export function toBulkRequest(fields: BulkFields): BodyFor<'POST /tailor_module/bulk-order/create/'> {
  return {
    item_type: fields.item_type,
    number_of_pieces: fields.number_of_pieces,
    ...detailsOf(fields),
    business_type: fields.business_type || 'RETAIL',
    delivery_address: sentAddress(fields.delivery_address),
    Email: fields.email.trim(),
  };
}

function detailsOf(fields: DetailFields) {
  return {
    additional_notes: fields.additional_notes,
    expected_delivery_date: fields.expected_delivery_date,
    contact_number: fields.is_contact_same_as_register ? '' : fields.contact_number.trim(),
    is_contact_same_as_register: String(fields.is_contact_same_as_register),
  };
}
