import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { checkWords } from '#words';
import { MAX_GARMENTS } from '../../../../contract/constants/orders.ts';
import { ContactNumber } from '../../../../contract/contact-number.ts';
import { ComingDay, TypedLength } from '../../../../contract/fields.ts';
import { Handover } from '../../../../contract/handover.ts';
import { DeliveryType } from '../../../../contract/orders.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import { checkAddresses } from '../../../features/orders/book-tailor/order-schema.ts';
import type { AddressChoice } from '../../../lib/address-fields.ts';

const GarmentSchema = z.object({
  dress_type: z.string().min(1, 'Choose the garment.'),
  fabric_type: z.string().min(1, 'Choose the fabric.'),
  description: z.string().max(2000),
  measurement: z.string().min(1, 'Choose or take the measures.'),
  top_length: z
    .string()
    .refine((typed) => typed.trim() === '' || TypedLength.safeParse(typed).success, checkWords.enterANumber),
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
    checkAddresses(ways, context);
    const number = other_number.trim() ? ContactNumber.safeParse(other_number) : undefined;
    for (const { message } of number?.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['other_number'], message });
  });

export const entryResolver = zodResolver(EntrySchema, { error: issueSentence });
