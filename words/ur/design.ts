export const clearAllChoices = 'سب انتخاب ہٹائیں';
export const upToTheTailor = 'درزی کی مرضی';
export const leaveItToTheTailor = 'درزی پر چھوڑیں';
export const sketchOf = ({ garment, choices }: { garment: string; choices: readonly string[] }) =>
  `خاکہ: ${garment}۔ ${choices.join('، ')}`;
export const sketchOfIn = ({
  garment,
  fabric,
  choices,
}: {
  garment: string;
  fabric: string;
  choices: readonly string[];
}) => `خاکہ: ${garment}، کپڑا ${fabric}۔ ${choices.join('، ')}`;
export const theBrowserCouldNotDrawThe = 'براؤزر خاکہ نہیں بنا سکا۔';
