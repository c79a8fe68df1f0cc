import {
  COURIERS,
  DELIVERY_TYPES,
  HANDOVERS,
  OCCASIONS,
  PAYMENT_TYPES,
} from '../../../../contract/constants/orders.ts';
import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { isAddressChoice, NO_CHOICE } from '../../../lib/address-fields.ts';
import { createDraft, onlyIf } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import {
  type Check,
  type Checked,
  isBoolean,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
} from '../../../lib/stored-shape.ts';
import { bulkDraft } from './bulk-draft.ts';
import { areFurther, GARMENT_SHAPE, isPlaced, type SampleValues } from './garment-shape.ts';

export const HANDOVER_SHAPE = {
  pickup: isOneOf(...HANDOVERS),
  delivery: isOneOf(...HANDOVERS),
  payment_type: isOneOf('', ...PAYMENT_TYPES),
  /** The customer's country; '' until a visitor from abroad has chosen one. */
  country: isText,
  /** The courier, where abroad there is a choice. */
  courier: isOneOf(...COURIERS),
  collection_address: isAddressChoice,
  delivery_address: isAddressChoice,
};
const isHandover = isShape(HANDOVER_SHAPE);

/** Pickup, delivery and payment; names follow the wire (orders-13). */
export type HandoverValues = Checked<typeof isHandover>;

const areFields = isShape({
  ...HANDOVER_SHAPE,
  ...GARMENT_SHAPE,
  /** Other garments of the order that is edited have cloth that is brought or collected. */
  is_pickup_for_others: isBoolean,
  delivery_type: isOneOf(...DELIVERY_TYPES),
  is_requested_sample: isBoolean,
  /** A day, or empty; with what it is for (orders-65). */
  needed_by: isText,
  occasion: isOneOf('', ...OCCASIONS),
  is_late_known: isBoolean,
  /** 'true': the registered number; 'differentNumber': `other_number`. */
  contact: isOneOf('true', 'differentNumber'),
  other_number: isText,
});

/** The stitched order form; names follow the wire (orders-3). */
export type OrderFields = Checked<typeof areFields>;

export const PICTURES = ['dress_design', 'measurement_picture'] as const;
export type PictureName = (typeof PICTURES)[number];

export type FormFields = OrderFields & {
  dress_design: File | undefined;
  measurement_picture?: File | undefined;
};

const isTailor = isShape<Pick<Tailor, 'id' | 'user_username' | 'tailor_type_name' | 'rate_per_design'>>({
  id: isNumber,
  user_username: isText,
  tailor_type_name: isNullOr(isOneOf(...TAILOR_TYPES)),
  rate_per_design: isRecordOf(isNumber),
});

export const AS_PLACED = 'as placed';

/** The placed order that the form edits (orders-32). */
const isEditing = isShape({
  order: isNumber,
  trackingNumber: isText,
  /** The person whose measures the order has, `AS_PLACED` if the order does not name one; null without measures. */
  measuresOf: isNullOr(isText),
});
export type Editing = Checked<typeof isEditing>;

const isDraft = isShape({
  orderType: isOneOf('single', 'bulk', null),
  source: isOneOf('in-house', 'partner', null),
  tailor: isNullOr(isTailor as Check<Tailor>),
  /** Gents or ladies, if the tailor does not decide it: in-house, and at a tailor for both (tailors-7). */
  trade: isNullOr(isOneOf(...TAILOR_TYPES)),
  fields: areFields,
  /** Null for a new order. */
  editing: isNullOr(isEditing),
  /** The order of several garments that is ordered again, of which this form has the first (orders-122). */
  again: isNullOr(isShape({ order: isNumber, count: isNumber })),
  /** The garments after the first one (orders-203). */
  further: areFurther,
  /** Null until the order is placed with its first garment. */
  placed: isNullOr(isPlaced),
  /** The user name at the last change; null when signed out. */
  owner: isNullOr(isText),
});
export type Draft = Checked<typeof isDraft>;

type TailorChoice = Pick<Draft, 'source' | 'tailor' | 'trade'>;

export const EMPTY_SAMPLE: SampleValues = {
  asked_name: '',
  asked_age_group: 'adult',
  asked_gender: '',
  sample_kind: '',
  sample_record: '',
};

/** Payment starts empty (orders-3). */
export const EMPTY_HANDOVER: HandoverValues = {
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
  payment_type: '',
  country: 'PK',
  courier: 'ECONOMY',
  collection_address: NO_CHOICE,
  delivery_address: NO_CHOICE,
};

