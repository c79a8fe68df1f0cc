import { plural } from '../plural.ts';

export const failedToFetchBrands = 'Failed to fetch Brands';
export const failedToFetchProducts = 'Failed to fetch products';
/** What is seen on the cloth of each collection, and its story. */
export const punjabiCloth = 'Red cloth with phulkari diamonds in golden floss silk';
export const punjabiStory =
  'Phulkari, flower work, is darned in untwisted floss silk from the back of the cloth, every thread of the weave counted by eye. Where the silk covers the ground entirely it is a bagh, a garden. Mothers and grandmothers began one for a daughter’s wedding years ahead.';
export const sindhiCloth = 'Indigo cloth printed with the red and white stars of ajrak';
export const sindhiStory =
  'Ajrak is printed by hand with carved wooden blocks, dyed in indigo and madder, and washed again between the rounds of resist and colour. The finest is printed on both sides, so that it has no wrong one. In Sindh it is laid on the shoulders of a guest.';
export const balochiCloth = 'Dark red cloth with rows of Balochi needlework';
export const balochiStory =
  'Doch is the needlework of Balochistan: stitches so small and close that the silk looks woven. It covers the yoke, the cuffs and the long front pocket of the pashk, the loose dress of Baloch women. One dress can take a winter.';
export const jewelryCloth = 'Red cloth with small mirrors sewn into flowers';
export const jewelryStory =
  'Jhumkas hang from the ear like small bells, the tikka lies in the parting of the hair, and glass bangles have come from Hyderabad in Sindh for generations.';
export const abayasCloth = 'Night-blue damask with a quiet pattern of stars';
export const abayasStory =
  'An abaya is cut wide from the shoulder so that it falls without touching the waist. What sets one apart from another is the cloth, its weight and its drape, and the work along the front and at the cuffs.';
export const homeDecorCloth = 'A ralli quilt, patched from yellow, red and green cotton';
export const homeDecorStory =
  'A ralli is made of cotton that has been worn before: dyed once more, cut and laid in patches, and held together by straight lines of running stitches through every layer. Women of Sindh and southern Punjab sew them together, often several to one quilt.';
export const comingSoon = 'Coming soon';
export const viewBrandNamed = ({ name }: { name: string }) => `View Brand: ${name}`;
export const viewBrand = 'View Brand';
export const isComingSoon = ({ name }: { name: string }) => `${name} is coming soon`;
export const itsFirstProductsArriveSoon =
  'Its first products arrive soon. Come back in a few days, or browse the other brands.';
export const brandSectionComingSoon = 'Brand Section Coming Soon';
export const hasNoProductsHereYet = ({ name }: { name: string }) =>
  `${name} has no products here yet. We are preparing its section.`;
export const collections = 'Collections';
export const filters = 'Filters';
export const viewDetailOf = ({ name }: { name: string }) => `View Detail: ${name}`;
export const viewDetail = 'View Detail';
export const noReviewsYet = 'No reviews yet';
/** The noun is for screen readers. */
export const reviewCount = ({ count }: { count: number }) =>
  plural(count, '1 <noun>review</noun>', `${count} <noun>reviews</noun>`);
export const colour = 'Colour';
export const picturesOf = ({ name }: { name: string }) => `Pictures of ${name}`;
export const enlarge = ({ description }: { description: string }) => `Enlarge: ${description}`;
export const picture = 'Picture';
export const show = ({ description }: { description: string }) => `Show: ${description}`;
export const productNotFound404 = '404 - Product Not Found';
export const weCouldNotFindThisProduct = 'We could not find this product';
export const itMayBeSoldOut = 'It may be sold out, or the link may be wrong.';
export const seeTheCultureCollection = 'See the culture collection';
export const zoomIn = 'Zoom in';
export const aboutThisProduct = 'About this product';
export const returnsAcceptedWithinDays = ({ days }: { days: number }) =>
  `Returns accepted within ${days} days of delivery, in original condition.`;
export const notReturnableUnlessDamaged =
  'Not returnable, unless it arrives damaged, faulty or not as ordered.';
export const howReturnsAndExchangesWork = 'How returns and exchanges work';
export const loadingProduct = 'Loading product…';
export const linkCopied = 'Link copied';
export const copyThisLink = ({ url }: { url: string }) => `Copy this link: ${url}`;
export const share = 'Share';
export const size = 'Size';
export const sizeGuide = 'Size guide';
export const measureOverLightClothes =
  'Measure over light clothes, the tape level and not tight. Between two sizes, take the larger one.';
export const howToMeasureAndAllSizes = 'How to measure, and all sizes';
export const loading = 'Loading…';
export const thisPageDoesNotExist = 'This page does not exist';
export const goToTheFirstPage = 'Go to the first page';
/** `found` is such as "12 brands". */
export const pageOf = ({ found, page, pages }: { found: string; page: number; pages: number }) =>
  `${found}, page ${page} of ${pages}`;
export const clothesBy = ({ name }: { name: string }) => `Clothes by ${name}`;
export const measuresOfTheBody = ({ category }: { category: string }) =>
  `${category}: measures of the body in centimetres, and in inches below.`;
