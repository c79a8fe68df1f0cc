import { plural } from '../plural.ts';

export const subTotal = 'Sub Total';
export const discount = 'Discount';
export const discountCode = ({ code }: { code: string }) => `Code ${code}`;
export const fromCredit = 'From store credit';
export const toPay = 'To pay';
export const deliveryFee = 'Delivery Fee';
export const free = 'Free';
export const total = 'Total';
export const theServerAnswered = ({ status }: { status: number }) => `The server answered ${status}.`;
export const theShopDidNotAnswer = 'The shop did not answer. Please check your connection and try again.';
export const theShopCannotBeReached =
  'The shop cannot be reached. Please check your connection and try again.';
export const unexpectedResponseFormat = 'Unexpected response format: Expected JSON';
export const noReviewsYet = 'No reviews yet';
export const ratingFromReviews = ({ rating, reviews }: { rating: string; reviews: number }) =>
  plural(reviews, `${rating} from 1 review`, `${rating} from ${reviews} reviews`);
export const of5Stars = ({ rating }: { rating: number }) => `${rating} of 5 stars`;
export const size = ({ size }: { size: string }) => `Size ${size}`;
export const inPakistanTime = ({ moment }: { moment: string }) => `${moment} PKT`;
export const updated = ({ label, moment }: { label: string; moment: string }) =>
  `${label}, updated ${moment}`;
export const noRefreshTokenAvailable = 'No refresh token available';
export const unableToRefreshToken = 'Unable to refresh token';
export const failedToRefreshToken = 'Failed to refresh token';
export const somethingWentWrongTryAgain = 'Something went wrong. Please try again.';
export const breadcrumb = 'Breadcrumb';
export const preparing = 'Preparing...';
export const changedSinceYouOpenedIt = ({ by }: { by: string }) =>
  `${by} has changed this since you opened it`;
export const nothingIsSavedOrLost = ({ at }: { at: string }) =>
  `On ${at}. Nothing of yours is saved yet, and nothing is lost.`;
export const bothMadeTheSameChange = 'You have both made the same change.';
export const yours = 'Yours';
export const youLeftThisAsItWas = 'You left this as it was';
export const theirs = 'Theirs';
export const whatKeepMineDoes =
  'Keep mine saves your changes over theirs; what only they changed stays. Take theirs drops what you typed.';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const hide = 'Hide';
export const charactersTooMany = ({ most, excess }: { most: string; excess: string }) =>
  `Use at most ${most} characters: ${excess} too many.`;
export const ofCharacters = ({ length, most }: { length: string; most: string }) =>
  `${length} of ${most} characters`;
export const chosen = 'chosen';
export const closeFilters = 'Close filters';
export const thisPartCouldNotBeLoaded = 'This part of the page could not be loaded.';
export const retry = 'Retry';
export const pages = ({ label }: { label: string }) => `${label}: pages`;
export const page = ({ page }: { page: number }) => `Page ${page}`;
/** The buttons of a picture picker, by its noun. */
export const pictureButtons = {
  picture: {
    add: 'Add a picture',
    addAnother: 'Add another picture',
    change: 'Change picture',
    remove: 'Remove picture',
    removeAt: ({ place }: { place: number }) => `Remove picture ${place}`,
    uploading: 'Uploading the picture',
  },
  photo: {
    add: 'Add a photo',
    addAnother: 'Add another photo',
    change: 'Change photo',
    remove: 'Remove photo',
    removeAt: ({ place }: { place: number }) => `Remove photo ${place}`,
    uploading: 'Uploading the photo',
  },
};
export const previewOf = ({ name }: { name: string }) => `Preview of ${name}`;
export const uploading = ({ percent }: { percent: number }) => `Uploading: ${percent} %`;
/** Read out before the old and the new price. */
export const before = 'Before';
export const now = 'now';
export const stepOf = ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`;
export const wasRemoved = ({ name }: { name: string }) => `${name} was removed.`;
export const undo = 'Undo';
export const whatYouTypedIsHereAgain = 'What you typed is here again. It is not saved yet.';
export const notSavedYet = 'Not saved yet';
export const discard = 'Discard';
export const discardChangesOf = ({ of }: { of: string }) => `Discard changes of ${of}`;
export const discardYourChangesOf = ({ of }: { of: string }) => `Discard your changes of ${of}?`;
export const keepThem = 'Keep them';
export const theFormShowsWhatIsSaved = 'The form shows what is saved again.';
export const toasts = 'Notifications Alt+T';
export const closeToast = 'close';
export const saveData = 'Save data';
export const showEverything = 'Show pictures and fonts';
export const showPicture = 'Show picture';
export const showPictureOf = ({ size }: { size: number }) => `Show picture (${size} kB)`;
