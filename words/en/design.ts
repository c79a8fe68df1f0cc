export const clearAllChoices = 'Clear all choices';
export const upToTheTailor = 'Up to the tailor';
export const leaveItToTheTailor = 'Leave it to the tailor';
export const sketchOf = ({ garment, choices }: { garment: string; choices: readonly string[] }) =>
  `Sketch of a ${garment.toLowerCase()}. ${choices.join(', ')}`;
export const sketchOfIn = ({
  garment,
  fabric,
  choices,
}: {
  garment: string;
  fabric: string;
  choices: readonly string[];
}) => `Sketch of a ${garment.toLowerCase()} in ${fabric.toLowerCase()}. ${choices.join(', ')}`;
export const theBrowserCouldNotDrawThe = 'The browser could not draw the sketch.';
