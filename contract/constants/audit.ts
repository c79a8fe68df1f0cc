/**
 * What is recorded of those who work behind the counter, `<module>.<what was done>`, with its label in the log
 * (people-9).
 */
export const AUDITED_ACTIONS = {
  'accounts.staff-created': 'Created a staff account',
  'accounts.staff-invited': 'Sent the set-password link again',
  'accounts.workshop-opened': 'Gave the in-house workshop an address to sign in with',
  'accounts.role-changed': 'Changed a role',
  'accounts.second-factor-reset': 'Reset a second factor',
  'accounts.blocked': 'Blocked an account',
  'accounts.unblocked': 'Unblocked an account',

  'customers.created': 'Made an account for a customer',
  'customers.measurements-added': "Wrote down a customer's measurements",
  'customers.measurements-read': "Looked at a customer's measurements",
  'customers.note-added': 'Wrote a note about a customer',

  'applications.asked': 'Asked an applicant for more',
  'applications.approved': 'Took an applicant in as a tailor',
  'applications.declined': 'Declined an application',
  'applications.welcomed-again': 'Sent a tailor a new welcome mail',
  'workshops.tailor-edited': 'Edited, paused or resumed a tailor',
  'workshops.statement-issued': "Issued a tailor's statement",
  'workshops.rates-saved': "Changed a tailor's services and rates",
  'workshops.calendar-saved': "Changed a tailor's capacity and days off",
  'catalogue.product-added': 'Added a product',
  'catalogue.product-edited': 'Edited a product',
  'catalogue.product-shown': 'Showed a product',
  'catalogue.product-hidden': 'Hid a product',
  'catalogue.stock-changed': 'Changed a stock',
  'catalogue.brand-added': 'Added a brand',
  'catalogue.brand-edited': 'Edited a brand',
  'catalogue.owner-invited': "Sent a brand's owner a new link",

  'orders.entered': 'Entered an order for a customer',
  'orders.step-taken': 'Took a step of an order',
  'orders.measures-read': 'Looked at the measures of an order',
  'orders.pictures-read': 'Looked at the pictures of an order',
  'orders.sheet-read': "Read an order's sheet at work",
  'orders.job-card-printed': 'Printed a job card',
  'orders.garment-measured': 'Recorded what a finished garment measures',
  'orders.call-logged': 'Logged a call about an order',
  'orders.note-added': 'Wrote a note about an order',
  'orders.refunded': 'Refunded an order',
  'orders.refund-handed-over': 'Handed over a refund',
  'orders.confirmed-by-phone': "Confirmed a guest's order by phone",

  'chat.measurements-read': 'Looked at measurements in the chat',
  'chat.assigned': 'Assigned a conversation',
  'chat.note-added': 'Wrote a note about a conversation',
  'chat.transcript-mailed': 'Mailed the transcript of a conversation',
  'chat.reply-saved': 'Saved a canned reply',
  'chat.reply-deleted': 'Deleted a canned reply',

  'mails.resent': 'Tried a mail again',
  'contact.replied': 'Replied to a contact message',
  'contact.message-changed': 'Assigned, closed or opened a contact message',
  'contact.deleted': 'Deleted a contact message',
  'newsletter.unsubscribed': 'Unsubscribed an address from the newsletter',
  'content.published': 'Published a content page',
  'content.draft-saved': 'Saved a draft of a content page',
  'settings.changed': 'Changed settings',
  'transfers.export-started': 'Started an export',
  'transfers.downloaded': 'Downloaded the file of an export or the rest of an import',
  'transfers.import-applied': 'Applied an import',
  'transfers.cancelled': 'Cancelled an export or import',
  'system.backed-up': 'Made a backup',
} as const;

export type AuditedAction = keyof typeof AUDITED_ACTIONS;

/** What was acted on; its id is that of the kind's table, or a key such as that of a setting. */
export const AUDIT_SUBJECTS = {
  account: 'Account',
  tailor: 'Tailor',
  application: 'Application',
  brand: 'Brand',
  conversation: 'Conversation',
  'canned-reply': 'Canned reply',
  product: 'Product',
  settings: 'Settings',
  order: 'Order',
  content: 'Content page',
  transfer: 'Import',
  export: 'Export',
  'contact-message': 'Contact message',
  mail: 'Mail',
  subscriber: 'Newsletter address',
} as const;

export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
