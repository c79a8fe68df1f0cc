import { plural } from '../plural.ts';

export const person = 'Person';
export const whoItIs = 'Who it is';
export const age = 'Age';
export const unit = 'Unit';
/** A value with its mark. */
export const markedValues = {
  estimated: ({ value }: { value: string }) => `${value}, estimated`,
  confirmed: ({ value }: { value: string }) => `${value}, measured twice`,
};
export const printOrExport = 'Print or export';
export const printOrExportRecord = ({ label }: { label: string }) => `Print or export ${label}`;
export const sheetForThePrinterPdfA4 = 'Sheet for the printer (PDF, A4)';
export const failedToPrepareTheSheet = 'Failed to prepare the sheet';
export const theSheetHasAColumnTo =
  'The sheet has a column to measure again. Files of SeamlyMe and Valentina hold lengths only; the spreadsheet holds everything.';
export const inThePicture = {
  front: 'In the picture: from the front.',
  back: 'In the picture: from behind.',
  garment: 'In the picture: a garment laid flat.',
};
export const estimatedFromYourAnswers = ({ value }: { value: string }) =>
  `Estimated from your answers: <value>${value}</value>. Type what the tape shows, or go on.`;
export const typeTheNumberOrSkipThis = 'Type the number, or skip this measure.';
export const usual = ({ range }: { range: string }) => `Usual ${range}.`;
export const yesInThisUnit = {
  cm: ({ typed }: { typed: string }) => `Yes, ${typed} centimetres`,
  in: ({ typed }: { typed: string }) => `Yes, ${typed} inches`,
};
export const iMeasuredItAgainKeepIt = 'I measured it again, keep it';
export const checkAndSave = 'Check and save';
export const stillNeededForAnOrder = 'Still needed for an order:';
export const anOrderAsksForTheLength =
  'How long a kameez or kurta is may stay open: the order form asks for it, or the tailor decides.';
export const nothingIsMeasuredYet = 'Nothing is measured yet.';
export const estimated = 'Estimated';
export const measuredTwice = 'Measured twice';
export const change = 'Change';
export const changeMeasure = ({ name }: { name: string }) => `Change ${name}`;
export const noteForTheTailor = 'Note for the tailor';
export const forExampleRightShoulderLowerPrefers = 'For example: right shoulder lower, prefers a loose fit';
export const whatIsToBeMade = 'What is to be made?';
export const whoIsMeasuredAndForWhat = 'Who is measured, and for what?';
export const garment = 'Garment';
export const theGuideAsksOnlyForThe = 'The guide asks only for the measures that this garment needs.';
export const anyTheEightBasicMeasures = 'Any: the eight basic measures';
export const forGents = 'For gents';
export const forLadies = 'For ladies';
export const yourTapeShows = 'Your tape shows';
export const noTapeAtHand = 'No tape at hand? <questions>Answer ten questions instead</questions>.';
export const somebodyNew = 'Somebody new';
export const yourEntriesAreSavedOnThis = 'Your entries are saved on this device.';
export const skip = 'Skip';
export const enough = 'Enough';
export const saveMeasurements = 'Save measurements';
export const startMeasuring = 'Start measuring';
export const goOn = 'Go on';
export const thatIsEnoughToOrder = ({ garment }: { garment: string }) =>
  `That is enough to order: ${garment}`;
export const moreMeasuresFitBetter = ({ count }: { count: number }) =>
  plural(
    count,
    'One more measure makes it fit better. You can skip each of them, and add them later.',
    `${count} more measures make it fit better. You can skip each of them, and add them later.`,
  );
export const listOfMeasures = ({ names }: { names: readonly string[] }) => `${names.join(', ')}.`;
export const forABetterFit = ({ place, count }: { place: number; count: number }) =>
  `For a better fit: ${place} of ${count}`;
export const needed = ({ place, count }: { place: number; count: number }) => `Needed: ${place} of ${count}`;
/** After the name and the value of a line of the file. */
export const whySkipped = {
  unknown: 'we do not keep this measure',
  not_a_number: 'not a plain number; type it yourself',
  repeated: 'is in the file twice; the first one counts',
};
export const estimatedInFile = ({ value }: { value: string }) => `<value>${value}</value>, estimated`;
export const measuresToImport = ({ count }: { count: number }) =>
  plural(count, '1 measure to import', `${count} measures to import`);
