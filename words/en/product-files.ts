export const writeAWholeNumber = ({ column }: { column: string }) =>
  `Write ${column.toLowerCase()} as a whole number, for example 1200.`;
export const writeANumber = ({ column }: { column: string }) =>
  `Write ${column.toLowerCase()} as a number, for example 3.5.`;
export const oneOfThese = ({ choices }: { choices: readonly string[] }) =>
  `Use one of: ${choices.join(', ')}.`;
export const writeYesOrNo = 'Write yes or no.';
