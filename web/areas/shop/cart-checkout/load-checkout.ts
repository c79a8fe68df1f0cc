/** The form, which the cart loads ahead. */
export const loadCheckout = async () => ({ default: (await import('./checkout.tsx')).Checkout });