export const notImported = 'Not imported';
export const aLineWithoutAName = 'A line without a name';
export const importInto = ({ label }: { label: string }) => `Import into ${label}`;
export const importAsANewRecord = 'Import as a new record';
export const fileOfMeasurements = 'File of measurements';
export const seamlymeSmisValentinaVitOrA =
  'SeamlyMe (.smis), Valentina (.vit) or a spreadsheet (.csv). It is read on this device; nothing is saved yet.';
export const numbersWithoutAUnitAreIn = 'Numbers without a unit are in';
export const addTo = 'Add to';
export const aNewRecord = 'A new record';
export const estimatedTypeWhatTheTapeShows = 'Estimated: type what the tape shows.';
export const feetAndInchesWorkToo = 'Feet and inches work too: 5\'8".';
export const moreForABetterFit = 'More for a better fit';
export const takenOf = ({ taken, count }: { taken: number; count: number }) => `${taken} of ${count}`;
export const captions = {
  front: 'From the front',
  back: 'From behind',
  garment: 'A garment laid flat',
};
export const theMeasurementsOfAreSaved = ({ label }: { label: string }) =>
  `The measurements of ${label} are saved.`;
export const edit = 'Edit';
export const editRecord = ({ label }: { label: string }) => `Edit ${label}`;
export const addMeasurements = 'Add measurements';
export const measure = 'Measure';
export const measurePerson = ({ label }: { label: string }) => `Measure ${label}`;
export const measurementGuide = 'Measurement guide';
export const tenQuestionsFor = ({ label }: { label: string }) => `Ten questions for ${label}`;
export const tenQuestionsInsteadOfATape = 'Ten questions instead of a tape';
export const importMeasurements = 'Import measurements';
export const historyOf = ({ label }: { label: string }) => `History of ${label}`;
export const thisRecordNoLongerExists = 'This record no longer exists';
export const allMeasurements = 'All measurements';
export const isSaved = ({ label }: { label: string }) => `${label} is saved.`;
export const yourOrderIsSavedAsYou = 'Your order is saved as you left it.';
export const backToYourOrder = 'Back to your order';
export const failedToFetchMeasurements = 'Failed to fetch measurements';
export const loadingMeasurements = 'Loading measurements...';
export const forExampleAhmedOrAmmasEid = "For example Ahmed, or Amma's Eid suit";
export const whoIsIt = 'Who is it?';
export const notSaid = 'Not said';
export const anotherRecordOf = 'Another record of';
export const forASecondSetOfMeasures = 'For a second set of measures of the same person.';
export const nobodyYet = 'Nobody yet';
export const adultOrChild = 'Adult or child';
export const childAbout2To14Years = 'Child: about 2 to 14 years.';
export const weEstimateYourMeasuresFromSurveys =
  'We estimate your measures from surveys of many people. A tape is more exact: your tailor sees which values are estimated and may ask.';
export const theQuestions = 'The questions';
export const withoutShoes = 'Without shoes.';
export const inLightClothes = 'In light clothes.';
export const saveTheEstimate = 'Save the estimate';
export const whatThisGives = 'What this gives';
export const andMoreOf100People95 = ({ others }: { others: number }) =>
  `And ${others} more. Of 100 people, 95 lie within the range after ±. What you have measured already stays as it is.`;
export const iDoNotKnow = 'I do not know';
export const unsavedChanges = 'Unsaved changes';
/** By age and gender. */
export const kindsOfPerson = {
  adult: { male: 'Adult, male', female: 'Adult, female' },
  child: { male: 'Child, male', female: 'Child, female' },
};
export const inUnit = { cm: 'centimetres', in: 'inches' };
export const countOfMeasures = ({ count }: { count: number }) =>
  plural(count, '1 measure', `${count} measures`);
