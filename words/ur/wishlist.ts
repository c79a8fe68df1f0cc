export const failedToChangeYourWishlist = 'پسندیدہ میں تبدیلی نہیں ہو سکی';
export const savedToYourWishlist = 'پسندیدہ میں محفوظ ہے۔';
export const viewWishlist = 'پسندیدہ دیکھیں';
export const addToWishlist = ({ name }: { name: string }) => `پسندیدہ میں ڈالیں: ${name}`;
