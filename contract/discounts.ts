import { z } from 'zod';
import { checkWords } from '#words';
import {
  CODE_PATTERN,
  CODE_STATES,
  MAX_CODE_AMOUNT,
  MAX_CODE_LENGTH,
  MAX_CODE_USES,
  MAX_TYPED_CODE,
  MIN_CODE_LENGTH,
} from './constants/discounts.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { count } from './setting-fields.ts';
import { text, unlessEmpty } from './text.ts';
import { inAsciiDigits } from './typed-number.ts';

const tag = 'Discounts';

/** Upper case without spaces: `eid 10` is the code EID10. */
function codeFrom(typed: string): string {
  return inAsciiDigits(typed).replaceAll(/\s/g, '').toUpperCase();
}

/** What a customer types; left out or empty: no code. */
export const TypedCode = unlessEmpty(text(MAX_TYPED_CODE).transform(codeFrom)).meta({
  description: 'A discount code; case and spaces do not matter',
});

export const UsedCode = z.object({
  code: z.string(),
  amount: Rupees.meta({ description: 'What it takes off; part of the discount of the bill' }),
});
export type UsedCode = z.infer<typeof UsedCode>;

/** The code of a stitched order, with what it takes off another price of it (discounts-9). */
export const BillDiscount = UsedCode.extend({
  percent: z.int().nullable().meta({ description: 'Of the prices; null: a sum' }),
  sum: Rupees.nullable(),
  lowest_share: z.int().meta({ description: 'Per cent of the price that is always paid' }),
});
export type BillDiscount = z.infer<typeof BillDiscount>;

const Code = z.object({
  id: z.int(),
  code: z.string(),
  percent: z.int().nullable().meta({ description: 'Of the prices; null: a sum' }),
  amount: Rupees.nullable().meta({ description: 'A sum; null: per cent' }),
  minimum: Rupees.meta({ description: 'Sub total from which it counts' }),
  seller: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .meta({ description: 'Whose goods it is for; null: all' }),
  seller_percent: z
    .int()
    .meta({ description: 'Per cent of what it takes off that the seller bears (discounts-11)' }),
  accepted_at: Timestamp.nullable().meta({ description: 'When the seller agreed to bear it' }),
  declined_at: Timestamp.nullable(),
  first_order: z.boolean(),
  starts_on: Day,
  ends_on: Day.nullable(),
  max_uses: z.int().nullable(),
  max_uses_each: z.int().nullable(),
  uses: z.int().meta({ description: 'Orders that are not cancelled' }),
  given: Rupees.meta({ description: 'What it took off these orders' }),
  borne: Rupees.meta({ description: 'What of it the seller bears' }),
  state: z.enum(CODE_STATES),
  created_at: Timestamp,
  created_by: z.string().nullable(),
});
export type DiscountCode = z.infer<typeof Code>;

export const DISCOUNT_CODE_SORTS = { id: 'integer', code: 'text' } as const;

/** `search` is part of a code. */
export const discountCodes = endpoint('GET /api/staff/discounts/', {
  summary: 'List the discount codes',
  tag,
  action: 'discounts.manage',
  query: listQuery({
    sorts: DISCOUNT_CODE_SORTS,
    first: '-id',
    filters: { state: unlessEmpty(z.enum(CODE_STATES)) },
  }),
  response: listOf(Code).extend({
    lowest_share: z.int().meta({ description: 'Per cent of the price that is always paid (discounts-3)' }),
  }),
});

const CodeTerms = z.object({
  code: text(MAX_TYPED_CODE)
    .transform(codeFrom)
    .pipe(
      z
        .string()
        .min(MIN_CODE_LENGTH, {
          error: () => checkWords.atLeastCharacters({ least: String(MIN_CODE_LENGTH) }),
        })
        .max(MAX_CODE_LENGTH, { error: () => checkWords.atMostCharacters({ most: String(MAX_CODE_LENGTH) }) })
        .regex(CODE_PATTERN, { error: () => checkWords.lettersDigitsAndDashes }),
    ),
  percent: count(100).nullable().default(null),
  amount: count(MAX_CODE_AMOUNT).nullable().default(null),
  minimum: count(10_000_000, 0).default(0),
  first_order: z.boolean().default(false),
  starts_on: Day,
  ends_on: Day.nullable().default(null),
  max_uses: count(MAX_CODE_USES).nullable().default(null),
  max_uses_each: count(1000).nullable().default(null),
});

