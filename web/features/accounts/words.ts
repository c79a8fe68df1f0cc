/** What both password fields must say (accounts-4). */
export const PASSWORDS_DIFFER = 'Passwords do not match!';

/** Said when the box is not ticked (accounts-4). */
export const TERMS_NOT_AGREED = 'You must agree to the Terms of Service and Privacy Policy!';
