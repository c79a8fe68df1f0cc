import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { COUNTRIES } from './constants/countries.ts';
import { MAX_CUSTOMS_WORDS } from './constants/shelf.ts';
import { CUSTOMS_KEYS } from './customs-keys.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Rupees } from './fields.ts';
import { AddressLine } from './names.ts';
import { text } from './text.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Abroad';

/** Of the Harmonized System: the 6 digits that all countries share, or up to 10 of one country. */
export const HsCode = withoutCardNumber(text(40))
  .overwrite((typed) => typed.replace(/[ .]/g, ''))
  .regex(/^\d{6,10}$/, { error: () => checkWords.enterAnHsCode });

export const Origin = z.enum(COUNTRIES, { error: () => checkWords.chooseACountry });

/** Customs read English: Latin letters, figures and common signs. */
export const CustomsText = AddressLine(MAX_CUSTOMS_WORDS).regex(/^[\u0020-\u024F\u2010-\u201F]*$/, {
  error: () => checkWords.writeInEnglish,
});

const Words = z.object({ hs_code: HsCode, origin: Origin, words: CustomsText });

/** What customs are told about a kind of garment or goods (abroad-1). */
export const CustomsWords = z.object({
  key: z.string(),
  hs_code: z.string(),
  origin: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
  words: z.string(),
  is_usual: z.boolean().meta({ description: 'Nobody has changed it' }),
  ...VERSION_FIELDS,
});
export type CustomsWords = z.infer<typeof CustomsWords>;

export const customsWords = endpoint('GET /api/staff/customs-words/', {
  summary: 'Read HS code, origin and customs words of all garments and goods',
  tag,
  action: 'settings.money',
  response: z.object({ results: z.array(CustomsWords) }),
});

/** Fails with 409 `edits.outdated`, which has `current`. */
export const saveCustomsWords = endpoint('PUT /api/staff/customs-words/{key}/', {
  summary: 'Set HS code, origin and customs words of a garment or of goods',
  tag,
  action: 'settings.money',
  params: z.object({ key: z.enum(CUSTOMS_KEYS) }),
  body: Words.extend({ version: Version }),
  response: CustomsWords,
});

/** What is known of the duties of a country (abroad-4); of others nothing is. */
export const Duty = z.object({
  country: z.string(),
  text: z.string().meta({ description: 'In English; may be empty' }),
  text_urdu: z.string().meta({ description: 'In Urdu; may be empty' }),
  rate_percent: z.number().nullable().meta({ description: 'Of the value of the goods; null: unknown' }),
  threshold: Rupees.nullable().meta({ description: 'From this value on duty is taken; null: always' }),
});
export type Duty = z.infer<typeof Duty>;

export const duty = endpoint('GET /api/duties/{country}/', {
  summary: 'Read what duties to expect in a country',
  tag,
  params: z.object({ country: Origin }),
  response: Duty,
});

/** 404 unless it goes abroad (abroad-8), 409 `orders.not_to_print` before it is agreed and once the customer is hidden. */
export const commercialInvoice = endpoint('GET /api/workshop/orders/{id}/commercial-invoice/', {
  summary: 'Print the commercial invoice of a stitched order that goes abroad',
  tag: 'Workshop',
  action: 'stitching.work',
  responseType: 'application/pdf',
  params: IdParams,
});

/** Fails like `commercialInvoice`. */
export const staffCommercialInvoice = endpoint('GET /api/staff/orders/{id}/commercial-invoice/', {
  summary: 'Print the commercial invoice of a stitched order that goes abroad',
  tag: 'Back office',
  action: 'orders.manage',
  responseType: 'application/pdf',
  params: IdParams,
});

/** 404 for another brand's parcel and within Pakistan, 409 `shop.not_to_send` once the address is hidden. */
export const parcelInvoice = endpoint('GET /api/workshop/seller-orders/{id}/commercial-invoice/', {
  summary: 'Print the commercial invoice of an own parcel that goes abroad',
  tag: 'Seller orders',
  action: 'brand.work',
  responseType: 'application/pdf',
  params: IdParams,
});

/** Also of the shop's own goods. Fails like `parcelInvoice`. */
export const staffParcelInvoice = endpoint('GET /api/staff/seller-orders/{id}/commercial-invoice/', {
  summary: 'Print the commercial invoice of a parcel that goes abroad',
  tag: 'Back office',
  action: 'orders.manage',
  responseType: 'application/pdf',
  params: IdParams,
});
