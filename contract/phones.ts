import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { text } from './text.ts';

const tag = 'Shop';

export const PhoneToProve = withoutCardNumber(text(32)).meta({ description: 'A mobile number of Pakistan' });

/** Six digits, with spaces and dashes as people type them. */
export const CodeOfPhone = text(20)
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => checkWords.enterTheCode }));

export const SentPhoneCode = z.object({
  sent_to: z.string().meta({ description: 'The number with its middle hidden' }),
  expires_at: Timestamp,
  resend_at: Timestamp.meta({ description: 'From when another code can be asked for' }),
});
export type SentPhoneCode = z.output<typeof SentPhoneCode>;

/** Whether this account or device would be asked for a code to pay much in cash with this number (payments-28). */
export const checkPhone = endpoint('POST /api/phones/check/', {
  summary: 'Ask whether a large cash order needs a code with this phone',
  tag,
  session: 'optional',
  body: z.object({ phone: PhoneToProve }),
  response: z.object({ needed: z.boolean() }),
});

/**
 * Sends six digits for five minutes; the answer is the same whether or not the number is known, or has had its codes of
 * today. Fails at `phone` with `phones.not_mobile`, and with `phones.too_soon`, `phones.too_many_codes`,
 * `phones.network_busy` or `phones.no_codes_left` (messages-6).
 */
export const sendPhoneCode = endpoint('POST /api/phones/codes/', {
  summary: 'Send a code to a phone',
  tag,
  session: 'optional',
  idempotent: true,
  status: 201,
  body: z.object({ phone: PhoneToProve }),
  response: SentPhoneCode,
});

/** Fails at `code` with `phones.code_wrong`: a wrong code, an old one, one that was used, or somebody else's. */
export const provePhone = endpoint('POST /api/phones/codes/prove/', {
  summary: 'Prove a phone by the code that was sent to it',
  tag,
  session: 'optional',
  body: z.object({
    phone: PhoneToProve,
    code: CodeOfPhone,
  }),
  response: z.object({ proven_at: Timestamp }),
});
