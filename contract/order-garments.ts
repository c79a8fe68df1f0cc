import { z } from 'zod';
import { GARMENT_ACTIONS } from './constants/lifecycle.ts';
import { PEOPLE } from './constants/measurements.ts';
import {
  CLOTH_SOURCES,
  GARMENT_PROGRESS,
  ITEM_TYPES,
  LENGTH_CHOICES,
  MEASUREMENT_SOURCES,
} from './constants/orders.ts';
import { SELLER_ORDER_STATUSES } from './constants/shop-orders.ts';
import { ChosenFeature } from './design-choices.ts';
import { Rupees } from './fields.ts';
import { MeasurementFrom } from './person-asked.ts';
import { MeasurementSample } from './sample-garments.ts';

/** Cloth of the shop for a garment (orders-150); as it is sold now, until the order is confirmed. */
export const GarmentCloth = z.object({
  variant: z.int(),
  product: z.int(),
  name: z.string(),
  image: z.string(),
  colour: z.string(),
  seller: z.string().nullable().meta({ description: 'The brand; null: the shop itself' }),
  metres: z.number().meta({ description: 'Of one piece' }),
  width_inches: z.number(),
  quantity: z.int().meta({ description: 'Pieces' }),
  price: Rupees.meta({ description: 'Of one piece' }),
  left: z.int().nullable().meta({ description: 'Pieces that can be bought now; null once it is bought' }),
  seller_order: z.int().nullable().meta({ description: 'By which it is sent; null until confirmed' }),
  status: z
    .enum(SELLER_ORDER_STATUSES)
    .nullable()
    .meta({ description: 'Where it is; null until the order is confirmed' }),
  courier: z.string().nullable(),
  courier_number: z.string().nullable(),
  went_elsewhere: z
    .boolean()
    .meta({ description: 'It was sent before the order went to its present tailor (orders-156)' }),
});
export type GarmentCloth = z.infer<typeof GarmentCloth>;

/** One of the garments of an order (orders-100); picture URLs expire. The first one is also in the order's own fields. */
export const Garment = z.object({
  id: z.int(),
  item_type: z.enum(ITEM_TYPES),
  gender: z.enum(PEOPLE).nullable(),
  shoe_size: z.int().nullable(),
  dress_type: z.string().nullable(),
  fabric_type: z.string().nullable(),
  description: z.string(),
  measurement_source: z.enum(MEASUREMENT_SOURCES).nullable(),
  measurement: z
    .int()
    .nullable()
    .meta({ description: 'The record that was copied; null once it is deleted' }),
  measurement_label: z.string().nullable(),
  is_partly_estimated: z
    .boolean()
    .meta({ description: 'Whether the copied record has values that nobody took by tape' }),
  length_choice: z.enum(LENGTH_CHOICES).nullable(),
  measurement_from: MeasurementFrom.nullable(),
  measurement_sample: MeasurementSample.nullable(),
  measurement_picture: z.string().nullable(),
  dress_design: z.string().nullable(),
  design: z.array(ChosenFeature),
  stitching: Rupees.nullable().meta({ description: 'Its part of the price; null until the order has one' }),
  cloth_source: z
    .enum(CLOTH_SOURCES)
    .nullable()
    .meta({ description: 'Where its cloth comes from (orders-150); null for shoes' }),
  cloth: GarmentCloth.nullable().meta({ description: 'For SHELF; null if it is not sold any more' }),
  cloth_price: Rupees.nullable().meta({ description: 'What its cloth costs in the bill' }),
  cloth_unsent: z
    .string()
    .nullable()
    .meta({ description: 'The cloth that its seller could not send (orders-158)' }),
  cloth_left: z.number().nullable().meta({ description: 'Metres of its cloth that are left' }),
  progress: z.enum(GARMENT_PROGRESS).meta({ description: 'A cancelled garment comes after the others' }),
  actions: z
    .array(z.enum(GARMENT_ACTIONS))
    .meta({ description: 'The steps of its own that the caller may take' }),
});
export type Garment = z.infer<typeof Garment>;
export type GarmentProgress = Garment['progress'];

/** A garment in the customer's list. */
export const ListedGarment = Garment.pick({
  id: true,
  item_type: true,
  dress_type: true,
  measurement_label: true,
});
export type ListedGarment = z.infer<typeof ListedGarment>;
export type ClothSource = (typeof CLOTH_SOURCES)[number];
