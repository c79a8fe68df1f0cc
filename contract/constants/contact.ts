/** The first is the default (contact-2). */
export const INQUIRY_TYPES = [
  'Custom Tailoring',
  'Cultural Products',
  'Brand Shopping',
  'Bulk Orders',
  'Technical Support',
  'Other',
] as const;
