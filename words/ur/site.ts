/** The installed app. */
export const description = 'ناپ پر سلائی، ثقافتی چیزیں اور برانڈ۔';
export const bookATailor = 'درزی بُک کریں';
export const myOrders = 'میرے آرڈر';
export const cart = 'ٹوکری';
export const workshop = 'کارخانہ';
export const workshopOf = ({ brand }: { brand: string }) => `${brand} کارخانہ`;
export const board = 'بورڈ';
