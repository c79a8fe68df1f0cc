/** The unit a record is typed in; weight is always in kg. */
export const UNITS = ['cm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

/** The group whose bands apply; a child is about 2 to 14 years old. */
export const AGE_GROUPS = ['adult', 'child'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Lowest and highest plausible value, both included, in cm (weight: kg). */
type Band = readonly [lowest: number, highest: number];

type FigureView = 'front' | 'back' | 'side';

/**
 * `neededFor` has garment letters: K kameez, kurta, anarkali · S shalwar, pajama · C churidar · T trousers, jeans · J
 * sherwani, prince coat, waistcoat, jacket · W western shirt, top · D dress · B choli · L lehenga, skirt, sharara · A
 * abaya, kaftan, thobe, bisht · F shoes · H headwear. `child` is null if the measure is not taken of children.
 * `onGarment` measures are read off a finished garment and have no place on the figure.
 */
export interface Measure {
  name: string;
  howTo: string;
  adult: Band;
  child: Band | null;
  kind: 'length' | 'weight';
  onGarment: boolean;
  onFigure?: FigureView;
  neededFor: string;
}

function onBody(
  name: string,
  adult: Band,
  child: Band | null,
  neededFor: string,
  onFigure: FigureView,
  howTo: string,
): Measure {
  return { name, howTo, adult, child, kind: 'length', onGarment: false, onFigure, neededFor };
}

function onGarment(name: string, adult: Band, child: Band, neededFor: string, howTo: string): Measure {
  return { name, howTo, adult, child, kind: 'length', onGarment: true, neededFor };
}

function weighed(name: string, adult: Band, child: Band, howTo: string): Measure {
  return { name, howTo, adult, child, kind: 'weight', onGarment: false, neededFor: '' };
}

/** By code, in catalogue order; the eight basic ones first (measurements-3). */
// biome-ignore format: a catalogue reads best with one measure a line
export const MEASURES = {
  chest: onBody('Chest / bust', [70, 160], [48, 92], 'KWJDBA', 'front', 'Around the fullest line, tape level all the way.'),
  waist: onBody('Natural waist', [55, 160], [45, 85], 'KDBLJ', 'front', 'Bend sideways: the waist is where the crease forms.'),
  shoulder: onBody('Shoulder (teera)', [32, 58], [22, 42], 'KWJDBA', 'back', 'From shoulder bone to shoulder bone across the back.'),
  sleeve: onBody('Sleeve', [48, 74], [26, 58], 'KWJDA', 'front', 'From the shoulder bone to the wrist, elbow slightly bent.'),
  neck: onBody('Neck', [28, 52], [22, 36], 'KWJA', 'front', 'Around the neck where the collar sits, one finger inside the tape.'),
  inseam: onBody('Inseam', [58, 98], [28, 80], 'TC', 'front', 'Press a book to the crotch; from its top edge down to the floor.'),
  height: onBody('Height', [135, 210], [80, 170], 'KSCTJWDBLAFH', 'front', 'Barefoot, a book flat on the head; mark the wall and measure to the floor.'),
  weight: weighed('Weight (kg)', [30, 200], [8, 90], 'In light clothes.'),
  head: onBody('Head', [50, 64], [46, 57], 'H', 'front', 'Around the head, above the brows and the ears.'),
  high_bust: onBody('High bust', [68, 150], null, 'DB', 'front', 'Around the body under the armpits, above the bust.'),
  under_bust: onBody('Under-bust', [60, 145], null, 'DB', 'front', 'Around the rib line below the bust, breathed out.'),
  stomach: onBody('Stomach', [60, 170], [46, 90], 'KJA', 'front', 'Around the fullest point, standing relaxed.'),
  trouser_waist: onBody('Trouser waist', [60, 165], [45, 88], 'SCTL', 'front', 'Around the body where the nala or belt rests.'),
  hip: onBody('Hip / seat', [75, 170], [48, 98], 'KSCTDLJ', 'front', 'Feet together, around the widest line.'),
  upper_arm: onBody('Upper arm', [20, 56], [13, 32], 'KWJDB', 'front', 'Around the thickest point, the arm hanging.'),
  elbow: onBody('Elbow', [19, 45], [13, 28], 'KDB', 'front', 'Around the elbow with the arm bent.'),
  wrist: onBody('Wrist', [12, 24], [10, 17], 'KWJDA', 'front', 'Around the wrist, over the bone.'),
  armhole: onBody('Armhole', [34, 66], [20, 44], 'KWJDB', 'front', 'All round the shoulder joint, through the armpit.'),
  thigh: onBody('Thigh', [40, 95], [26, 62], 'CT', 'front', 'Around the leg, just below the crotch.'),
  knee: onBody('Knee', [28, 60], [19, 42], 'CT', 'front', 'Around the knee, the leg slightly bent.'),
  calf: onBody('Calf', [26, 58], [17, 40], 'CT', 'front', 'Around the thickest point of the lower leg.'),
  ankle: onBody('Ankle', [17, 34], [12, 26], 'CT', 'front', 'Around the ankle, over the bone.'),
  heel_pass: onBody('Heel pass', [26, 42], [17, 33], 'SCT', 'side', 'Around the heel and the instep, toes pointed.'),
  foot_length: onBody('Foot length', [20, 32], [12, 27], 'F', 'side', 'Stand on paper and mark heel and longest toe; take the longer foot.'),
  shoulder_seam: onBody('Shoulder seam', [9, 18], [6, 13], 'JDB', 'front', 'From the side of the neck to the shoulder bone.'),
  across_front: onBody('Across front', [28, 50], [18, 38], 'JDB', 'front', 'From armpit fold to armpit fold, over the chest.'),
  across_back: onBody('Across back', [30, 52], [19, 40], 'JWD', 'back', 'From armpit fold to armpit fold, behind.'),
  nape_to_waist: onBody('Nape to waist', [34, 54], [21, 42], 'JDB', 'back', 'From the nape along the spine to the waist.'),
  front_waist_length: onBody('Front waist length', [34, 60], [21, 44], 'DB', 'front', 'From the side of the neck over the bust to the waist.'),
  bust_depth: onBody('Bust depth', [20, 40], null, 'DB', 'front', 'From the side of the neck to the bust point.'),
  bust_span: onBody('Bust span', [14, 28], null, 'DB', 'front', 'From bust point to bust point.'),
  waist_to_hip: onBody('Waist to hip', [14, 30], [8, 22], 'DLT', 'side', 'From the waist to the widest line, along the side.'),
  neck_to_knee: onBody('Neck to knee', [80, 125], [48, 98], 'KJD', 'front', 'From the side of the neck down the front to the knee.'),
  neck_to_floor: onBody('Neck to floor', [115, 180], [65, 145], 'ADL', 'front', 'From the side of the neck to the floor, in the shoes to be worn.'),
  outside_leg: onBody('Outside leg', [85, 125], [45, 105], 'SCTL', 'side', 'From the waist to the floor, along the side.'),
  seat_depth: onBody('Seat depth', [20, 38], [13, 28], 'TSC', 'side', 'Sit on a flat chair; from the waist down to the seat.'),
  asan: onBody('Asan (crotch loop)', [52, 95], [36, 72], 'TSC', 'side', 'From the front waist between the legs to the back waist.'),
  top_length: onGarment('Top length (garment)', [45, 150], [28, 110], 'KJAW', 'From the side of the neck to the hem you want.'),
  top_chest: onGarment('Chest of the garment', [76, 180], [52, 104], 'KJW', 'Lay a well-fitting garment flat, measure across, and double it.'),
  chaak: onGarment('Chaak, slit (garment)', [15, 60], [8, 40], 'K', 'From the hem up to the top of the slit.'),
  ghera: onGarment('Ghera, hem round (garment)', [70, 900], [50, 500], 'KLAD', 'All along the hem, once round.'),
  bottom_length: onGarment('Bottom length (garment)', [80, 125], [42, 105], 'SCTL', 'From where it is worn to the hem.'),
  paincha: onGarment('Paincha, leg opening (garment)', [22, 70], [18, 50], 'SCT', 'All round the opening of one leg.'),
  neck_depth_front: onGarment('Neck depth front (garment)', [3, 30], [2, 18], 'KDB', 'From the side of the neck straight down, in front.'),
  neck_depth_back: onGarment('Neck depth back (garment)', [3, 30], [2, 18], 'KDB', 'From the side of the neck straight down, behind.'),
} satisfies Record<string, Measure>;

export type MeasureCode = keyof typeof MEASURES;

export const MEASURE_CODES = Object.keys(MEASURES) as MeasureCode[];

/** Sufficient for any order (measurements-3). */
export const FIRST_EIGHT = [
  'chest',
  'waist',
  'shoulder',
  'sleeve',
  'neck',
  'inseam',
  'height',
  'weight',
] as const satisfies readonly MeasureCode[];

/** In cm (weight: kg). Falls back to the adult band, because such measures are taken only of nearly grown children. */
export function bandOf(code: MeasureCode, ageGroup: AgeGroup): Band {
  const measure: Measure = MEASURES[code];
  return measure[ageGroup] ?? measure.adult;
}

/** Whole millimetres (weight: grams, always entered in kg). Half a millimetre rounds up. */
export function toCanonical(code: MeasureCode, value: number, unit: Unit): number {
  if (MEASURES[code].kind === 'weight') return Math.round(value * 1000);
  return Math.round(value * (unit === 'cm' ? 10 : 25.4));
}

/**
 * Converts a stored value (millimetres; weight: grams) to cm with one decimal, inches to the nearest sixteenth, or kg
 * with up to three decimals. Sixteenths are 1.59 mm apart, so rounding to millimetres keeps them.
 */
export function fromCanonical(code: MeasureCode, stored: number, unit: Unit): number {
  if (MEASURES[code].kind === 'weight') return stored / 1000;
  return unit === 'cm' ? stored / 10 : Math.round((stored / 25.4) * 16) / 16;
}
