import { PEOPLE } from '../../../../contract/constants/measurements.ts';
import {
  CHOSEN_CLOTH_SOURCES,
  LENGTH_CHOICES,
  MEASUREMENT_SOURCES,
} from '../../../../contract/constants/orders.ts';
import { TAILOR_TYPES } from '../../../../contract/constants/tailors.ts';
import type { DesignChoices } from '../../../../contract/design-features.ts';
import { AGE_GROUPS } from '../../../../contract/measures.ts';
import {
  type Check,
  type Checked,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
} from '../../../lib/stored-shape.ts';

/** The customer's own length, or who decides it (orders-75). */
export const LENGTH_ANSWERS = ['OWN', ...LENGTH_CHOICES] as const;
/** LINK asks somebody; on the wire it is UPLOAD with `measurement_from` (orders-70). */
export const MEASUREMENT_CHOICES = [...MEASUREMENT_SOURCES, 'LINK'] as const;

/** Cloth of the shop as it was shown when it was chosen. */
const isCloth = isShape({
  product: isNumber,
  name: isText,
  colour: isText,
  image: isText,
  /** Empty for the shop's own. */
  seller: isText,
  city: isText,
  /** Of one piece. */
  price: isNumber,
  metres: isNumber,
  /** In inches. */
  width: isNumber,
  left: isNumber,
  /** The garment that it is sold for first. */
  dress_type: isText,
  /** The customer has changed how many pieces. */
  is_own_quantity: isBoolean,
});

/** Where the cloth of a garment comes from (orders-150); '' as pickup says. */
export const CLOTH_SHAPE = {
  cloth_source: isOneOf('', ...CHOSEN_CLOTH_SOURCES),
  cloth_variant: isText,
  cloth_quantity: isText,
  cloth_known: isNullOr(isCloth),
};

/** Whose measures are asked for or come from the garment that goes along, and the record that gets them (orders-160). */
export const SAMPLE_SHAPE = {
  asked_name: isText,
  asked_age_group: isOneOf(...AGE_GROUPS),
  asked_gender: isOneOf('', ...PEOPLE),
  sample_kind: isText,
  sample_record: isText,
};
const isSample = isShape(SAMPLE_SHAPE);
export type SampleValues = Checked<typeof isSample>;

/** How long a kameez shall be where the record does not say it; '' until it is chosen (orders-75). */
export const LENGTH_SHAPE = { length_choice: isOneOf('', ...LENGTH_ANSWERS), top_length: isText };
const isLength = isShape(LENGTH_SHAPE);
export type LengthValues = Checked<typeof isLength>;

/** What is said of each garment of an order; names follow the wire (orders-105). */
export const GARMENT_SHAPE = {
  ...CLOTH_SHAPE,
  dress_type: isText,
  fabric_type: isText,
  description: isText,
  /** Choices of `contract/garment-design.ts` (design-1). */
  design_choices: isRecordOf(isText) as Check<DesignChoices>,
  measurement_source: isOneOf(...MEASUREMENT_CHOICES),
  measurement: isText,
  ...LENGTH_SHAPE,
  ...SAMPLE_SHAPE,
};
export const areGarmentFields = isShape(GARMENT_SHAPE);

/** A further garment of an order. */
export type GarmentFields = Checked<typeof areGarmentFields>;

const isFurther = isShape({
  /** Also the beginning of its idempotency key. */
  key: isText,
  /** Gents or ladies, at a tailor for both (tailors-7). */
  trade: isNullOr(isOneOf(...TAILOR_TYPES)),
  /** It gets the saved record of the first garment as long as none is chosen. */
  is_same_person: isBoolean,
  fields: areGarmentFields,
  /** What it had before anything was said of it, with the mark of the picture of its measures. */
  beginning: isShape({
    trade: isNullOr(isOneOf(...TAILOR_TYPES)),
    fields: areGarmentFields,
    measurement_picture: isText,
  }),
  /** What was sent last without an answer, so that the shop may have it; null with one. */
  unanswered: isNullOr(
    isShape({
      /** Its idempotency key. */
      key: isText,
      fields: areGarmentFields,
      /** Its pictures are stored apart, because others may have been chosen since. */
      hasOwnPictures: isBoolean,
    }),
  ),
});
export const areFurther = isListOf(isFurther);

/** A garment after the first of an order that is not placed yet (orders-203). */
export type Further = Checked<typeof isFurther>;

/** The placed order into which the garments go, and the keys of those that it has (orders-207). */
export const isPlaced = isShape({
  order: isNumber,
  trackingNumber: isText,
  sent: isListOf(isText),
  /**
   * The key of the garment that was sent in place of the form's, which has this key now; its pictures stay in the place
   * of the first one's (orders-209).
   */
  lead: isNullOr(isText),
});
export type Placed = Checked<typeof isPlaced>;
