/**
 * `proof`: any address, to prove it. `customer`: proven addresses only. `tailor`: the same, of who may get many orders a day.
 * `staff`: the shop's own. `reply`: who has written to the shop, proven or not.
 */
type Audience = 'proof' | 'customer' | 'tailor' | 'staff' | 'reply';

/** `<module>.<mail>` and its audience. */
export const MAIL_KINDS = {
  'accounts.welcome': 'customer',
  'accounts.reset-link': 'proof',
  'accounts.invitation': 'proof',
  'accounts.password-changed': 'customer',
  'accounts.email-changed': 'customer',
  'accounts.email-restored': 'customer',
  'accounts.prove-address': 'proof',
  'accounts.confirm-new-email': 'proof',
  'accounts.new-device': 'customer',
  'accounts.connect-social': 'proof',
  'accounts.way-added': 'customer',
  'accounts.way-removed': 'customer',
  'accounts.second-factor': 'customer',
  'accounts.recovery-code': 'customer',
  'applications.address-in-use': 'proof',
  'applications.already-open': 'customer',
  'applications.approved': 'proof',
  'applications.confirm': 'proof',
  'applications.declined': 'customer',
  'applications.new': 'staff',
  'applications.question': 'customer',
  'applications.received': 'customer',
  'applications.welcome-again': 'proof',
  'catalogue.brand-invited': 'proof',
  'chat.answer': 'customer',
  'chat.answer-follows': 'customer',
  'chat.transcript': 'customer',
  'chat.waiting': 'staff',
  'contact.message': 'staff',
  'contact.reply': 'reply',
  'newsletter.already-subscribed': 'customer',
  'newsletter.confirm': 'proof',
  'newsletter.welcome': 'customer',
  'orders.bulk-placed': 'customer',
  'orders.confirmed': 'customer',
  'orders.expiring': 'customer',
  'orders.placed': 'customer',
  'orders.to-price': 'staff',
  'orders.update': 'customer',
  'orders.work': 'tailor',
  'orders.workshop': 'staff',
  'privacy.deletion': 'customer',
  'reviews.reply': 'customer',
  'shop.call-guest': 'staff',
  'shop.confirm-order': 'proof',
  'shop.order-placed': 'customer',
  'shop.order-update': 'customer',
  'workshops.paused': 'customer',
  'workshops.resumed': 'customer',
} as const satisfies Record<string, Audience>;

export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_LIMITS: Record<Audience, { perHour: number; waiting: number }> = {
  proof: { perHour: 5, waiting: 20 },
  customer: { perHour: 5, waiting: 20 },
  reply: { perHour: 5, waiting: 20 },
  tailor: { perHour: 30, waiting: 100 },
  // The messages are stored anyway; a provider may suspend a shop that mails itself thousands.
  staff: { perHour: 60, waiting: 1000 },
};

/** Unknown kinds may come from an earlier version. */
export function audienceOf(kind: string): Audience {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : 'customer';
}
