/** Gateways that the customer leaves the shop for. */
export const REDIRECT_GATEWAYS = ['sandbox_wallet', 'jazzcash', 'safepay'] as const;
export type RedirectGatewayName = (typeof REDIRECT_GATEWAYS)[number];

/** `UNUSED`: the money arrived and pays nothing, so it is owed to the customer. */
export const GATEWAY_PAYMENT_STATES = ['STARTED', 'PAID', 'FAILED', 'EXPIRED', 'UNUSED'] as const;
export type GatewayPaymentState = (typeof GATEWAY_PAYMENT_STATES)[number];

/** Why money that arrived pays nothing: another amount, after the order ended, nothing in stock, or paid already. */
export const UNUSED_CAUSES = ['AMOUNT', 'LATE', 'SOLD_OUT', 'TWICE'] as const;
export type UnusedCause = (typeof UNUSED_CAUSES)[number];
