/**
 * Who may get a mail. `proof`: any address, because the mail itself is the way to prove it. `customer`: only an address
 * that is proven. `staff`: the shop's own addresses.
 */
type Audience = 'proof' | 'customer' | 'staff';

/** Every kind of mail, named `<module>.<mail>`, with its audience. */
export const MAIL_KINDS = {
  'accounts.welcome': 'customer',
  'accounts.reset-link': 'proof',
  'accounts.password-changed': 'customer',
  'accounts.email-changed': 'customer',
  'accounts.email-restored': 'customer',
  'accounts.prove-address': 'proof',
  'accounts.confirm-new-email': 'proof',
  'accounts.new-device': 'customer',
  'contact.message': 'staff',
  'newsletter.already-subscribed': 'customer',
  'newsletter.confirm': 'proof',
  'newsletter.welcome': 'customer',
  'orders.confirmed': 'customer',
  'orders.placed': 'customer',
  'shop.call-guest': 'staff',
  'shop.confirm-order': 'proof',
  'shop.order-placed': 'customer',
  'shop.order-update': 'customer',
} as const satisfies Record<string, Audience>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Limits of mail of one kind to one recipient: how many are sent an hour, and how many may wait. */
export const MAIL_LIMITS: Record<Audience, { perHour: number; waiting: number }> = {
  proof: { perHour: 5, waiting: 20 },
  customer: { perHour: 5, waiting: 20 },
  // Messages are kept apart from their mails; a provider would end the account of a shop that mails itself thousands.
  staff: { perHour: 60, waiting: 1000 },
};

/** The audience of a kind. Mail of an earlier version may have an unknown kind. */
export function audienceOf(kind: string): Audience {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : 'customer';
}
