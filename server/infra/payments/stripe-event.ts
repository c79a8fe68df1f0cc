import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { PaymentError, type PaymentEvent } from './payments.ts';

/** How old a message may be, in seconds: what somebody wrote down cannot be sent again later. */
const TOLERANCE = 300;

const Message = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const Intent = z.object({ id: z.string() });
const Charge = z.object({
  payment_intent: z.string().nullish(),
  captured: z.boolean().default(true),
  amount_refunded: z.int().min(0),
});

/**
 * Reads a webhook message of Stripe, whose header `Stripe-Signature` signs its raw bytes with a time. Throws PaymentError
 * `signature_invalid` when it is not from Stripe or too old. A message may come twice: whoever acts on it minds that.
 */
export function readStripeEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent | null {
  if (!isSigned(body, signature ?? '', secret, now)) throw new PaymentError('signature_invalid');
  const { type, data } = Message.parse(JSON.parse(body.toString('utf8')));
  switch (type) {
    case 'payment_intent.succeeded':
      return { kind: 'captured', reference: Intent.parse(data.object).id };
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return { kind: 'cancelled', reference: Intent.parse(data.object).id };
    case 'charge.refunded': {
      const { payment_intent: reference, captured, amount_refunded } = Charge.parse(data.object);
      if (!reference) return null;
      // Stripe calls it a refund too when money is let go that was never taken.
      if (!captured) return { kind: 'cancelled', reference };
      return { kind: 'refunded', reference, amount: Math.floor(amount_refunded / 100) };
    }
    default:
      return null;
  }
}

function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/i.test(value ?? ''))
    .some(([, value]) => timingSafeEqual(Buffer.from(value ?? '', 'hex'), expected));
}
