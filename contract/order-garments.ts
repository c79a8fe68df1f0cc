import { z } from 'zod';
import { GARMENT_ACTIONS } from './constants/lifecycle.ts';
import { PEOPLE } from './constants/measurements.ts';
import { GARMENT_PROGRESS, ITEM_TYPES, LENGTH_CHOICES, MEASUREMENT_SOURCES } from './constants/orders.ts';
import { ChosenFeature } from './design-choices.ts';
import { Rupees } from './fields.ts';
import { MeasurementFrom } from './person-asked.ts';
import { MeasurementSample } from './sample-garments.ts';

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
