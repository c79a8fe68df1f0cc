import { plural } from '../plural.ts';

export const sayWhomYouStitchFor = 'Say whom you stitch for.';
export const chooseHowManyDays = 'Choose how many days.';
export const enterWholeRupees = ({ min, max }: { min: string; max: string }) =>
  `Enter whole rupees, ${min} to ${max}.`;
export const enterAtLeastOneRate = 'Enter your rate for at least one garment.';
export const sendAgain = 'Send again';
export const theFormCouldNotBeChecked = 'The form could not be checked. Please try again.';
export const failedToSendYourApplication = 'Failed to send your application. Please try again.';
export const application = 'Application';
export const youAndYourShop = 'You and your shop';
export const yourWork = 'Your work';
export const yourRates = 'Your rates';
export const aboutRates =
  'For stitching, without cloth. Leave out what you do not stitch; the grey figures are those of our own workshop.';
export const sayFirstWhomYouStitchFor = 'Say first whom you stitch for.';
export const showWhatYouCanDo = 'Show what you can do';
export const aFewWordsAboutYou = 'A few words about you';
export const aFewWordsHint = 'Your craft, your years at the machine, what customers come for.';
export const yourAnswerToOurQuestion = 'Your answer to our question';
export const website = 'Website';
export const yourName = 'Your name';
export const nameOfYourShop = 'Name of your shop';
export const customersWillFindYouByIt = 'Customers will find you by it.';
export const eMailHint = 'We mail you a link to confirm it. You will sign in with it.';
export const iHaveNoEMail = 'I have no e-mail address';
export const phoneHint = 'For example 0300 1234567. We may call you.';
export const area = 'Area';
export const areaHint = 'For example Anarkali or Gulberg.';
export const addressOfTheShop = 'Address of the shop';
export const addressHint = 'Shop and street. Customers who bring their cloth find you there.';
export const picturesThatWeHave = 'Pictures that we have';
export const sample = ({ place }: { place: number }) => `Sample ${place}`;
export const removeSample = ({ place }: { place: number }) => `Remove sample ${place}`;
export const thereCanBePictures = ({ max }: { max: number }) => `There can be ${max} pictures.`;
export const uploadedSaving = 'Uploaded. Saving...';
export const picturesOfYourWork = 'Pictures of your work';
export const picturesHint = ({ max }: { max: number }) =>
  `Up to ${max}, of garments that you have stitched. Only we see them until you are taken in; then customers do.`;
export const ratesInRupees = 'Rates in rupees';
export const rs = 'Rs';
export const whomDoYouStitchFor = 'Whom do you stitch for?';
export const whatElseDoYouOffer = 'What else do you offer?';
export const howLongDoesAGarmentTake = 'How long does a garment take you?';
export const leadTimeHint =
  'Business days from the confirmed order to the finished garment. Customers see the day that follows from it.';
export const choose = 'Choose';
export const days = ({ count }: { count: number }) => plural(count, '1 day', `${count} days`);
