import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { RETURN_PICTURES } from './constants/goods-returns.ts';
import { LABEL_SIZES } from './constants/prints.ts';
import { endpoint, Id } from './endpoint.ts';
import { TrackingNumber } from './fields.ts';
import { ReturnRequest, ReturnsOfOrder } from './goods-returns.ts';
import { requiredText, text } from './text.ts';

const tag = 'Returns';

const Token = text(400);

/**
 * The answer is always the same, also for unknown numbers. If number and contact belong together, a link is mailed to
 * the order's address (returns-9).
 */
export const askWithdrawal = endpoint('POST /api/withdrawals/', {
  summary: 'Ask for a link to send goods back, without an account',
  tag,
  body: z.object({
    number: TrackingNumber,
    contact: withoutCardNumber(requiredText(200)).meta({
      description: 'E-mail address or phone number of the order',
    }),
  }),
  response: z.object({}),
});

/** Fails with `shop.withdrawal_link_invalid`, also after seven days. */
export const openWithdrawal = endpoint('POST /api/withdrawals/open/', {
  summary: 'Read by a mailed link what can be sent back',
  tag,
  body: z.object({ token: Token }),
  response: ReturnsOfOrder,
});

/** Like `askReturn`, by a mailed link. Fails with `shop.withdrawal_link_invalid`. */
export const askReturnByLink = endpoint('POST /api/withdrawals/returns/', {
  summary: 'Ask by a mailed link to send goods back',
  tag,
  idempotent: true,
  status: 201,
  files: RETURN_PICTURES,
  body: ReturnRequest.extend({ token: Token }),
  response: ReturnsOfOrder,
});

/** Like `withdrawReturn`, by a mailed link. */
export const keepByLink = endpoint('POST /api/withdrawals/keep/', {
  summary: 'Keep by a mailed link goods that were to be sent back',
  tag,
  body: z.object({ token: Token, return: Id }),
  response: ReturnsOfOrder,
});

/** Like `returnLabel`, by a mailed link, which is no part of an address that could be logged. */
export const labelByLink = endpoint('POST /api/withdrawals/label/', {
  summary: 'Print by a mailed link the label of a return',
  tag,
  responseType: 'application/pdf',
  body: z.object({ token: Token, return: Id, size: z.enum(LABEL_SIZES).default('a4') }),
});