export const updated = ({ day }: { day: string }) => `updated ${day}`;
export const estimatedValue = 'estimated';
export const measuresAreEstimated = ({ count }: { count: number }) =>
  plural(
    count,
    '1 measure is estimated. A tape is more exact: the guide takes them one by one.',
    `${count} measures are estimated. A tape is more exact: the guide takes them one by one.`,
  );
/** Three months or more. */
export const childOutgrown = ({ months }: { months: number }) =>
  `Measured ${months} months ago. Children grow: please <guide>measure again</guide>.`;
export const thingsToCheck = ({ count }: { count: number }) =>
  plural(count, '1 thing to check', `${count} things to check`);
export const measureRecordWithTheGuide = ({ label }: { label: string }) => `Measure ${label} with the guide`;
export const deleteRecord = ({ label }: { label: string }) => `Delete ${label}`;
export const measures = 'Measures';
export const leaveWithoutSaving = 'Leave without saving?';
export const discard = 'Discard';
export const leaveAndKeepTheDraft = 'Leave and keep the draft';
export const whatYouTypedIsNotSaved = 'What you typed for this person is not saved yet.';
export const whatYouTypedForIsNotSaved = ({ name }: { name: string }) =>
  `What you typed for ${name} is not saved yet.`;
export const numbersLookLike = {
  cm: ({ count }: { count: number }) => `${count} numbers look like centimetres.`,
  in: ({ count }: { count: number }) => `${count} numbers look like inches.`,
};
export const yesTheyAre = { cm: 'Yes, they are centimetres', in: 'Yes, they are inches' };
export const version = ({ version }: { version: number }) => `Version ${version}`;
export const firstVersion = 'First version';
export const restoreVersion = ({ version }: { version: number }) => `Restore version ${version}`;
export const restore = 'Restore';
export const askToRestoreVersion = ({ version }: { version: number }) => `Restore version ${version}?`;
export const keepThePresentOne = 'Keep the present one';
export const restoring = 'Restoring...';
export const theMeasurementsOfAreRestoredAs = ({ label, version }: { label: string; version: number }) =>
  `The measurements of ${label} are restored, as version ${version}.`;
export const failedToRestoreMeasurements = 'Failed to restore measurements';
export const itIsSavedAsANew = 'It is saved as a new version; nothing is lost. This changes:';
export const nothingBothVersionsAreTheSame = 'Nothing: both versions are the same.';
export const savedAgainWithoutAChange = 'Saved again without a change.';
export const added = 'added';
export const removed = 'removed';

const HOW_SAVED = {
  form: 'in the form',
  guide: 'with the guide',
  questions: 'from the ten questions',
  import: 'from a file',
  restore: 'as it was in an earlier version',
  fit: 'after a garment did not fit',
  garment: 'as measured on a garment',
};

/** `by` is null if nobody knows it. */
interface Saving {
  by: string | null;
  isYou: boolean;
}

const byWhom = ({ by, isYou }: Saving) => (by === null ? '' : ` by ${isYou ? 'you' : by}`);

export const saved = ({ by, isYou, how }: Saving & { how: keyof typeof HOW_SAVED }) =>
  `Saved${byWhom({ by, isYou })} ${HOW_SAVED[how]}`;
export const versionRestored = ({ by, isYou, version }: Saving & { version: number }) =>
  `Version ${version} restored${byWhom({ by, isYou })}`;
export const firstMeasuresOf = ({ label, count }: { label: string; count: number }) =>
  plural(count, `${label}, with 1 measure.`, `${label}, with ${count} measures.`);
export const youHaveStartedYourFirstMeasurements = 'You have started your first measurements';
export const noMeasurementsYet = 'No measurements yet';
export const youNeedASoftTapeAnd =
  'You need a soft tape and someone to help. Eight measurements are enough for any order; we save them for the next one. No tape? Answer ten questions instead.';
export const measureWithTheGuide = 'Measure with the guide';
export const noTapeTenQuestions = 'No tape: ten questions';
export const addTheFirstMeasurements = 'Add the first measurements';
export const importAFile = 'Import a file';
export const theRecordsOfOnePersonAre =
  'The records of one person are listed together. An order keeps its own copy, so later changes do not affect it.';
