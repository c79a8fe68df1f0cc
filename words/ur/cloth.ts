export const metres = ({ metres }: { metres: number }) => `${metres} میٹر`;
export const metresAndGaz = ({ metres, gaz }: Record<'metres' | 'gaz', number>) =>
  `${metres} میٹر (${gaz} گز)`;
export const youNeedAbout = ({
  length,
  width,
  otherLength,
  otherWidth,
}: Record<'length' | 'otherLength', string> & Record<'width' | 'otherWidth', number>) =>
  `چوڑائی ${width} انچ ہو تو تقریباً ${length} کپڑا لگے گا، ${otherWidth} انچ ہو تو ${otherLength}۔`;
export const cloths = {
  main: 'کپڑا',
  waistcoat: 'واسکٹ',
  bottom: 'شلوار، پتلون یا دھوتی',
  dupatta: 'دوپٹہ',
};
export const besides = ({ cloth, length }: { cloth: string; length: string }) => `${cloth}: ${length}`;
export const lining = ({ length, width }: { length: string; width: number }) =>
  `استر: ${length}، چوڑائی ${width} انچ`;
export const byTheMeasuresOf = ({ label }: { label: string }) => `“${label}” کے ناپ سے۔`;
export const forAUsualSize = 'یہ عام سائز M کے لیے ہے؛ آپ کے ناپ سے حساب پورا ہو گا۔';
export const theTailorMayNeedMore = 'خاص کٹائی میں درزی کو کچھ زیادہ کپڑا لگ سکتا ہے۔';
export const howMuchDoINeed = 'کتنا کپڑا چاہیے؟';
export const chooseAGarmentToCount = 'حساب کے لیے لباس چنیں۔ کیا سینا ہے، وہ ہم آپ سے طے کرتے ہیں۔';
export const widthOfTheCloth = 'کپڑے کی چوڑائی';
export const inInches = ({ width }: { width: number }) => `${width} انچ`;
export const matchThePrint = 'دھاریاں، چیک یا بڑا پرنٹ جوڑ پر ملائیں';
export const howFarItGoes = 'یہ کپڑا کس کے لیے کافی ہے';
export const isEnoughFor = ({ length, width }: { length: string; width: number }) =>
  `${length}، چوڑائی ${width} انچ، کافی ہے:`;
export const upToSize = ({ garment, size }: { garment: string; size: string }) =>
  `${garment} (سائز ${size} تک)`;
export const severalOf = ({ garment, pieces }: { garment: string; pieces: number }) =>
  `${garment} × ${pieces}`;
export const isTooShort = ({ length, width }: { length: string; width: number }) =>
  `${length}، چوڑائی ${width} انچ، عام سائز کے پورے لباس کے لیے کم ہے۔`;
export const countedForUsualSizes = 'حساب عام سائز کا ہے، دوپٹے اور استر کے بغیر۔';
