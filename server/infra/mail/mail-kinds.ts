/**
 * `proof`: any address, to prove it. `customer`: proven addresses only. `order`: like `customer`, but never dropped,
 * only delayed. `tailor`: like `order`, with higher limits for tailors and brands. `staff`: the shop's own address.
 * `reply`: somebody who wrote to the shop, proven or not.
 */
type Audience = 'proof' | 'customer' | 'order' | 'tailor' | 'staff' | 'reply';

/** Audience by `<module>.<mail>`. */
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
  'accounts.confirm-phone': 'proof',
  'accounts.confirm-session': 'proof',
  'accounts.phone-changed': 'customer',
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
  'connections.disabled': 'tailor',
  'contact.message': 'staff',
  'contact.reply': 'reply',
  'credit.granted': 'customer',
  'dispatch.attempted': 'order',
  'dispatch.next-try': 'order',
  'earnings.paid-out': 'tailor',
  'earnings.payout-came-back': 'tailor',
  'newsletter.already-subscribed': 'customer',
  'newsletter.confirm': 'proof',
  'newsletter.welcome': 'customer',
  'orders.at-risk': 'staff',
  'orders.bulk-placed': 'order',
  'orders.confirmed': 'order',
  'orders.expiring': 'order',
  'orders.placed': 'order',
  'orders.ready': 'order',
  'orders.to-answer': 'order',
  'orders.to-confirm': 'order',
  'orders.to-price': 'staff',
  'orders.update': 'order',
  'orders.work': 'tailor',
  'orders.workshop': 'staff',
  'privacy.deletion': 'customer',
  'reviews.reply': 'customer',
  'sellers.identity-checked': 'tailor',
  'sellers.identity-given': 'staff',
  'shop.brand-work': 'tailor',
  'shop.call-guest': 'staff',
  'shop.confirm-order': 'proof',
  'shop.disputed': 'staff',
  'shop.low-stock': 'tailor',
  'shop.order-placed': 'order',
  'shop.own-low-stock': 'staff',
  'shop.order-update': 'order',
  'shop.payment-unused': 'order',
  'shop.refund': 'order',
  'shop.refund-account': 'order',
  'shop.refund-account-of-guest': 'proof',
  'shop.return-unanswered': 'staff',
  'shop.withdrawal': 'proof',
  'workshops.paused': 'customer',
  'workshops.resumed': 'customer',
} as const satisfies Record<string, Audience>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Mails beyond `waiting` are listed and not sent; null means no limit. */
export const MAIL_LIMITS = {
  proof: { perHour: 5, waiting: 20 },
  customer: { perHour: 5, waiting: 20 },
  reply: { perHour: 5, waiting: 20 },
  order: { perHour: 5, waiting: null },
  tailor: { perHour: 60, waiting: null },
  // Limited, because a provider may suspend a shop that mails itself thousands; the messages are stored anyway.
  staff: { perHour: 60, waiting: 1000 },
} as const satisfies Record<Audience, { perHour: number; waiting: number | null }>;

/** Audiences that get mail at proven addresses only. */
const NEEDS_PROOF: ReadonlySet<Audience> = new Set(['customer', 'order', 'tailor']);

export function needsProof(kind: MailKind): boolean {
  return NEEDS_PROOF.has(MAIL_KINDS[kind]);
}

/** Links that somebody waits for, such as those of sign-in. */
export function isUrgent(kind: MailKind): boolean {
  return MAIL_KINDS[kind] === 'proof';
}

export const URGENT_KINDS = (Object.keys(MAIL_KINDS) as MailKind[]).filter(isUrgent);

/** Unknown kinds may come from another version. */
export function audienceOf(kind: string): Audience {
  return kind in MAIL_KINDS ? MAIL_KINDS[kind as MailKind] : 'customer';
}
