import { z } from 'zod';
import { checkWords } from '#words';
import { COUNTRIES } from './constants/countries.ts';
import { NumberAsTyped, readNumber } from './contact-number.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { AddressLine, PersonName } from './names.ts';
import { checkPostalCode } from './postal-code.ts';
import { text, unlessEmpty } from './text.ts';
import { issueSentence } from './validation.ts';
import { VERSION_FIELDS } from './versions.ts';

const tag = 'Accounts';

const fields = {
  full_name: PersonName(80),
  phone: NumberAsTyped,
  address: AddressLine(200),
  city: AddressLine(80),
  postal_code: unlessEmpty(AddressLine(16)),
  country: z.enum(COUNTRIES, { error: () => checkWords.chooseACountry }).default('PK'),
};

const readPhone = readNumber('phone', { dialable: true });

/** A postal address; the phone number is read for its country and stored in E.164. */
export const PostalAddressForm = z.object(fields).check(readPhone, checkPostalCode);
export type PostalAddressForm = z.output<typeof PostalAddressForm>;

export const PostalAddress = z.object({
  full_name: z.string(),
  phone: z.string().meta({ description: 'E.164' }),
  address: z.string(),
  city: z.string(),
  postal_code: z.string().meta({ description: 'Empty where there is none' }),
  country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** An entry of the address book (accounts-16); changing the default makes no new version. */
export const Address = PostalAddress.extend({
  id: z.int(),
  is_default: z.boolean(),
  version: VERSION_FIELDS.version,
  updated_at: VERSION_FIELDS.updated_at,
});
export type Address = z.infer<typeof Address>;

const bookFields = {
  ...fields,
  is_default: z
    .boolean()
    .default(false)
    .meta({ description: 'Takes over from the former default; the only address is always the default' }),
};

export const AddressForm = z.object(bookFields).check(readPhone);

/** Without `version` it overwrites any version (wire-11). */
export const AddressUpdate = z
  .object({ ...bookFields, version: VERSION_FIELDS.version.optional() })
  .check(readPhone);

/** Default first, then oldest first. */
export const addresses = endpoint('GET /user_module/addresses/', {
  summary: 'List the own addresses',
  tag,
  action: 'account.use',
  response: z.array(Address),
});

export const addAddress = endpoint('POST /user_module/addresses/', {
  summary: 'Add an address',
  tag,
  action: 'account.use',
  idempotent: true,
  status: 201,
  body: AddressForm,
  response: Address,
});

/** Never changes which address is the default. 409 `edits.outdated` for an old `version` (wire-11). */
export const updateAddress = endpoint('PUT /user_module/addresses/{id}/', {
  summary: 'Replace an address',
  tag,
  action: 'account.use',
  params: IdParams,
  body: AddressUpdate,
  response: Address,
});

/** If it was the default, the oldest address becomes the default. Orders keep their copy. */
export const deleteAddress = endpoint('DELETE /user_module/addresses/{id}/', {
  summary: 'Delete an address',
  tag,
  action: 'account.use',
  status: 204,
  params: IdParams,
});

const NewAddress = z.object({ ...fields, keep: z.boolean().default(false) }).check(readPhone);

/**
 * Where an order is collected or delivered, in a multipart field: the id of a saved address, or an address as JSON,
 * which `keep` adds to the address book (orders-13).
 */
export const OrderAddressText = text(2000)
  .transform((typed, context): number | z.output<typeof NewAddress> => {
    const sent = jsonOf(typed);
    const address = /^\d+$/.test(typed)
      ? Id.safeParse(typed)
      : NewAddress.safeParse(sent, { error: issueSentence });
    if (address.success) return address.data;
    for (const { path, message } of address.error.issues) {
      const [name] = path;
      const { addressFields, inField } = checkWords;
      const field = addressFields[name as keyof typeof addressFields];
      context.addIssue({ code: 'custom', message: field ? inField({ field, problem: message }) : message });
    }
    return z.NEVER;
  })
  .meta({
    description: 'The id of an own address, or an address as JSON; `keep: true` adds it to the address book',
  });
export type OrderAddress = z.output<typeof OrderAddressText>;

function jsonOf(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}
