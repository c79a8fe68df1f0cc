/** See accounts-4. */
export const PASSWORDS_DIFFER = 'Passwords do not match!';

/** See accounts-4. */
export const TERMS_NOT_AGREED = 'You must agree to the Terms of Service and Privacy Policy!';
