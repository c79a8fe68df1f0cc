import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { orderFormWords, sampleWords, shelfClothWords } from '#words';
import { PostalAddressForm } from '../../../../contract/addresses.ts';
import { MAX_SHELF_PIECES } from '../../../../contract/constants/cloth.ts';
import { PEOPLE } from '../../../../contract/constants/measurements.ts';
import {
  CHOSEN_CLOTH_SOURCES,
  COURIERS,
  OCCASIONS,
  PAYMENT_TYPES,
} from '../../../../contract/constants/orders.ts';
import { NumberAsTyped, readNumber } from '../../../../contract/contact-number.ts';
import type { DesignChoices } from '../../../../contract/design-features.ts';
import { ComingDay } from '../../../../contract/fields.ts';
import { Handover } from '../../../../contract/handover.ts';
import { AGE_GROUPS } from '../../../../contract/measures.ts';
import { DeliveryType } from '../../../../contract/orders.ts';
import { PersonAsked } from '../../../../contract/person-asked.ts';
import { SampleSent } from '../../../../contract/sample-garments.ts';
import { issueSentence } from '../../../../contract/validation.ts';
import type { AddressChoice } from '../../../lib/address-fields.ts';
import { isAllSent, piecesOf } from './cloth.ts';
import type { HandoverValues, OrderFields } from './draft.ts';
import { LENGTH_ANSWERS, MEASUREMENT_CHOICES } from './garment-shape.ts';

