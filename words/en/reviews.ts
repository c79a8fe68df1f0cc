import { plural } from '../plural.ts';

export const yourReviewCouldNotBeLoaded = 'Your review could not be loaded.';
export const thankYouForYourReview = 'Thank you for your review.';
export const theTailorKnowsWhatIsWrong = 'The tailor knows what is wrong and calls you.';
export const afterDelivery = 'After delivery';
export const reviewTheTailor = 'Review the tailor';
/** Of an order of several garments. */
export const reviewEachGarment = 'Review each garment';
export const reviewedWithStars = ({ garment, rating }: { garment: string; rating: number }) =>
  `${garment}: reviewed, ${stars({ count: rating })}`;
export const howDidDoWithThis = ({ name }: { name: string }) => `How did ${name} do with this garment?`;
export const whichGarment = 'Which garment?';
export const chooseAGarment = 'Choose a garment';
export const oneGarmentAtATime =
  'One garment at a time: if another one does not fit either, ask for it once this one is back.';
export const doesSomethingNotFit = 'Does something not fit?';
export const yourReview = 'Your review';
export const failedToAskForTheAlteration = 'Failed to ask for the alteration';
export const alterationsAreFreeForDays = ({ days }: { days: number }) =>
  `Alterations are free for ${days} days after delivery. The tailor reads this and calls you about the garment.`;
export const ourRiderCollectsItFrom = ({ address }: { address: string }) =>
  `Our rider collects it from ${address}.`;
export const whatIsWrong = 'What is wrong?';
export const sayWhatIsWrong = 'Say what is wrong in a few words.';
export const upToPhotosOfWhatIsWrong = ({ count }: { count: number }) => `Up to ${count}, of what is wrong.`;
export const uploadedSendingItToTheTailor = 'Uploaded. Sending it to the tailor...';
export const askForAnAlteration = 'Ask for an alteration';
export const fitNames = {
  tighter: 'Tighter next time',
  looser: 'Looser next time',
};
/** A measure in a list, with what the tailor shall change. */
export const fitOf = {
  tighter: ({ measure }: { measure: string }) => `${measure}: tighter next time`,
  looser: ({ measure }: { measure: string }) => `${measure}: looser next time`,
};
export const howDoesItFitOptional = 'How does it fit? (optional)';
export const theTailorStitchesYourNextOne =
  'Your next one is stitched by it. It is not public: only the tailors who stitch for you and our support read it.';
export const fitsWell = 'Fits well';
export const thereCanBePhotos = ({ count }: { count: number }) => `There can be ${count} photos.`;
export const photos = 'Photos';
export const failedToSendYourReply = 'Failed to send your reply';
export const replyTo = ({ author }: { author: string }) => `Reply to ${author}`;
export const yourReplyTo = ({ author }: { author: string }) => `Your reply to ${author}`;
export const youCanReplyOnce = 'You can reply once, and everyone can read it.';
export const sendReply = 'Send reply';
export const failedToSendYourReview = 'Failed to send your review';
export const review = ({ name }: { name: string }) => `Review ${name}`;
export const writeAReview = 'Write a review';
export const howAreTheClothAndTheFit =
  'How are the cloth, the stitching and the fit? Your first name is shown with it.';
export const writeAFewWordsAboutIt = 'Write a few words about it.';
export const upToPhotosOfHowItLooks = ({ count }: { count: number }) =>
  `Up to ${count}, of how it looks or fits.`;
export const uploadedSavingTheReview = 'Uploaded. Saving the review...';
export const sendReview = 'Send review';
/** After the author's name. */
export const authorCity = ({ city }: { city: string }) => `, ${city}`;
/** The page puts the seller's name and the day between the tags. */
export const sellerReplied = '<seller>seller</seller> replied · <day>day</day>';
export const photoOf = ({ place, count, author }: { place: number; count: number; author: string }) =>
  `Photo ${place} of ${count} by ${author}`;
export const yourPhotoOf = ({ place, count }: { place: number; count: number }) =>
  `Photo ${place} of ${count} by you`;
export const enlarge = ({ photo }: { photo: string }) => `Enlarge: ${photo}`;
export const failedToFetchMoreReviews = 'Failed to fetch more reviews';
export const customersCanReview = 'Customers can review this product once it has been delivered to them.';
export const noReviewsYetCustomersCanReview =
  'No reviews yet. Customers can review this product once it has been delivered to them.';
export const thankYouHeading = 'Thank you for your review';
export const whatCustomersSay = 'What customers say';
export const showTheReviews = 'Show the reviews';
export const showMoreReviews = 'Show more reviews';
export const fromReviews = ({ count }: { count: number }) =>
  plural(count, 'from 1 review', `from ${count} reviews`);
export const reviewsByStars = 'Reviews by stars';
export const stars = ({ count }: { count: number }) => plural(count, '1 star', `${count} stars`);
/** The noun is for screen readers. */
export const reviewCount = ({ count }: { count: number }) =>
  plural(count, '1<noun> review</noun>', `${count}<noun> reviews</noun>`);
export const reply = 'Reply';
export const poor = 'Poor';
export const fair = 'Fair';
export const good = 'Good';
export const veryGood = 'Very good';
export const excellent = 'Excellent';
export const howDoYouLikeIt = 'How do you like it?';
export const chooseOneToFiveStars = 'Choose one to five stars.';
export const howDidDo = ({ name }: { name: string }) => `How did ${name} do?`;
export const upToPhotosOfTheGarment = ({ count }: { count: number }) =>
  `Up to ${count}, of the garment as it came.`;
export const alteredNearYou = 'Altered near you';
export const sendTheReceipt = 'Send the receipt';
export const weLookAtYourReceipt = 'Thank you. We look at the receipt and mail you.';
export const failedToSendTheReceipt = 'Failed to send the receipt';
export const aTailorNearYouMayAlterIt = ({ days, limit }: { days: number; limit: string }) =>
  `Instead of sending it to us, you can have it altered by a tailor near you within ${days} days after delivery. We pay back up to ${limit}.`;
export const whatItCostInRupees = 'What it cost, in rupees';
export const enterWhatItCost = 'Enter whole rupees, such as 1500.';
export const whichGarmentWasAltered = 'Which garment was altered?';
export const chooseTheAlteredGarment = 'Choose the garment that was altered.';
export const whatWasAltered = 'What was altered?';
export const sayWhatWasAltered = 'Say what was altered in a few words.';
export const receipt = 'Receipt';
export const aPhotoThatShowsTheSum = 'A photo that shows the sum.';
export const addAPhotoOfTheReceipt = 'Add a photo of the receipt.';
interface Claim {
  amount: string;
  day: string;
}
export const claimUndecided = ({ amount, day }: Claim) => `${amount}, sent on ${day}: we look at it.`;
export const claimRefused = ({ amount, day }: Claim) => `${amount}, sent on ${day}: not paid back.`;
export const claimPaidBack = ({ amount, day, approved }: Claim & { approved: string }) =>
  `${amount}, sent on ${day}: ${approved} paid back.`;