export const EMPTY_FIELDS: OrderFields = {
  ...EMPTY_HANDOVER,
  cloth_source: '',
  cloth_variant: '',
  cloth_quantity: '1',
  cloth_known: null,
  is_pickup_for_others: false,
  dress_type: '',
  fabric_type: '',
  description: '',
  design_choices: {},
  delivery_type: 'NORMAL',
  measurement_source: 'STORE',
  measurement: '',
  length_choice: '',
  top_length: '',
  ...EMPTY_SAMPLE,
  is_requested_sample: false,
  needed_by: '',
  occasion: '',
  is_late_known: false,
  contact: 'true',
  other_number: '',
};

const EMPTY_DRAFT: Draft = {
  orderType: null,
  source: null,
  tailor: null,
  trade: null,
  fields: EMPTY_FIELDS,
  editing: null,
  again: null,
  further: [],
  placed: null,
  owner: null,
};

/** Parses a stored draft; it must have exactly the current fields (orders-42). */
export function draftFrom(stored: unknown): Draft | undefined {
  const { fields, ...rest } = Object(stored);
  const known = Object.entries(EMPTY_FIELDS).map(([name, empty]) => [name, Object(fields)[name] ?? empty]);
  const later = { editing: null, again: null, further: [], placed: null };
  return onlyIf(isDraft)({ ...later, ...rest, fields: Object.fromEntries(known) });
}

/** Survives reload, sign-in and a lost connection; pictures are stored separately. */
export const draft = createDraft<Draft>({
  name: 'book-tailor',
  version: 3,
  on: 'device',
  empty: EMPTY_DRAFT,
  check: draftFrom,
});
export const useDraft = draft.use;

export function changeDraft(change: Partial<Omit<Draft, 'owner'>>): void {
  const owner = useSession.getState().user?.username ?? useDraft.getState().owner;
  useDraft.setState({ ...change, owner });
}

/**
 * Resets dress type and fabric when the trade changes, and the trade when the partner changes. A dress type chosen with
 * a partner for both stays when the trade is first chosen.
 */
export function chooseTailor(change: Pick<Draft, 'source'> & Partial<Pick<Draft, 'tailor' | 'trade'>>): void {
  const before = useDraft.getState();
  const isOther = change.tailor !== undefined && change.tailor?.id !== before.tailor?.id;
  const chosen = isOther ? { trade: null, ...change } : change;
  const next = { ...before, ...chosen };
  const { fields } = before;
  const isSame = isSameTailor(before, next);
  const isNamed = isSamePartner(before, next) && tradeOf(before) === undefined;
  const dress_type = isNamed ? fields.dress_type : '';
  changeDraft({ ...chosen, fields: isSame ? fields : { ...fields, dress_type, fabric_type: '' } });
}

/** True if both choices have the same tailor and trade. */
export function isSameTailor(one: TailorChoice, other: TailorChoice): boolean {
  if (one.source !== other.source || tradeOf(one) !== tradeOf(other)) return false;
  return one.source !== 'partner' || isSamePartner(one, other);
}

function isSamePartner(one: TailorChoice, other: TailorChoice): boolean {
  return one.source === 'partner' && other.source === 'partner' && one.tailor?.id === other.tailor?.id;
}

/** True if the draft belongs to another account than `username`. */
export function isForeign({ owner }: Pick<Draft, 'owner'>, username: string | undefined): boolean {
  return owner !== null && username !== undefined && owner !== username;
}

/** True if the draft keeps the measures saved with the order that it edits. */
export function keepsMeasures({ editing, fields }: Pick<Draft, 'editing' | 'fields'>): boolean {
  return Boolean(editing?.measuresOf) && fields.measurement_source === 'STORE' && fields.measurement === '';
}

/** Deletes both drafts, of stitched and bulk orders. */
export function clearDraft(): void {
  draft.forget();
  bulkDraft.forget();
}

/** Undefined until the customer has chosen it, and for a partner without rates. */
export function tradeOf(choice: TailorChoice): TailorType | undefined {
  return (asksTrade(choice) ? choice.trade : choice.tailor?.tailor_type_name) ?? undefined;
}

/** In-house, and at a partner for both, the customer chooses gents or ladies (tailors-7). */
export function asksTrade({ source, tailor }: Omit<TailorChoice, 'trade'>): boolean {
  if (source !== 'partner') return source === 'in-house';
  return tailor?.tailor_type_name === null && Object.keys(tailor.rate_per_design).length > 0;
}
