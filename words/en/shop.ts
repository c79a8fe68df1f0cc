import { plural } from '../plural.ts';

export const thereIsNothingToCheckOut = 'There is nothing to check out at the moment.';
export const goToTheCart = 'Go to the cart';
export const loadingYourOrder = 'Loading your order...';
export const yourCart = 'Your cart';
export const pieces = ({ count }: { count: number }) => plural(count, '1 piece', `${count} pieces`);
export const loadingYourCart = 'Loading your cart...';
export const yourCartIsEmpty = 'Your cart is empty.';
export const discoverBrandsAndCulture = 'Discover Pakistani brands and our culture collection.';
export const cultureCollection = 'Culture collection';
export const items = 'Items';
export const checkout = 'CHECKOUT';
export const thisCartIsTooLarge =
  'This cart is too large to order without an account. Sign in, or take something out.';
export const acceptTheChangesFirst = 'Accept the changes first.';
export const everyColourAndSizeIsSoldOut = 'Every colour and size is sold out.';
export const seeSimilarProducts = 'See similar products';
export const chooseASizeFirst = 'Choose a size first.';
export const oneSize = 'One size';
export const productNotFound = 'Product not found';
export const thisProductCouldNotBeShown = 'This product could not be shown';
export const deliveryIfYouOrderToday = 'Delivery if you order today';
export const youMayAlsoLike = 'You may also like';
export const search = ({ words }: { words: string }) => `Search: ${words}`;
export const searchHoweverYouSpell = 'Search tailors, brands and products, however you spell them.';
/** The page puts the searched words between the tags. */
export const searchResultsFor = 'Search results for “<words>words</words>”';
export const thisIsATrackingNumber = ({ trackingNumber }: { trackingNumber: string }) =>
  `This is a tracking number: <link>Track order ${trackingNumber}</link>`;
export const searchForAGarment = 'Search for a garment, a fabric, a brand, a tailor or a city.';
export const noResults = 'No results';
export const tryFewerWords =
  'Try fewer words or another spelling, or look through the <culture>culture collection</culture>, the <brands>brands</brands> or the <tailors>tailors</tailors>.';
export const brands = 'Brands';
export const tailors = 'Tailors';
export const thereAreMoreResults = 'There are more results. Add a word to narrow them down.';
export const nothingFound = 'Nothing found.';
/** The parts of a list, such as "3 products, 1 brand and 2 tailors". */
export const found = {
  products: ({ count }: { count: number }) => plural(count, '1 product', `${count} products`),
  brands: ({ count }: { count: number }) => plural(count, '1 brand', `${count} brands`),
  tailors: ({ count }: { count: number }) => plural(count, '1 tailor', `${count} tailors`),
};
export const foundMoreThan = {
  products: ({ count }: { count: number }) => `more than ${count} products`,
  brands: ({ count }: { count: number }) => `more than ${count} brands`,
  tailors: ({ count }: { count: number }) => `more than ${count} tailors`,
};
