export const meanwhileTheStockHasChanged = ({ changes }: { changes: string }) =>
  `Meanwhile the stock has changed: ${changes}. Check what you typed and save again.`;
export const failedToSaveTheProduct = 'Failed to save the product';
export const saveProduct = 'Save product';
/** For whom the product is. */
export const category = 'For';
export const section = 'Section';
export const collection = 'Collection';
export const kindOfGarment = 'Kind of garment';
export const priceRs = 'Price (Rs)';
export const struckThroughPriceRs = 'Struck-through price (Rs)';
export const customs = 'Customs, for parcels abroad';
export const leaveCustomsEmpty = 'What is left empty is that of its kind of goods.';
export const hsCode = 'HS code (6 to 10 digits)';
export const countryOfOrigin = 'Country of origin';
export const asForItsKind = 'As for its kind';
export const customsWordsInEnglish = 'What it is, in English';
export const suchAsUnstitchedCotton = "For example: Women's suit, unstitched cotton fabric";
export const warnBelowPieces = 'Warn of low stock below (pieces)';
export const oneColourAndSize =
  'You are told once when a colour and size has fewer pieces. Leave it empty for no warning.';
export const clothLengthM = 'Cloth length (m)';
export const clothWidthIn = 'Cloth width (in)';
export const unstitchedClothOnly = 'For unstitched cloth: its page then says what it is enough for.';
export const showItInTheShop = 'Show it in the shop';
export const pictures = 'Pictures';
export const colours = 'Colours';
export const sizes = 'Sizes';
export const stockAndSku = 'Stock and SKU';
export const oneSize = 'One size';
/** After the name of a colour: "Indigo, one size". */
export const inOneSize = 'one size';
/** The stock of a variant, in a comparison of two versions: "indigo, one: none". */
export const one = 'one';
export const none = 'none';
export const picturePickedUp = ({ picture }: { picture: number }) => `Picture ${picture} is picked up.`;
export const pictureWouldGo = ({ picture, place, places }: Record<'picture' | 'place' | 'places', number>) =>
  `Picture ${picture} would go to place ${place} of ${places}.`;
export const pictureWent = ({ picture, place, places }: Record<'picture' | 'place' | 'places', number>) =>
  `Picture ${picture} went to place ${place} of ${places}.`;
export const pictureIsBack = ({ picture }: { picture: number }) => `Picture ${picture} is back in its place.`;
export const dragToAnotherPlace = 'Drag to another place';
export const dragPicture = ({ place }: { place: number }) => `Drag picture ${place}`;
export const whatPictureShows = ({ place }: { place: number }) => `What picture ${place} shows`;
export const colourOfPicture = ({ place }: { place: number }) => `Colour of picture ${place}`;
export const noSingleColour = 'No single colour';
export const movePictureEarlier = ({ place }: { place: number }) => `Move picture ${place} earlier`;
export const movePictureLater = ({ place }: { place: number }) => `Move picture ${place} later`;
export const removePicture = ({ place }: { place: number }) => `Remove picture ${place}`;
export const theFirstPictureStandsInTheLists =
  'The first picture stands in the lists. Drag a picture by its handle, or move it with the arrows.';
export const leaveItOut = 'Leave it out';
export const uploading = ({ name }: { name: string }) => `Uploading ${name}`;
export const preparingThePicture = 'Preparing the picture...';
export const addPictures = 'Add pictures';
export const addTheFirstPicture = 'Add the first picture';
export const failedToUploadThePicture = 'Failed to upload the picture';
export const productHasAtMostPictures = ({ most }: { most: number }) =>
  `A product has at most ${most} pictures.`;