function problemsOf(address: AddressChoice): [field: string, message: string][] {
  if (address.choice === '') return [['choice', orderFormWords.chooseAnAddressOrEnterOne]];
  if (address.choice !== 'new') return [];
  const { error } = PostalAddressForm.safeParse(address, { error: issueSentence });
  return (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
}

const OtherNumber = z
  .object({ country: z.string(), other_number: NumberAsTyped })
  .check(readNumber('other_number'));

export const HANDOVER_CHECKS = {
  pickup: Handover,
  delivery: Handover,
  payment_type: z
    .enum(['', ...PAYMENT_TYPES])
    .refine((value) => value !== '', orderFormWords.chooseHowYouPay),
  country: z.string().min(1, orderFormWords.chooseACountry),
  courier: z.enum(COURIERS),
  collection_address: z.custom<AddressChoice>(),
  delivery_address: z.custom<AddressChoice>(),
};

/** Errors of the addresses for pickup and delivery. */
export function checkAddresses(
  ways: Pick<HandoverValues, 'pickup' | 'delivery' | 'collection_address' | 'delivery_address'>,
  context: z.RefinementCtx,
): void {
  const addresses = [
    [ways.pickup, 'collection_address'],
    [ways.delivery, 'delivery_address'],
  ] as const;
  for (const [handover, name] of addresses) {
    if (handover !== 'BY_SHOP') continue;
    for (const [path, message] of problemsOf(ways[name]))
      context.addIssue({ code: 'custom', path: [name, path], message });
  }
}

/** Errors of the address of a bulk order, which is always delivered (bulk-7). */
export function checkDelivery(
  { delivery_address }: Pick<HandoverValues, 'delivery_address'>,
  context: z.RefinementCtx,
): void {
  const collected = { pickup: 'BY_OWN', collection_address: delivery_address } as const;
  checkAddresses({ ...collected, delivery: 'BY_SHOP', delivery_address }, context);
}

/** Of a garment; its pictures are checked by the form. */
export const GARMENT_CHECKS = {
  dress_type: z.string().min(1, orderFormWords.chooseTheDressType),
  fabric_type: z.string().min(1, orderFormWords.chooseTheFabric),
  description: z.string().max(2000),
  design_choices: z.custom<DesignChoices>(),
  measurement_source: z.enum(MEASUREMENT_CHOICES),
  measurement: z.string(),
  length_choice: z.enum(['', ...LENGTH_ANSWERS]),
  top_length: z.string(),
  asked_name: z.string(),
  asked_age_group: z.enum(AGE_GROUPS),
  asked_gender: z.enum(['', ...PEOPLE]),
  sample_kind: z.string(),
  sample_record: z.string(),
  dress_design: z.custom<File | undefined>(),
  measurement_picture: z.custom<File>().optional(),
  cloth_source: z.enum(['', ...CHOSEN_CLOTH_SOURCES]),
  cloth_variant: z.string(),
  cloth_quantity: z.string(),
  cloth_known: z.custom<OrderFields['cloth_known']>(),
};

export type AskedField = 'asked_name' | 'asked_gender' | 'sample_kind';

/** Reports what is wrong with who is asked for the measures (orders-70), or with what goes along (orders-160). */
export function checkAsked(
  {
    measurement_source: source,
    asked_name: name,
    asked_gender: gender,
    sample_kind: kind,
  }: Pick<OrderFields, 'measurement_source' | AskedField>,
  report: (path: AskedField, message: string) => void,
): void {
  if (source !== 'LINK' && source !== 'SAMPLE') return;
  if (source === 'SAMPLE') {
    const wrong = SampleSent.shape.kind.safeParse(kind, { error: issueSentence }).error;
    if (kind.trim() === '') report('sample_kind', sampleWords.sayWhatItIs);
    else if (wrong) report('sample_kind', wrong.issues[0]?.message ?? '');
  }
  const { error } = PersonAsked.shape.name.safeParse(name, { error: issueSentence });
  if (name.trim() === '')
    report('asked_name', source === 'LINK' ? orderFormWords.nameOfWhoIsAsked : sampleWords.sayWhomItFits);
  else if (error) report('asked_name', error.issues[0]?.message ?? '');
  if (gender === '') report('asked_gender', orderFormWords.chooseManOrWoman);
}

/** The contract's checks, with a message per field (orders-3). */
const OrderFieldsSchema = z
  .object({
    ...HANDOVER_CHECKS,
    ...GARMENT_CHECKS,
    delivery_type: DeliveryType,
    is_pickup_for_others: z.boolean(),
    is_requested_sample: z.boolean(),
    needed_by: z.union([z.literal(''), ComingDay]),
    occasion: z.enum(['', ...OCCASIONS]),
    is_late_known: z.boolean(),
    contact: z.enum(['true', 'differentNumber'], orderFormWords.chooseTheNumberWeMayCall),
    other_number: z.string(),
    dress_design: z.custom<File | undefined>().refine((file) => file, orderFormWords.addAPictureOfTheDesign),
  })
  .superRefine(({ contact, other_number, measurement_source, measurement_picture, ...others }, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    checkAddresses(isAllSent(others) ? { ...others, pickup: 'BY_OWN' } : others, context);
    if (others.cloth_source === 'SHELF' && others.cloth_variant === '')
      report('cloth_variant', shelfClothWords.notSoldAnyMore);
    if (others.cloth_source === 'SHELF' && piecesOf(others) === 0)
      report('cloth_quantity', orderFormWords.writeANumberOfPieces({ most: MAX_SHELF_PIECES }));
    const number =
      contact === 'differentNumber'
        ? OtherNumber.safeParse({ country: others.country, other_number }, { error: issueSentence })
        : undefined;
    for (const { message } of number?.error?.issues ?? []) report('other_number', message);
    if (measurement_source === 'UPLOAD' && !measurement_picture) {
      report('measurement_picture', orderFormWords.addThePictureOfYourMeasurements);
    }
    checkAsked({ ...others, measurement_source }, report);
  });

export const deliveryResolver = zodResolver(
  z.object({ delivery_address: z.custom<AddressChoice>() }).superRefine(checkDelivery),
  { error: issueSentence },
);

export const orderResolver = zodResolver(OrderFieldsSchema, { error: issueSentence });
