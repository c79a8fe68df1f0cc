import { z } from 'zod';
import { Email } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { BrandLocation, Category } from './catalogue.ts';
import { ContactNumber } from './contact-number.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { PersonName } from './names.ts';
import { requiredText, text } from './text.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Back office';

export const StaffBrandLine = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  city: z.string(),
  location: BrandLocation,
  category: Category,
  sale: z.boolean(),
  bespoke: z.boolean(),
  active: z.boolean(),
  number_of_products: z.int().meta({ description: 'Shown ones' }),
  rating: z.number(),
  number_of_reviews: z.int(),
  created_at: Timestamp,
});
export type StaffBrandLine = z.infer<typeof StaffBrandLine>;

/** Staff's view of a brand, hidden or not (catalogue-17). */
export const StaffBrand = StaffBrandLine.extend({
  ...VERSION_FIELDS,
  tagline: z.string(),
  description: z.string(),
  owner: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    can_be_invited: z
      .boolean()
      .meta({ description: 'Whether a new link can be sent: while no password is set' }),
  }),
});
export type StaffBrand = z.infer<typeof StaffBrand>;

const BrandForm = z.object({
  name: withoutCardNumber(requiredText(80)),
  tagline: withoutCardNumber(text(120)).default(''),
  description: withoutCardNumber(text(2000)).default(''),
  city: withoutCardNumber(requiredText(80)),
  location: BrandLocation,
  category: Category,
  sale: z.boolean().default(false),
  bespoke: z.boolean().default(false),
  active: z.boolean(),
  logo: text(200)
    .nullable()
    .default(null)
    .meta({ description: 'Address of an uploaded picture, or the one it has' }),
});

export const STAFF_BRAND_SORTS = { id: 'integer' } as const;

/** Includes hidden brands; `search` matches words of the name, city and tagline. */
export const staffBrands = endpoint('GET /api/staff/brands/', {
  summary: 'List the brands',
  tag,
  action: 'brands.edit',
  query: listQuery({
    sorts: STAFF_BRAND_SORTS,
    first: '-id',
    filters: { state: z.enum(['all', 'shown', 'hidden']).default('all') },
  }),
  response: listOf(StaffBrandLine),
});

export const staffBrand = endpoint('GET /api/staff/brands/{id}/', {
  summary: 'Read a brand with its owner',
  tag,
  action: 'brands.edit',
  params: IdParams,
  response: StaffBrand,
});

/** Mails the owner a link to set a password, valid for seven days. */
export const addStaffBrand = endpoint('POST /api/staff/brands/', {
  summary: "Add a brand with its owner's account",
  tag,
  action: 'brands.add',
  idempotent: true,
  status: 201,
  body: BrandForm.extend({
    owner_name: PersonName(80),
    owner_email: Email,
    owner_phone: ContactNumber.refine((number) => number.length > 8, 'Enter a phone number.'),
  }),
  response: StaffBrand,
});

/**
 * Mails a new link to a brand's owner without a password; the earlier one ends (catalogue-17). Fails with
 * `staff.has_password` and `staff.account_blocked`.
 */
export const inviteBrandOwnerAgain = endpoint('POST /api/staff/brands/{id}/invite/', {
  summary: "Send a new link to a brand's owner",
  tag,
  action: 'brands.add',
  status: 204,
  params: IdParams,
});

/** Fails with 409 `edits.outdated` if somebody has edited it meanwhile (wire-11). */
export const updateStaffBrand = endpoint('PUT /api/staff/brands/{id}/', {
  summary: 'Edit, show or hide a brand',
  tag,
  action: 'brands.edit',
  params: IdParams,
  body: BrandForm.extend({ version: Version }),
  response: StaffBrand,
});
