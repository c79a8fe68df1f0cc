export const failedToChangeYourWishlist = 'Failed to change your wishlist';
export const savedToYourWishlist = 'Saved to your wishlist.';
export const viewWishlist = 'View wishlist';
export const addToWishlist = ({ name }: { name: string }) => `Add to wishlist: ${name}`;
