import { plural } from '../plural.ts';

export const customTailoringMadeSimple = 'Custom Tailoring Made Simple';
export const keepYourMeasurementsOnce =
  'Keep your measurements once and have garments stitched by a partner tailor or by our own workshop. Cultural products from Punjab, Sindh and Balochistan, and premium brands.';
export const liveTailoring = 'Live Tailoring';
export const heroHeading = 'Custom Tailoring <ink>Made Simple</ink>';
export const aCompleteFashionDestination =
  'A complete fashion destination: garments stitched to your own measurements, the heritage of Punjab, Sindh and Balochistan, and the brands you love.';
export const startCustomOrder = 'Start Custom Order';
export const exploreCultureCollection = 'Explore Culture Collection';
export const heroPicture =
  "A tailor's shop: garments on a rail in an arched niche, and a counter with rolls of cloth, a sewing machine, shears and a measuring tape";
export const customTailoring = 'Custom Tailoring';
export const stitchedToYourMeasurements = 'Cut and stitched to your own measurements';
export const culturalProducts = 'Cultural Products';
export const phulkariAjrakAndDoch = 'Phulkari, ajrak and Balochi doch';
export const premiumBrands = 'Premium Brands';
export const readyToWearFromHousesWeKnow = 'Ready to wear from houses we know';
export const fastDelivery = 'Fast Delivery';
export const ourOwnWorkshopNeeds = ({ days }: { days: number }) =>
  `Our own workshop needs ${days} ${plural(days, 'day', 'days')}`;
export const whatCanWeDoForYou = 'What can we do for you?';
export const keepYourMeasurementsWithUs =
  'Keep your measurements with us, choose a partner tailor or our own workshop, send the design you have in mind, and follow every stage until it is delivered.';
export const orderAGarment = 'Order a garment';
export const phulkariShawlsAndMore =
  'Phulkari shawls, ajrak and Balochi doch, abayas, jewelry and pieces for the home, made where the craft is at home.';
export const browseTheCollection = 'Browse the collection';
export const designerAndReadyToWearBrands =
  'Designer and ready-to-wear brands under one roof: western wear, formal, stitched and unstitched.';
export const premiumBrandsFeatureComingSoon = 'Premium Brands feature coming soon!';
export const shopPremiumBrands = 'Shop premium brands';
export const clothThatTellsWhereItComesFrom = 'Cloth that tells where it comes from';
export const collectionTexts = {
  punjabi: 'Phulkari in floss silk',
  sindhi: 'Ajrak, printed by block',
  balochi: 'Doch on the pashk',
  jewelry: 'Kundan necklaces, Meenakari bangles',
};
export const whatOurCustomersSay = 'What our customers say';
export const measureOnceOrderAnywhere = 'Measure once, order anywhere';
export const onlyAChoiceOfClothAway =
  'Keep your measurements in one place, and the next wedding, Eid or Monday morning is only a choice of cloth away.';
export const createAccount = 'Create Account';
export const startShopping = 'Start Shopping';
