import { plural } from '../plural.ts';

/** In the order form. */
export const aGarmentThatFits = 'A garment that fits goes along with the cloth';
export const howItWorks =
  'Give it away with the cloth. The tailor lays it flat, measures it, and sends it back with the new garment. Its measures are saved in your profile.';
export const whatIsIt = 'What is it?';
export const whatIsItHint = 'For example a kurta, a shalwar kameez, a shirt or trousers';
export const whoseMeasuresAreThey = 'Whose record shall have its measures?';
export const aNewRecord = 'A new record';
export const whomDoesItFit = 'Whom does it fit?';
export const sayWhatItIs = 'Say what garment it is.';
export const sayWhomItFits = 'Say whom it fits.';
export const changeIt = 'Change what goes along';

/** Of the customer's order. */
export const title = 'The garment that fits';
export const ofPerson = ({ kind, name }: { kind: string; name: string }) => `${kind} of ${name}`;
export const places = {
  WITH_CUSTOMER: 'With you. Give it away with the cloth.',
  ON_ITS_WAY: 'On its way to the tailor',
  WITH_TAILOR: 'With the tailor',
  WITH_FORMER_TAILOR: 'With the tailor before. We see to it that it goes on or comes back.',
  PACKED: 'Packed, it comes back with your new garment',
  BACK: 'Back with you',
  LOST: 'It is lost. We are sorry, and get in touch with you.',
};
export const withYou = 'With you. It is not needed any more.';
export const stillAwaited = 'The tailor still waits for it.';
export const comesBackApart = 'It comes back to you by itself.';
export const isMeasuredOn = ({ day }: { day: string }) => `Measured on ${day}`;
export const waitsToBeMeasured = 'It is measured before the work begins.';
export const seeTheRecord = 'See the measures';

/** For the tailor. */
export const measureIt = 'Measure the sample';
export const measureItAgain = 'Measure it again';
export const unit = 'Unit';
export const measureFirst = 'The work begins once the sample is measured.';
export const layItFlat =
  'Lay it flat, closed and without folds. Leave out what you cannot take. What goes around the body is measured from side to side; we double it.';
export const doubled = ({ length, unit }: { length: string; unit: string }) =>
  `From side to side; doubled it is ${length} ${unit}`;
export const fromSideToSide = 'From side to side; it is doubled';
export const straight = 'From end to end';
export const names = {
  top_length: 'Length, from the shoulder to the hem',
  chest: 'Chest, armpit to armpit',
  waist: 'Waist of the top',
  hip: 'Hips of the top',
  ghera: 'Hem (ghera)',
  shoulder: 'Shoulder, seam to seam',
  sleeve: 'Sleeve, from the shoulder seam',
  neck: 'Collar, from button to buttonhole',
  chaak: 'Side slit (chaak)',
  neck_depth_front: 'Depth of the neck, front',
  neck_depth_back: 'Depth of the neck, back',
  bottom_length: 'Length of the shalwar or trousers',
  trouser_waist: 'Waist of the trousers, relaxed',
  inseam: 'Inner seam of the leg',
  paincha: 'Opening of the leg (paincha)',
};
export const noteForTheCustomer = 'Note';
export const noteHint = 'The customer reads it. It is kept with the measures.';
export const saveTheMeasures = 'Save the measures';
export const iMeasuredAgain = 'I measured it again, keep it';
export const enterOneMeasure = 'Enter at least one measure.';
export const enterALength = 'Enter a length, such as 52.5';
export const steps = {
  receive: 'The sample has come',
  measure: 'Sample measured',
  pack: 'The sample is packed',
  return: 'The sample went back',
  lose: 'The sample is lost',
};
export const cameAlong = ({ sample }: { sample: string }) => `The sample came along: ${sample}`;
export const withoutItItIsAwaited = 'Without a tick it is still awaited.';
export const isPackedWithIt = ({ sample }: { sample: string }) => `The sample is packed with it: ${sample}`;
export const withoutItItIsListed =
  'Without a tick it stays with you, and is listed until you say that it went back.';
export const whatToGiveBack = ({ count }: { count: number }) =>
  plural(count, 'A sample has to go back', `${count} samples have to go back`);
export const samplesToGoBack = 'Samples to send back';
export const heldBy = ({ name }: { name: string }) => `It is with ${name}.`;

/** For the rider. */
export const samplesGoAlong = ({ count }: { count: number }) =>
  plural(count, 'A sample garment goes along', `${count} sample garments go along`);
/** On the parcel's label. */
export const samplesInTheParcel = ({ count }: { count: number }) =>
  plural(count, 'With the sample of the customer', `With ${count} samples of the customer`);

/** Of a record, and in its history. */
export const measuredOn = ({ garment, by }: { garment: string; by: string }) =>
  `Measured on a garment (${garment}) by ${by}`;

/** In the mail. */
export const whatWasMeasured = ({ kind }: { kind: string }) =>
  `The tailor has measured the garment that you sent along: ${kind}.`;
export const measuresAreSaved =
  'The measures are in your profile. Please look at them, and correct what is not right. To order by them again, add the height.';
export const itComesBack = 'The garment comes back with the new one.';

/** In the reminder (orders-185). */
export const isNotThere = ({ samples }: { samples: string }) =>
  `Your cloth is with the tailor, but not the garment to take the measures from: ${samples}. Please bring it, or post it to:`;
export const workBeginsOnceMeasured =
  'The work begins once it is measured, and the promised day may move until then.';
