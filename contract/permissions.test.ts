import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, grantOf, may, rolesFor } from './permissions.ts';
import { ROLES } from './roles.ts';

/** Actions that support may not take (people-3). */
const ADMIN_ONLY: readonly Action[] = [
  'applications.decide',
  'audit.read',
  'brands.add',
  'connections.use',
  'couriers.close',
  'discounts.manage',
  'identity.check',
  'sellers.earnings',
  'sellers.pay',
  'settings.money',
  'setup.manage',
  'staff.manage',
  'tailors.rates',
];

describe('the table of permissions', () => {
  test('permits an admin whatever it permits support, and more only by the list (people-3)', () => {
    const differing = ACTIONS.filter((action) => grantOf('support', action) !== grantOf('admin', action));
    expect(differing.toSorted()).toEqual(ADMIN_ONLY.toSorted());
    for (const action of differing) {
      expect([grantOf('support', action), grantOf('admin', action)], action).toEqual(['none', 'any']);
    }
  });

  test('opens nothing but their own to customers, tailors and brands (people-3)', () => {
    for (const role of ['customer', 'tailor', 'brand'] as const) {
      expect(ACTIONS.filter((action) => grantOf(role, action) === 'any')).toEqual([]);
    }
  });

  test('permits every action to somebody', () => {
    expect(ACTIONS.filter((action) => rolesFor(action).length === 0)).toEqual([]);
  });
});

describe('a loaded row', () => {
  test.each(ROLES)('is permitted to %s by its owner and the grant', (role) => {
    for (const action of ACTIONS) {
      const grant = grantOf(role, action);
      expect(may({ id: 7, role }, action, 7), `own ${action}`).toBe(grant !== 'none');
      expect(may({ id: 7, role }, action, 8), `another's ${action}`).toBe(grant === 'any');
      expect(may({ id: 7, role }, action, null), `nobody's ${action}`).toBe(grant === 'any');
    }
  });

  test('that belongs to nobody is not opened to an actor without an account', () => {
    expect(may({ id: null, role: 'customer' }, 'orders.read', null)).toBe(false);
  });
});
