import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderFormWords } from '#words';
import { MAX_BULK_PIECES } from '../../../../contract/constants/orders.ts';
import { ContactNumber } from '../../../../contract/contact-number.ts';
import { ComingDay } from '../../../../contract/fields.ts';
import { requiredText, text } from '../../../../contract/text.ts';
import { issueSentence, wholeNumber } from '../../../../contract/validation.ts';
import type { AddressChoice } from '../../../lib/address-fields.ts';
import { checkedText } from '../../../lib/check-schema.ts';
import type { BulkFields } from './bulk-draft.ts';
import { checkDelivery } from './order-schema.ts';

const BulkFieldsSchema = z
  .object({
    number_of_pieces: checkedText(wholeNumber({ min: 1, max: MAX_BULK_PIECES })),
    item_type: checkedText(requiredText(200)),
    expected_delivery_date: checkedText(ComingDay),
    additional_notes: checkedText(text(2000)),
    contact: z.enum(['true', 'differentNumber'], orderFormWords.chooseTheNumberWeMayCall),
    contact_number: z.string(),
    is_requested_sample: z.boolean(),
    delivery_address: z.custom<AddressChoice>(),
  } satisfies Record<keyof BulkFields, z.ZodType>)
  .superRefine(checkDelivery)
  .superRefine(({ contact, contact_number }, context) => {
    if (contact !== 'differentNumber') return;
    const { error } = ContactNumber.safeParse(contact_number);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['contact_number'], message });
    }
  });

export const bulkResolver = zodResolver(BulkFieldsSchema, { error: issueSentence });
