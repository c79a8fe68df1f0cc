/** What a message may be about (contact-2); the first is the default. */
export const INQUIRY_TYPES = [
  'Custom Tailoring',
  'Cultural Products',
  'Brand Shopping',
  'Bulk Orders',
  'Technical Support',
  'Other',
] as const;
