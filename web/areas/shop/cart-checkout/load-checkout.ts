/** The form, which the cart loads ahead. */
export const loadCheckout = () => import('./checkout.tsx');
