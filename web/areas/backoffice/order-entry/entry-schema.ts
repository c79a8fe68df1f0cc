import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { checkWords } from '#words';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import { ContactNumber } from '../../../../contract/contact-number.ts';
import { ComingDay, TypedLength } from '../../../../contract/fields.ts';
import { Handover } from '../../../../contract/handover.ts';
import { DeliveryType } from '../../../../contract/orders.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import { piecesOf } from '../../../features/orders/book-tailor/cloth.ts';
import {
  checkAddresses,
  checkAsked,
  GARMENT_CHECKS,
} from '../../../features/orders/book-tailor/order-schema.ts';
import type { AddressChoice } from '../../../lib/address-fields.ts';
import { ENTRY_SOURCES, isAllShelf } from './entry-values.ts';

const { asked_name, asked_age_group, asked_gender, sample_kind, sample_record } = GARMENT_CHECKS;
const { cloth_source, cloth_variant, cloth_quantity, cloth_known } = GARMENT_CHECKS;

const EntryGarmentFields = z.object({
  dress_type: z.string().min(1, 'Choose the garment.'),
  fabric_type: z.string().min(1, 'Choose the fabric.'),
  description: z.string().max(2000),
  source: z.enum(ENTRY_SOURCES),
  measurement: z.string(),
  top_length: z
    .string()
    .refine((typed) => typed.trim() === '' || TypedLength.safeParse(typed).success, checkWords.enterANumber),
  ...{ asked_name, asked_age_group, asked_gender, sample_kind, sample_record },
  ...{ cloth_source, cloth_variant, cloth_quantity, cloth_known },
  dress_design: z.custom<File | undefined>(),
  measurement_picture: z.custom<File | undefined>(),
});

const GarmentSchema = EntryGarmentFields.superRefine((garment, context) => {
  const report = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (garment.source === 'STORE' && garment.measurement === '')
    report('measurement', 'Choose or take the measures.');
  if (garment.source === 'UPLOAD' && !garment.measurement_picture)
    report('measurement_picture', 'Add the picture of the measures.');
  checkAsked({ ...garment, measurement_source: garment.source }, report);
  if (garment.cloth_source !== 'SHELF') return;
  if (garment.cloth_variant === '') report('cloth_variant', 'Find the cloth and choose a colour.');
  else if (piecesOf(garment) === 0)
    report('cloth_quantity', `Write a whole number from 1 to ${MAX_SHELF_PIECES}.`);
  if (garment.source === 'SAMPLE')
    report('cloth_source', 'A garment that fits travels with cloth of the customer. Choose other measures.');
});

/** The contract's checks, with a message per field; values stay as typed. */
const EntrySchema = z
  .object({
    garments: z.array(GarmentSchema).max(MAX_GARMENTS),
    tailor: z.string().min(1, 'Choose a tailor.'),
    needed_by: z.literal('').or(ComingDay),
    occasion: z.string(),
    delivery_type: DeliveryType,
    pickup: Handover,
    delivery: Handover,
    collection_address: z.custom<AddressChoice>(),
    delivery_address: z.custom<AddressChoice>(),
    other_number: z.string(),
  })
  .superRefine(({ other_number, ...ways }, context) => {
    checkAddresses(isAllShelf(ways) ? { ...ways, pickup: 'BY_OWN' } : ways, context);
    const number = other_number.trim() ? ContactNumber.safeParse(other_number) : undefined;
    for (const { message } of number?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['other_number'], message });
  });

export const entryResolver = zodResolver(EntrySchema, { error: issueSentence });
