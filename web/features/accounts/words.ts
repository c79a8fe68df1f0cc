import { accountsWords } from '#words';
/** See accounts-4. */
export const PASSWORDS_DIFFER = accountsWords.passwordsDoNotMatch;

/** See accounts-4. */
export const TERMS_NOT_AGREED = accountsWords.youMustAgreeToTheTerms;