export const ageInYears = 'Age in years';
export const centimetres = 'centimetres,';
export const inches = 'inches';
export const whatAreYouLookingFor = 'What are you looking for?';
export const whoIsItFor = 'Who is it for?';
export const easternOrWesternWear = 'Eastern or western wear?';
export const whichKindOfDress = 'Which kind of dress?';
export const whatWouldYouLikeToSpend = 'What would you like to spend?';
export const doYouHaveAFavouriteColour = 'Do you have a favourite colour?';
export const localOrInternationalBrands = 'Local or international brands?';
export const shoppingPreferences = 'Shopping Preferences';
export const loadingTheQuestions = 'Loading the questions...';
export const chooseNoneIfYouHaveNo = 'Choose None if you have no favourite.';
export const yourOwnColour = 'Your own colour';
export const anotherColour = 'Another colour';
export const pickedForYou = 'Picked for you';
export const nothingMatchesAllYourAnswers =
  'Nothing matches all your answers. Try another price range or dress type.';
/** The slots are such as "2 brands" and "5 products". */
export const bestMatchFirst = ({ brands, products }: { brands: string; products: string }) =>
  `${brands} and ${products}, the best match first.`;
export const dismiss = 'Dismiss';
export const thankYouForSharing = 'Thank you for sharing your shopping preferences!';
export const yourPreferencesCouldNotBeSent = 'Your preferences could not be sent. Please try again.';
export const pleaseSelectAnOptionToContinue = 'Please select an option to continue';
export const submitting = 'Submitting...';
export const submit = 'Submit';
export const shalwarKameez = 'Shalwar Kameez';
export const kurtaPajama = 'Kurta Pajama';
export const sherwani = 'Sherwani';
export const waistcoat = 'Waistcoat';
export const princeCoat = 'Prince Coat';
export const dhotiKurta = 'Dhoti Kurta';
export const thobe = 'Thobe';
export const bisht = 'Bisht';
export const tShirts = 'T-Shirts';
export const poloShirts = 'Polo Shirts';
export const jeans = 'Jeans';
export const chinos = 'Chinos';
export const hoodies = 'Hoodies';
export const dressShirts = 'Dress Shirts';
export const trousers = 'Trousers';
export const jackets = 'Jackets';
export const lehengaCholi = 'Lehenga Choli';
export const saree = 'Saree';
export const kurta = 'Kurta';
export const anarkaliSuit = 'Anarkali Suit';
export const sharara = 'Sharara';
export const abaya = 'Abaya';
export const kaftan = 'Kaftan';
export const leggings = 'Leggings';
export const sweaters = 'Sweaters';
export const dresses = 'Dresses';
export const skirts = 'Skirts';
export const coats = 'Coats';
export const shorts = 'Shorts';
export const tracksuits = 'Tracksuits';
export const sale = 'Sale';
export const reducedPrices = 'Reduced prices';
export const bespoke = 'BeSpoke';
export const madeToMeasureForYou = 'Made to measure for you';
export const regular = 'Regular';
export const readyToWearAtTheUsualPrice = 'Ready to wear at the usual price';
export const eastern = 'Eastern';
export const easternExamples = 'Shalwar kameez, kurta, lehenga and more';
export const western = 'Western';
export const westernExamples = 'Shirts, jeans, dresses and jackets';
export const local = 'Local';
export const madeInPakistan = 'Made in Pakistan';
export const international = 'International';
export const fromBrandsAbroad = 'From brands abroad';
export const ivory = 'Ivory';
export const black = 'Black';
export const grey = 'Grey';
export const ajrakRed = 'Ajrak red';
export const maroon = 'Maroon';
export const raniPink = 'Rani pink';
export const saffron = 'Saffron';
export const mustard = 'Mustard';
export const emerald = 'Emerald';
export const ferozi = 'Ferozi';
export const indigo = 'Indigo';
export const purple = 'Purple';
export const failedToFetchTheProduct = 'Failed to fetch the product';
export const home = 'Home';
export const brands = 'Brands';
export const cultureBy = ({ shop }: { shop: string }) => `Culture by ${shop}`;
export const onlyLeft = ({ stock }: { stock: number }) => `Only ${stock} left`;
export const bestBrand = 'Best brand';
export const localBrand = 'Local brand';
export const internationalBrand = 'International brand';
export const nearYou = 'Near you';
export const productCount = ({ count }: { count: number }) => plural(count, '1 product', `${count} products`);
export const brandCount = ({ count }: { count: number }) => plural(count, '1 brand', `${count} brands`);
/** The button that closes the filters on a phone; the number is not known where the list has failed. */
export const showProducts = 'Show products';
export const showBrands = 'Show brands';
export const showFoundProducts = ({ count }: { count: number }) =>
  plural(count, 'Show 1 product', `Show ${count} products`);
export const showFoundBrands = ({ count }: { count: number }) =>
  plural(count, 'Show 1 brand', `Show ${count} brands`);
