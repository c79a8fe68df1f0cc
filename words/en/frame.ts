import { plural } from '../plural.ts';

export const skipToContent = 'Skip to content';
export const needsScripts =
  'Some parts of this page need JavaScript, which is switched off or has not arrived: the cart, orders and your account. If it is on, reload the page. You can look at everything, search, sign in, subscribe to the newsletter and write to us without it.';
export const yourSessionHasEnded = 'Your session has ended. Please sign in again.';
export const main = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const footer = 'Footer';
export const wishlist = 'Wishlist';
export const yourWishlist = 'Your wishlist';
export const myOrders = 'My Orders';
export const account = 'Account';
export const profileSettings = 'Profile Settings';
export const signedInAs = ({ username }: { username: string }) => `Signed in as ${username}`;
export const logout = 'Logout';
/** Read out for the icon. */
export const cartNames = {
  unknown: 'Cart',
  empty: 'Cart, empty',
  filled: ({ pieces }: { pieces: number }) => plural(pieces, 'Cart, 1 piece', `Cart, ${pieces} pieces`),
};
/** Read out for the entry of the menu. */
export const yourCartNames = {
  unknown: 'Your cart',
  empty: 'Your cart, empty',
  filled: ({ pieces }: { pieces: number }) =>
    plural(pieces, 'Your cart, 1 piece', `Your cart, ${pieces} pieces`),
};
export const yourCart = 'Your cart';
export const customTailoring = 'Custom Tailoring';
export const cultureBy = ({ brand }: { brand: string }) => `Culture by ${brand}`;
export const brands = 'Brands';
export const about = 'About';
export const tailoringServices = 'Tailoring Services';
export const singleOrders = 'Single Orders';
export const bulkOrders = 'Bulk Orders';
export const measurementStorage = 'Measurement Storage';
export const becomeATailor = 'Become a Tailor';
export const cultureCollection = 'Culture Collection';
export const punjabiCollection = 'Punjabi Collection';
export const sindhiHeritage = 'Sindhi Heritage';
export const balochiTradition = 'Balochi Tradition';
export const jewelryAccessories = 'Jewelry & Accessories';
export const premiumBrands = 'Premium Brands';
export const designerCollections = 'Designer Collections';
export const luxuryFashion = 'Luxury Fashion';
export const exclusiveItems = 'Exclusive Items';
export const customerSupport = 'Customer Support';
export const helpCenter = 'Help Center';
export const sizeGuide = 'Size Guide';
export const orderTracking = 'Order Tracking';
export const returnsExchanges = 'Returns & Exchanges';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const cookiePolicy = 'Cookie Policy';
export const shippingPolicy = 'Shipping Policy';
export const sendGoodsBack = 'Send goods back';
export const allRightsReserved = ({ year, brand }: { year: number; brand: string }) =>
  `© ${year} ${brand}. All rights reserved.`;
export const pageNotFound = '404 - Page Not Found';
export const thisPageDoesNotExist = 'This page does not exist or has moved.';
export const backToHome = 'Back to Home';
export const otherPages = 'Other pages';
export const orderFromATailor = 'Order from a tailor';
export const seeYourOrders = 'See your orders';
export const keepYourMeasurements = 'Keep your measurements';
export const loading = 'Loading';
export const loadingThePage = 'Loading the page...';
export const somethingWentWrong = 'Something went wrong';
export const thisPageCouldNotBeShown = 'This page could not be shown';
/** With a full stop, where the error has no sentence of its own. */
export const errorSentence = 'Something went wrong.';
