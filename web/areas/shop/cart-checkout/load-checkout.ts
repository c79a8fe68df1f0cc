/** The cart preloads the form. */
export const loadCheckout = () => import('./checkout.tsx');
