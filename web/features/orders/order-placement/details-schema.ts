import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderFormWords, shelfClothWords } from '#words';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import { BUSINESS_TYPES, MAX_BULK_PIECES, OCCASIONS } from '../../../../contract/constants/orders.ts';
import { ContactNumber } from '../../../../contract/contact-number.ts';
import { ComingDay } from '../../../../contract/fields.ts';
import { requiredText, text } from '../../../../contract/text.ts';
import { issueSentence, wholeNumber } from '../../../../contract/validation.ts';
import type { AddressChoice } from '../../../lib/address-fields.ts';
import { checkedText, checkOwnEmail } from '../../../lib/check-schema.ts';
import { piecesOf } from '../book-tailor/cloth.ts';
import type { HandoverValues } from '../book-tailor/draft.ts';
import type { SampleValues } from '../book-tailor/garment-shape.ts';
import {
  checkAddresses,
  checkAsked,
  checkDelivery,
  GARMENT_CHECKS,
  HANDOVER_CHECKS,
} from '../book-tailor/order-schema.ts';
import type { BulkFields, DetailFields, SingleFields } from './draft.ts';

const details = {
  email: z.string(),
  contact_number: z.string(),
  is_contact_same_as_register: z.boolean(),
  expected_delivery_date: checkedText(ComingDay),
  additional_notes: checkedText(text(2000)),
} satisfies Record<keyof DetailFields, z.ZodType>;

const { cloth_source, cloth_variant, cloth_quantity, cloth_known } = GARMENT_CHECKS;
const single = {
  occasion: z.enum(['', ...OCCASIONS]),
  cloth_source,
  cloth_variant,
  cloth_quantity,
  cloth_known,
} satisfies Partial<Record<keyof SingleFields, z.ZodType>>;

const handover = HANDOVER_CHECKS satisfies Record<keyof HandoverValues, z.ZodType>;

const bulk = {
  ...details,
  delivery_address: z.custom<AddressChoice>(),
  item_type: checkedText(requiredText(200)),
  number_of_pieces: checkedText(wholeNumber({ min: 1, max: MAX_BULK_PIECES })),
  business_type: z
    .enum(['', ...BUSINESS_TYPES])
    .refine((type) => type !== '', orderFormWords.chooseTheKindOfBusiness),
} satisfies Record<keyof BulkFields, z.ZodType>;

function checkNumber(
  {
    is_contact_same_as_register,
    contact_number,
  }: Pick<DetailFields, 'is_contact_same_as_register' | 'contact_number'>,
  context: z.RefinementCtx,
): void {
  if (is_contact_same_as_register) return;
  const { error } = ContactNumber.safeParse(contact_number);
  for (const { message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['contact_number'], message });
  }
}

/** Cloth of a shelf that can be ordered (orders-222), and the addresses, of which its seller needs none. */
function checkClothAndAddresses(values: SingleFields, context: z.RefinementCtx): void {
  const isSent = values.cloth_source === 'SHELF';
  checkAddresses(isSent ? { ...values, pickup: 'BY_OWN' } : values, context);
  if (!isSent) return;
  const report = (path: 'cloth_variant' | 'cloth_quantity', message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (values.cloth_variant === '') report('cloth_variant', shelfClothWords.notSoldAnyMore);
  if (piecesOf(values) === 0)
    report('cloth_quantity', orderFormWords.writeANumberOfPieces({ most: MAX_SHELF_PIECES }));
}

const { asked_name, asked_age_group, asked_gender, sample_kind, sample_record } = GARMENT_CHECKS;
const sample = {
  asked_name,
  asked_age_group,
  asked_gender,
  sample_kind,
  sample_record,
} satisfies Record<keyof SampleValues, z.ZodType>;

const options = { error: issueSentence };
const Single = z
  .object({ ...details, ...handover, ...single })
  .superRefine(checkOwnEmail)
  .superRefine(checkNumber)
  .superRefine(checkClothAndAddresses);
const Bulk = z.object(bulk).superRefine(checkOwnEmail).superRefine(checkNumber).superRefine(checkDelivery);
const personOf = (measurement_source: 'SAMPLE' | 'LINK') =>
  z
    .object(sample)
    .superRefine((values, context) =>
      checkAsked({ ...values, measurement_source }, (path, message) =>
        context.addIssue({ code: 'custom', path: [path], message }),
      ),
    );
export const singleResolver = zodResolver(Single, options);
export const sampleResolver = zodResolver(personOf('SAMPLE'), options);
export const askedResolver = zodResolver(personOf('LINK'), options);
export const bulkResolver = zodResolver(Bulk, options);