export const continueMeasurements = 'Continue measurements';
export const records = ({ count }: { count: number }) => plural(count, '1 record', `${count} records`);
export const deleteTheMeasurementsOf = ({ label }: { label: string }) =>
  `Delete the measurements of “${label}”?`;
export const deleteTheMeasurements = 'Delete the measurements';
export const theMeasurementsOfAreDeleted = ({ label }: { label: string }) =>
  `The measurements of ${label} are deleted.`;
export const failedToDeleteMeasurements = 'Failed to delete measurements';
export const theirHistoryIsDeletedTooOrders =
  'Their history is deleted too. Orders already placed keep their own copy.';
export const feet = 'Feet';
export const inches = 'Inches';
export const enterANumber = 'Enter a number.';
export const upperBody = 'Upper body';
export const lowerBody = 'Lower body';
export const womensMeasures = "Women's measures";
export const measuredOnAGarmentThatFits = 'Measured on a garment that fits';
export const builds = { slim: 'Slim or flat', average: 'Average', full: 'Full or round' };
export const hipShapes = {
  narrow: 'Narrower than the shoulders',
  even: 'About the same',
  wide: 'Wider than the shoulders',
};
export const usualSizeOfShirtsOrKameez = 'Usual size of shirts or kameez';
export const asPrintedInReadyMadeOnes = 'As printed in ready-made ones that fit.';
export const collarSize = 'Collar size';
export const theNumberInsideTheCollarOf =
  'The number inside the collar of a dress shirt, for example 15½ inches or 39 cm.';
export const waistNumberOfJeansOrTrousers = 'Waist number of jeans or trousers';
export const inInchesAsPrintedOnThe = 'In inches, as printed on the label, for example 32.';
export const belly = 'Belly';
export const seenFromTheSide = 'Seen from the side.';
export const hips = 'Hips';
export const seenFromTheFront = 'Seen from the front.';
export const shoeSize = 'Shoe size';
export const theEuropeanNumberForExample30 = 'The European number, for example 30.';
export const aShirtThatFitsArmpitTo = 'A shirt that fits: armpit to armpit';
export const laidFlatAndButtonedARuler =
  'Laid flat and buttoned. A ruler will do; the long edge of an A4 sheet is 29.7 cm, or 11.7 inches.';
export const theSameShirtShoulderSeamTo = 'The same shirt: shoulder seam to shoulder seam';
export const acrossTheBackFromSleeveTo = 'Across the back, from sleeve to sleeve.';
export const theSameShirtSleeve = 'The same shirt: sleeve';
export const fromTheShoulderSeamToThe = 'From the shoulder seam to the end of the cuff.';
export const trousersThatFitAcrossTheWaist = 'Trousers that fit: across the waist';
export const laidFlatTheElasticRelaxedOnce = 'Laid flat, the elastic relaxed, once across.';
export const trousersThatFitInnerSeam = 'Trousers that fit: inner seam';
export const laidFlatFromTheCrotchSeam = 'Laid flat, from the crotch seam to the hem.';
export const usualSizeOfReadyMadeClothes = 'Usual size of ready-made clothes';
export const sizesOfChildren = {
  S: 'S, 3–4 years',
  M: 'M, 5–7 years',
  L: 'L, 8–10 years',
  XL: 'XL, 11–13 years',
};
export const aKameezOrShirtThatFits = 'A kameez or shirt that fits: armpit to armpit';
export const thisCannotBeRightLeaveIt = 'This cannot be right. Leave it empty if you are not sure.';
export const thisFieldIsRequired = 'This field is required.';
export const weCannotEstimateForThisValue =
  'We cannot estimate for this value. Please measure with a tape instead.';
export const failedToUpdateMeasurements = 'Failed to update measurements';
export const failedToAddMeasurements = 'Failed to add measurements';
export const enterAtLeastOneMeasurement = 'Enter at least one measurement.';
export const ageGroups = { adult: 'Adult', child: 'Child' };
export const units = { cm: 'Centimetres', in: 'Inches' };
export const range = ({ lowest, highest, unit }: { lowest: number; highest: number; unit: string }) =>
  `${lowest}–${highest} ${unit}`;
