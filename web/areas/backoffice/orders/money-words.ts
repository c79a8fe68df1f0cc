import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';

export const CAUSE_NAMES: Record<StaffOrderPage['refunds'][number]['cause'], string> = {
  PART_CANCELLED: 'Cancelled, or paid too much',
  RETURN: 'Goods returned',
  GOODWILL: 'Goodwill',
  CHARGEBACK: 'Taken back by the bank',
};

type Payment = NonNullable<StaffOrderPage['payment']>;

export const DISPUTE_NAMES: Record<Payment['disputes'][number]['state'], string> = {
  OPEN: 'not decided yet',
  WON: 'decided for the shop',
  LOST: 'lost',
};

export const GATEWAY_NAMES: Record<Payment['gateway'], string> = {
  sandbox: 'Test card',
  stripe: 'Stripe',
  sandbox_wallet: 'Test wallet',
  jazzcash: 'JazzCash',
  safepay: 'Safepay',
};

export const PAYMENT_STATUS_NAMES: Record<Payment['status'], string> = {
  AUTHORISED: 'authorised, not charged yet',
  CAPTURED: 'charged',
  REFUNDED: 'charged and refunded',
  VOIDED: 'cancelled before it was charged',
  FAILED: 'failed',
};
