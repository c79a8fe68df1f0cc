/** The installed app. */
export const description = 'Custom tailoring, cultural products and brands.';
export const bookATailor = 'Book a tailor';
export const myOrders = 'My orders';
export const cart = 'Cart';
