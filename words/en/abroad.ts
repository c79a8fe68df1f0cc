/** What customers read about duties abroad, and who packs a parcel about its commercial invoice. */
export const dutiesAndTaxesAbroad = 'Duties and taxes abroad';
export const notPartOfOurPrice = 'Duties and taxes of your country are not part of our price.';
export const notPartOfThisBill =
  'Duties and taxes of your country are not part of this bill. Your customs or the courier may ask you for them.';
export const dutyToExpect = ({ amount, rate }: Record<'amount' | 'rate', string>) =>
  `Duty to expect: about ${amount} (${rate}% of the value of the goods).`;
export const noDutyToExpect = 'We expect no duty for goods of this value.';
export const dutyOfRate = ({ rate }: { rate: string }) =>
  `Duty to expect: about ${rate}% of the value of the goods.`;
export const dutyOfRateFrom = ({ rate, threshold }: Record<'rate' | 'threshold', string>) =>
  `Duty to expect: about ${rate}% of the value of the goods, if they are worth ${threshold} or more.`;

export const printTheCommercialInvoice = 'Commercial invoice for customs';
export const failedToPrepareTheCommercialInvoice = 'Failed to prepare the commercial invoice';
