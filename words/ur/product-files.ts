export const writeAWholeNumber = ({ column }: { column: string }) =>
  `“${column}” میں پورا عدد لکھیں، جیسے 1200۔`;
export const writeANumber = ({ column }: { column: string }) => `“${column}” میں عدد لکھیں، جیسے 3.5۔`;
export const oneOfThese = ({ choices }: { choices: readonly string[] }) =>
  `اِن میں سے ایک لکھیں: ${choices.join('، ')}۔`;
export const writeYesOrNo = 'yes یا no لکھیں۔';
