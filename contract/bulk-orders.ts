import { z } from 'zod';
import { Email } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { codesOf } from './codes.ts';
import { BUSINESS_TYPES, MAX_BULK_PIECES } from './constants/bulk-orders.ts';
import { CONTACT_NUMBER_MISSING, ContactNumber, hasContactNumber } from './contact-number.ts';
import { oneOf } from './endpoint.ts';
import { ComingDay, YesNo } from './fields.ts';
import { requiredText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './whole-number.ts';

const RequestFields = z.object({
  item_type: withoutCardNumber(requiredText(200)),
  number_of_pieces: wholeNumber({ min: 1, max: MAX_BULK_PIECES }),
  expected_delivery_date: ComingDay,
  additional_notes: withoutCardNumber(text(2000)).default(''),
  contact_number: unlessEmpty(ContactNumber),
});

/** The Bulk Order Form of /book-tailor. */
const BulkOrderForm = RequestFields.extend({
  is_contact_same_as_register: z.boolean(),
  is_requested_sample: z.boolean().default(false),
})
  .refine(hasContactNumber, CONTACT_NUMBER_MISSING)
  .transform((form) => ({ ...form, email: undefined, business_type: undefined }));

/** The bulk form of the wizard of /order_placement. */
const BulkOrderWizard = RequestFields.extend({
  Email,
  business_type: z.enum(codesOf(BUSINESS_TYPES)).transform((type) => BUSINESS_TYPES[type]),
  is_contact_same_as_register: YesNo,
})
  .refine(hasContactNumber, CONTACT_NUMBER_MISSING)
  .transform(({ Email: email, ...form }) => ({ ...form, email, is_requested_sample: false }));

/** The two shapes of POST /tailor_module/bulk-order/create/; both parse to the same request (bulk-1). */
export const bulkOrderShapes = oneOf({
  form: { bodyType: 'json', body: BulkOrderForm },
  wizard: { bodyType: 'multipart', body: BulkOrderWizard, files: ['design_inspiration'] },
});
