export const ORDER_STATUSES = [
  'PLACED',
  'CONFIRMED',
  'ACCEPTED',
  'DECLINED',
  'IN_PRODUCTION',
  'QUALITY_CHECK',
  'READY',
  'SHIPPED',
  'DELIVERED',
  'ALTERATION',
  'CANCELLED',
] as const;

export const DELIVERY_TYPES = ['NORMAL', 'URGENT'] as const;
export const HANDOVERS = ['BY_OWN', 'BY_SHOP'] as const;
export const MEASUREMENT_SOURCES = ['STORE', 'UPLOAD'] as const;
export const PAYMENT_TYPES = ['COD'] as const;
export const BILL_STATUSES = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED'] as const;
export const CONTACT_STATUSES = ['NOT_CONTACTED', 'CONTACTED', 'UNREACHABLE'] as const;
export const USER_CONFIRMATIONS = ['PENDING', 'CONFIRMED'] as const;

export const ORDER_PAGE_SIZE = 10;