/** Adds the issues of terms that contradict each other. */
function checkTerms(
  { percent, amount, starts_on, ends_on }: z.output<typeof CodeTerms>,
  check: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string) =>
    check.addIssue({ code: 'custom', path: [field], message });
  if (percent === null && amount === null) wrong('percent', checkWords.aPercentOrASum);
  if (percent !== null && amount !== null) wrong('amount', checkWords.aPercentOrASumNotBoth);
  if (ends_on !== null && ends_on < starts_on) wrong('ends_on', checkWords.lastDayBeforeFirst);
}

const NewCode = CodeTerms.extend({
  seller: Id.nullable().default(null).meta({ description: 'The brand whose goods it is for' }),
  seller_percent: count(100, 0)
    .default(0)
    .meta({ description: 'What of it the seller bears, once it has agreed (discounts-11)' }),
}).superRefine((terms, check) => {
  checkTerms(terms, check);
  if (terms.seller_percent > 0 && terms.seller === null)
    check.addIssue({ code: 'custom', path: ['seller_percent'], message: checkWords.chooseWhoBearsIt });
});

/** Fails with `discounts.code_taken`, `discounts.percent_too_high` and `discounts.seller_unknown`. */
export const createDiscountCode = endpoint('POST /api/staff/discounts/', {
  summary: 'Create a discount code',
  tag,
  action: 'discounts.manage',
  idempotent: true,
  status: 201,
  body: NewCode,
  response: Code,
});
export type NewDiscountCode = z.output<typeof NewCode>;

/** From now on nobody can use it; orders keep what it took off. Idempotent. */
export const endDiscountCode = endpoint('POST /api/staff/discounts/{id}/end/', {
  summary: 'End a discount code',
  tag,
  action: 'discounts.manage',
  params: IdParams,
  response: Code,
});

/** A code as its seller sees it. */
const SellerCode = Code.omit({ seller: true, created_by: true });
export type SellerCode = z.infer<typeof SellerCode>;

/** Those for the goods of the own brand, whoever bears them (discounts-12). */
export const sellerCodes = endpoint('GET /api/workshop/discounts/', {
  summary: 'List the discount codes for the own goods',
  tag,
  action: 'brand.work',
  query: listQuery({
    sorts: DISCOUNT_CODE_SORTS,
    first: '-id',
    filters: { state: unlessEmpty(z.enum(CODE_STATES)) },
  }),
  response: listOf(SellerCode).extend({ lowest_share: z.int() }),
});

const NewSellerCode = CodeTerms.superRefine(checkTerms);

/**
 * For the own goods, borne by the brand alone. Fails with `discounts.code_taken`, `discounts.percent_too_high` and
 * `discounts.too_many`.
 */
export const createSellerCode = endpoint('POST /api/workshop/discounts/', {
  summary: 'Create a discount code for the own goods',
  tag,
  guarded: true,
  action: 'brand.work',
  idempotent: true,
  status: 201,
  body: NewSellerCode,
  response: SellerCode,
});
export type NewSellerCode = z.output<typeof NewSellerCode>;

/** Agrees to bear the own part of a code of the shop, or refuses it. Fails with `discounts.answered`. */
export const answerSellerCode = endpoint('POST /api/workshop/discounts/{id}/answer/', {
  summary: 'Accept or decline to bear a discount code',
  tag,
  guarded: true,
  action: 'brand.work',
  idempotent: true,
  params: IdParams,
  body: z.object({ accept: z.boolean() }),
  response: SellerCode,
});

/** Of a code that the brand bears or shares; orders keep what it took off. Idempotent. */
export const endSellerCode = endpoint('POST /api/workshop/discounts/{id}/end/', {
  summary: 'End a discount code that the own brand bears',
  tag,
  action: 'brand.work',
  params: IdParams,
  response: SellerCode,
});
