import { z } from 'zod';
import { checkWords } from '#words';
import { EmailOrNone } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FIELDS } from './cloth-choice.ts';
import { codesOf } from './codes.ts';
import { PEOPLE } from './constants/measurements.ts';
import {
  ITEM_TYPES,
  LENGTH_CHOICES,
  MAX_SHOE_SIZE,
  MEASUREMENT_OPTIONS,
  OCCASIONS,
} from './constants/orders.ts';
import { CONTACT_NUMBER_MISSING, ContactNumber, hasContactNumber } from './contact-number.ts';
import { ComingDay, TypedLength, YesNo } from './fields.ts';
import { HANDOVER_FIELDS, Handover, PaymentType } from './handover.ts';
import { PersonAskedText } from './person-asked.ts';
import { SampleSentText } from './sample-garments.ts';
import { text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

/**
 * A single order from the wizard of /order_placement: measures for a dress, a size for shoes (orders-8, orders-180,
 * orders-210 to orders-212, orders-222).
 */
export const SingleOrderWizard = z
  .object({
    item_type: z.enum(ITEM_TYPES),
    gender: z.enum(PEOPLE),
    additional_notes: withoutCardNumber(text(2000)).default(''),
    contact_number: unlessEmpty(ContactNumber),
    email: EmailOrNone,
    expected_delivery_date: ComingDay,
    occasion: unlessEmpty(z.enum(OCCASIONS)).meta({
      description: 'What it is needed for, by `expected_delivery_date`, which is kept as `needed_by` too',
    }),
    is_contact_same_as_register: YesNo,
    measurement_option: unlessEmpty(z.enum(codesOf(MEASUREMENT_OPTIONS))),
    measurement_from: unlessEmpty(PersonAskedText).meta({
      description: 'JSON: with Upload instead of a picture, who is asked by a link',
    }),
    measurement_sample: unlessEmpty(SampleSentText),
    top_length: unlessEmpty(TypedLength).meta({
      description: "With get: length of a kameez, in the record's unit; used where the record has none",
    }),
    length_choice: unlessEmpty(z.enum(LENGTH_CHOICES)).meta({ description: 'Who decides it otherwise' }),
    ...CLOTH_FIELDS,
    shoe_size: unlessEmpty(wholeNumber({ min: 1, max: MAX_SHOE_SIZE })),
    ...HANDOVER_FIELDS,
    pickup: unlessEmpty(Handover).meta({
      description: 'With `delivery`; without both the customer is asked before the order can be confirmed',
    }),
    delivery: unlessEmpty(Handover),
    payment_type: unlessEmpty(PaymentType).meta({ description: 'What is offered when left out' }),
  })
  .refine(hasContactNumber, CONTACT_NUMBER_MISSING)
  .refine(({ item_type, measurement_option }) => item_type !== 'dress' || measurement_option, {
    path: ['measurement_option'],
    error: () => checkWords.required,
  })
  .refine(({ item_type, shoe_size }) => item_type !== 'shoes' || shoe_size !== undefined, {
    path: ['shoe_size'],
    error: () => checkWords.required,
  })
  .refine(({ item_type, measurement_option }) => item_type !== 'shoes' || measurement_option !== 'Sample', {
    path: ['measurement_option'],
    error: () => checkWords.chooseAnOption,
  })
  .refine(({ item_type, cloth_source }) => item_type !== 'shoes' || !cloth_source, {
    path: ['cloth_source'],
    error: () => checkWords.chooseAnOption,
  })
  .superRefine(({ pickup, delivery }, context) => {
    const missing = pickup && !delivery ? 'delivery' : delivery && !pickup ? 'pickup' : undefined;
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: checkWords.required });
  })
  .transform(({ measurement_option, pickup, delivery, ...form }) => ({
    ...form,
    ways: pickup && delivery && { pickup, delivery },
    measurement_source: measurement_option && MEASUREMENT_OPTIONS[measurement_option],
  }));
