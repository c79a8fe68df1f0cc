import * as fields from '../../../contract/fields.ts';
import type { Role } from '../../../contract/roles.ts';
import { insertProven } from '../../infra/mail/proven-addresses.ts';
import type { Passwords } from '../../infra/passwords/passwords.ts';
import type { Tx } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { DEMO_ACCOUNTS, DEMO_WORKSHOP } from './accounts.ts';
import { daysBefore } from './seeded.ts';

const PEOPLE: Record<Role, Partial<typeof users.$inferInsert> & { username: string }> = {
  customer: {
    username: 'ayesha.siddiqui',
    firstName: 'Ayesha',
    lastName: 'Siddiqui',
    gender: 'female',
    phoneNumber: '+923214567890',
    address: '27-B, Block H, Gulberg III, Lahore',
    dateOfBirth: '1992-04-17',
  },
  tailor: {
    username: 'ustad_rafiq',
    firstName: 'Muhammad',
    lastName: 'Rafiq',
    gender: 'male',
    phoneNumber: '+923334561230',
  },
  brand: { username: 'gul_ahmad_weaves', firstName: 'Gul', lastName: 'Ahmad', phoneNumber: '+923455550102' },
  support: { username: 'sana.support', firstName: 'Sana', lastName: 'Iqbal', phoneNumber: '+923115550103' },
  admin: { username: 'shop_owner', firstName: 'Kamran', lastName: 'Malik', phoneNumber: '+923005550104' },
};

export async function demoPeople(passwords: Passwords) {
  return Promise.all(
    DEMO_ACCOUNTS.filter((account) => account !== DEMO_WORKSHOP).map(async ({ role, email, password }) => {
      const userType = fields.Role.parse(role);
      return { ...PEOPLE[userType], userType, email, passwordHash: await passwords.hash(password) };
    }),
  );
}

export async function writePeople(tx: Tx, people: Awaited<ReturnType<typeof demoPeople>>, now: Date) {
  const createdAt = daysBefore(now, 430);
  const written = await tx
    .insert(users)
    .values(people.map((person) => ({ ...person, isDemo: true, createdAt, updatedAt: createdAt })))
    .returning();
  await insertProven(
    tx,
    people.map(({ email }) => email),
  );
  const byRole = (role: Role) => {
    const found = written.find(({ userType }) => userType === role);
    if (!found) throw new Error(`There is no demo ${role}.`);
    return found;
  };
  return {
    customer: byRole('customer'),
    tailor: byRole('tailor'),
    brand: byRole('brand'),
    support: byRole('support'),
    admin: byRole('admin'),
  };
}
