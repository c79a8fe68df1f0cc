import { ROLES, type Role } from './roles.ts';

/** `own`: rows that belong to the actor or that the actor works on; `any`: all rows; `none`: refused. */
export type Grant = 'own' | 'any' | 'none';

const [own, any, none] = ['own', 'any', 'none'] as const;

type GrantForEach<Roles extends readonly Role[]> = { readonly [Column in keyof Roles]: Grant };

/** In the order of `ROLES`. */
type Row = GrantForEach<typeof ROLES>;

/** Who may do what (people-7). `serve` checks the action of an endpoint; services check it for the loaded row. */
// biome-ignore format: a table reads best with its columns aligned
const TABLE = {
  //                     customer tailor brand support admin
  'account.use':         [own,    own,   own,  own,    own],
  'account.delete':      [own,    none,  none, none,   none],
  'measurements.keep':   [own,    own,   own,  own,    own],

  'stitching.order':     [own,    none,  none, none,   none],
  'goods.order':         [own,    own,   own,  own,    own],
  'stitching.work':      [none,   own,   none, none,   none],
  'orders.read':         [own,    own,   none, any,    any],
  'dashboard.read':      [none,   none,  none, any,    any],
  'orders.manage':       [none,   none,  none, any,    any],
  'orders.refund':       [none,   none,  none, any,    any],
  'orders.enter':        [none,   none,  none, any,    any],
  'rounds.take':         [none,   own,   none, any,    any],
  'orders.step':         [own,    own,   none, any,    any],
  'seller-orders.step':  [none,   none,  own,  any,    any],
  'documents.read':      [own,    own,   own,  any,    any],

  'applications.read':   [none,   none,  none, any,    any],
  'applications.decide': [none,   none,  none, none,   any],

  'workshop.manage':     [none,   own,   none, none,   none],
  'tailors.read':        [none,   none,  none, any,    any],
  'tailors.edit':        [none,   none,  none, any,    any],
  'tailors.rates':       [none,   none,  none, none,   any],
  'tailors.calendar':    [none,   none,  none, any,    any],

  'earnings.read':       [none,   own,   own,  none,   none],
  'sellers.earnings':    [none,   none,  none, none,   any],
  'sellers.pay':         [none,   none,  none, none,   any],
  'couriers.settle':     [none,   none,  none, any,    any],
  'couriers.book':       [none,   own,   own,  any,    any],
  'couriers.close':      [none,   none,  none, none,   any],

  'identity.give':       [none,   own,   own,  none,   none],
  'identity.check':      [none,   none,  none, none,   any],

  'reviews.write':       [own,    own,   own,  own,    own],
  'reviews.reply':       [none,   none,  own,  any,    any],

  'customers.read':      [none,   none,  none, any,    any],
  'accounts.block':      [none,   none,  none, any,    any],
  'credit.grant':        [none,   none,  none, any,    any],
  'staff.manage':        [none,   none,  none, none,   any],
  'audit.read':          [none,   none,  none, none,   any],

  'views.save':          [none,   none,  none, own,    own],

  'products.keep':       [none,   none,  own,  any,    any],
  'brand.work':          [none,   none,  own,  none,   none],
  'brands.edit':         [none,   none,  none, any,    any],
  'brands.add':          [none,   none,  none, none,   any],

  'chat.write':          [own,    own,   own,  any,    any],
  'chat.support':        [none,   none,  none, any,    any],

  'mails.resend':        [none,   none,  none, any,    any],
  'messages.read':       [none,   none,  none, any,    any],
  'inbox.answer':        [none,   none,  none, any,    any],
  'newsletter.read':     [none,   none,  none, any,    any],
  'newsletter.edit':     [none,   none,  none, any,    any],
  'preferences.read':    [none,   none,  none, any,    any],
  'content.edit':        [none,   none,  none, any,    any],
  'settings.change':     [none,   none,  none, any,    any],
  'discounts.manage':    [none,   none,  none, none,   any],
  'settings.money':      [none,   none,  none, none,   any],
  'setup.manage':        [none,   none,  none, none,   any],
  'connections.use':     [none,   own,   own,  none,   any],
  'transfers.use':       [none,   own,   own,  own,    own],
} as const satisfies Record<string, Row>;

export type Action = keyof typeof TABLE;

export const ACTIONS = Object.keys(TABLE) as Action[];

export function grantOf(role: Role, action: Action): Grant {
  const row: readonly Grant[] = TABLE[action];
  return row[ROLES.indexOf(role)] ?? 'none';
}

/** Roles with any grant, or with this one. */
export function rolesFor(action: Action, grant?: Grant): Role[] {
  return ROLES.filter((role) => {
    const theirs = grantOf(role, action);
    return grant ? theirs === grant : theirs !== 'none';
  });
}

/** Whether the actor may act on a row of this account, as its owner or worker; null belongs to nobody. */
export function may(
  actor: { id: number | null; role: Role },
  action: Action,
  ownerId: number | null,
): boolean {
  const grant = grantOf(actor.role, action);
  return grant === 'any' || (grant === 'own' && ownerId !== null && actor.id === ownerId);
}