export const backToTheProducts = 'Back to the products';
export const newProduct = 'New product';
export const isAdded = ({ name }: { name: string }) => `${name} is added.`;
export const thereIsNoSuchProduct = 'There is no such product.';
export const seeTheProducts = 'See the products';
export const failedToGetTheProduct = 'Failed to get the product';
export const loadingTheProduct = 'Loading the product...';
export const shown = 'Shown';
export const hidden = 'Hidden';
export const seeItInTheShop = 'See it in the shop';
export const brandIsHidden = ({ brand }: { brand: string }) => `${brand} is hidden, and all of its products.`;
export const isSaved = ({ name }: { name: string }) => `${name} is saved.`;
export const failedToAddTheProduct = 'Failed to add the product';
export const adding = 'Adding...';
export const addProduct = 'Add product';
export const whatItCostBeforeTheSale = 'What it cost before the sale.';
export const sectionOfYourBrandsPage = "Section of your brand's page";
export const customersWhoLookForIt = 'Customers who look for it are shown this product.';
export const detail = ({ place }: { place: number }) => `Detail ${place}`;
export const fabric = 'Fabric';
export const valueOfDetail = ({ place }: { place: number }) => `Value of detail ${place}`;
export const khaddar = 'Khaddar';
export const removeDetail = ({ place }: { place: number }) => `Remove detail ${place}`;
export const addADetail = 'Add a detail';
/** What the columns of a product file mean; its headings stay English. */
export const columnMeanings = {
  product: 'The number of the product. Empty for a new one.',
  version: 'Leave it as it is: it shows whether somebody has changed the product since.',
  brand: 'The name of the brand. It does not change.',
  section: ({ names }: { names: string }) => `One of: ${names}.`,
  collection: ({ names }: { names: string }) => `For culture products, one of: ${names}.`,
  category: ({ names }: { names: string }) => `One of: ${names}.`,
  name: ({ most }: { most: number }) => `At most ${most} characters.`,
  description: 'May be empty.',
  dressType: 'As in the form of a product, such as Kurta. May be empty.',
  price: 'Whole rupees: 3200 or Rs 3,200.',
  compareAtPrice: 'Higher than the price, or empty.',
  clothMetres: 'Of unstitched cloth, in metres: 3.5. Otherwise empty. May be left out.',
  clothWidth: 'Of unstitched cloth, in inches: 54. Otherwise empty. May be left out.',
  active: 'yes or no. A new product is hidden in any case until you have added a picture.',
  facts: 'One a line: Fabric: Khaddar. May be empty.',
  colour: 'Leave it as it is. May be empty for a new colour.',
  colourName: 'As customers read it.',
  colourHex: 'Such as #4338CA.',
  size: ({ sizes }: { sizes: string }) => `${sizes}, or empty for one size.`,
  sku: 'Your own number, or empty.',
  stock: 'Pieces. If you leave it as it is, what was sold since stays sold.',
  stockWas: 'Leave it as it is. Emptied, the stock is set whatever was sold since.',
};
export const whatTheColumnsMean = 'What the columns mean';
export const whatARowIs =
  'A row is a colour in a size. All rows of a product follow each other; below its first row, what is the same may be left empty. What the file does not name stays as it is, and pictures are not part of it.';
export const isHidden = ({ name }: { name: string }) => `${name} is hidden.`;
export const isShown = ({ name }: { name: string }) => `${name} is shown.`;
export const showProduct = ({ name }: { name: string }) => `Show ${name}`;
export const hideProduct = ({ name }: { name: string }) => `Hide ${name}`;
export const stockOf = ({ name }: { name: string }) => `Stock of ${name}`;
export const stock = 'Stock';
export const hide = 'Hide';
export const failedToGetTheStock = 'Failed to get the stock';
export const loadingTheStock = 'Loading the stock...';
export const sayHowManyPieces = 'Say how many pieces came in, or are gone.';
export const theStockIsChanged = 'The stock is changed.';
export const failedToChangeTheStock = 'Failed to change the stock';
export const howManyCameIn = 'How many came in? Write −2 for two that are gone.';
export const inStock = ({ stock }: { stock: number }) => `${stock} in stock`;
export const oneLessOf = ({ variant }: { variant: string }) => `One less of ${variant}`;
export const changeOf = ({ variant }: { variant: string }) => `Change of ${variant}`;
export const oneMoreOf = ({ variant }: { variant: string }) => `One more of ${variant}`;
export const addAColourFirst = 'Open the product and add a colour first.';
export const changeStock = 'Change stock';
export const coloursAndStock = 'Colours and stock';
export const leaveTheStockEmpty =
  'Leave the stock empty where you do not offer a size. What sells while you edit is not overwritten.';
export const shadeOf = ({ name }: { name: string }) => `Shade of ${name}`;
export const colour = 'Colour';
export const chooseTheSizesAbove = 'Choose the sizes above.';
export const skuOf = ({ name }: { name: string }) => `SKU of ${name}`;
export const skuOptional = 'SKU (optional)';
export const willBeTakenOffTheShelf = ({ name }: { name: string }) => `${name} will be taken off the shelf.`;
export const shadeOfTheNewColour = 'Shade of the new colour';
export const newColour = 'New colour';
export const indigo = 'Indigo';
export const add = 'Add';
export const searchProducts = 'Search products';
export const nameSkuOrNumber = 'Name, SKU or number';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const state = 'State';
export const ofSoldOut = ({ soldOut, variants }: { soldOut: number; variants: number }) =>
  `${soldOut} of ${variants} sold out`;
export const brandHidden = 'Brand hidden';
export const chooseWhereItIsShown = 'Choose where it is shown.';
export const stockIsNow = ({ variant, before, now }: { variant: string; before: number; now: number }) =>
  `${variant}: ${before} is ${now} now`;
export const waitForTheUpload = 'Wait until the upload is complete, or leave the picture out.';
