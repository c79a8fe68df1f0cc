/** The installed app. */
export const description = 'Custom tailoring, cultural products and brands.';
export const bookATailor = 'Book a tailor';
export const myOrders = 'My orders';
export const cart = 'Cart';
export const workshop = 'Workshop';
export const workshopOf = ({ brand }: { brand: string }) => `${brand} Workshop`;
export const board = 'Board';
