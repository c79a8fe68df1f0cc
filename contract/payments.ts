import { z } from 'zod';
import { REDIRECT_GATEWAYS } from './constants/gateway-payments.ts';
import { GATEWAYS, SAVED_CARD_PROBLEMS } from './constants/shop-orders.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { text } from './text.ts';

const tag = 'Payments';

/** The stored data of a card (payments-2). */
export const CardSummary = z.object({
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expiry: z
    .string()
    .regex(/^\d{2}\/\d{2}$/)
    .meta({ description: 'MM/YY' }),
});
export type CardSummary = z.infer<typeof CardSummary>;

/** A card saved at the gateway (payments-7). */
export const SavedCard = CardSummary.extend({
  id: z.int(),
  is_default: z.boolean(),
  problem: z
    .enum(SAVED_CARD_PROBLEMS)
    .nullable()
    .meta({ description: 'Why it cannot be charged; null: it can be' }),
});
export type SavedCard = z.infer<typeof SavedCard>;

const SavedCards = z.object({ results: z.array(SavedCard) });

/** Default first, then newest first. */
export const savedCards = endpoint('GET /api/payments/cards/', {
  summary: 'List the own saved cards',
  tag,
  action: 'account.use',
  response: SavedCards,
});

export const makeCardDefault = endpoint('POST /api/payments/cards/{id}/default/', {
  summary: 'Make a saved card the default',
  tag,
  action: 'account.use',
  params: IdParams,
  response: SavedCards,
});

/** If it was the default, the newest card becomes the default. */
export const deleteCard = endpoint('DELETE /api/payments/cards/{id}/', {
  summary: 'Remove a saved card',
  tag,
  action: 'account.use',
  status: 204,
  params: IdParams,
});

/** How the browser gets a token for a card. */
export const paymentSettings = endpoint('GET /api/payments/settings/', {
  summary: 'Which payment gateway is in use',
  tag,
  response: z.object({
    gateway: z.enum([...GATEWAYS, 'none']).meta({ description: '`none`: cards are not taken' }),
    wallets: z
      .array(z.enum(REDIRECT_GATEWAYS))
      .meta({ description: 'Gateways that the customer leaves the shop for' }),
    publishable_key: z.string().nullable().meta({ description: "Stripe's; null for the sandbox" }),
    test_cards: z
      .array(z.object({ number: z.string(), outcome: z.string() }))
      .meta({ description: 'Published test numbers of the sandbox; empty for a real gateway' }),
  }),
});
export type PaymentSettings = z.infer<(typeof paymentSettings)['response']>;

/** The sandbox's tokeniser, which accepts published test numbers only. 404 with a real gateway, or if cards are off. */
export const tokeniseCard = endpoint('POST /api/payments/tokens/', {
  summary: "Turn a test card into a token (the sandbox gateway's tokeniser)",
  tag,
  status: 201,
  body: z.object({
    card_number: text(30),
    expiry: text(9).meta({ description: 'MM/YY' }),
    cvv: text(4),
  }),
  response: CardSummary.extend({ token: z.string() }),
});

/** Plays the bank of a test card after an order failed with `payments.action_required`. 404 with a real gateway. */
export const answerChallenge = endpoint('POST /api/payments/sandbox/challenges/', {
  summary: 'Approve or decline a payment with a test card',
  tag,
  status: 204,
  body: z.object({ client_secret: text(100), approved: z.boolean() }),
});
