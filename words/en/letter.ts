/** Around the text of every mail. */
export const salaam = 'Salaam,';
export const salaamTo = ({ name }: { name: string }) => `Salaam ${name},`;
export const ifTheButtonDoesNotWork = 'If the button does not work, open this address:';
/** At the end of a mail that can be switched off. */
export const unsubscribeFromMailsLikeThis = ({ address }: { address: string }) =>
  `Unsubscribe from e-mails like this: ${address}`;
