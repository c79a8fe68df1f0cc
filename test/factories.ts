import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { IN_HOUSE_USER_ID } from '../contract/roles.ts';
import type { TailorType } from '../contract/tailors.ts';
import { refreshTokens, users } from '../server/db/schema/accounts.ts';
import { addresses } from '../server/db/schema/addresses.ts';
import { measurements, measurementVersions } from '../server/db/schema/measurements.ts';
import { tailorRates, tailors } from '../server/db/schema/tailors.ts';
import { insertProven } from '../server/infra/mail/proven-addresses.ts';
import type { TestApp } from './app.ts';

const PASSWORD = 'seven blue buttons';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eWTTEz/QGz4h+y61Za3HlA$T3v2dz+LwJoAmx4lt52dDMNuOUas1EQNeU10wKF0E4s';

const DAY = 24 * 3600 * 1000;

let made = 0;

export interface SignedUp {
  id: number;
  username: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
  headers: { authorization: string };
}

export function bearer(access: string): { authorization: string } {
  return { authorization: `Bearer ${access}` };
}

/** Signs in to the account of the in-house workshop, which has no password. */
export async function signInWorkshop({ deps }: TestApp): Promise<Pick<SignedUp, 'headers'>> {
  const [session] = await deps.db
    .insert(refreshTokens)
    .values({
      userId: IN_HOUSE_USER_ID,
      tokenHash: randomBytes(32),
      device: 'x',
      expiresAt: new Date(Date.now() + DAY),
    })
    .returning();
  const who = { id: IN_HOUSE_USER_ID, role: 'tailor' as const, sessionId: session?.id ?? 0 };
  return { headers: bearer(await deps.accessTokens.sign(who)) };
}

/** Creates an account, by default a customer's, and signs it in. The e-mail is confirmed unless `proven` is false. */
export async function signUp(
  { deps }: Pick<TestApp, 'deps'>,
  { proven = true, ...overrides }: Partial<typeof users.$inferInsert> & { proven?: boolean } = {},
): Promise<SignedUp> {
  const username = `person_${++made}_${randomBytes(3).toString('hex')}`;
  const [user] = await deps.db
    .insert(users)
    .values({
      username,
      email: `${username}@mail.example`,
      phoneNumber: '+923001234567',
      passwordHash: PASSWORD_HASH,
      userType: 'customer',
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('Nobody was made');
  if (proven) await insertProven(deps.db, [user.email]);
  const refresh = randomBytes(32).toString('base64url');
  const [session] = await deps.db
    .insert(refreshTokens)
    .values({
      userId: user.id,
      tokenHash: createHash('sha256').update(refresh).digest(),
      device: 'Chrome on Android',
      expiresAt: new Date(Date.now() + 30 * DAY),
    })
    .returning();
  const access = await deps.accessTokens.sign({
    id: user.id,
    role: user.userType,
    sessionId: session?.id ?? 0,
  });
  const { id, email } = user;
  return { id, username: user.username, email, password: PASSWORD, access, refresh, headers: bearer(access) };
}

interface TailorTraits extends Partial<Omit<typeof tailors.$inferInsert, 'tailorType'>> {
  /** Dress type → rupees. */
  rates?: Record<string, number>;
  type?: TailorType | null;
}

export async function makeTailor(test: TestApp, { rates, type, ...traits }: TailorTraits = {}) {
  const { db } = test.deps;
  const userId = traits.userId ?? (await signUp(test, { userType: 'tailor' })).id;
  const [tailor] = await db
    .insert(tailors)
    .values({ area: 'Anarkali, Lahore', leadTimeDays: 10, tailorType: type ?? null, ...traits, userId })
    .returning();
  if (!tailor) throw new Error('No tailor was made');
  const card = Object.entries(rates ?? { Shalwar_Kameez: 2500, Kurta: 1900 });
  if (card.length > 0) {
    await db
      .insert(tailorRates)
      .values(card.map(([dressType, rupees]) => ({ tailorId: tailor.id, dressType, rupees })));
  }
  const [row] = await db.select().from(tailors).where(eq(tailors.id, tailor.id));
  return row ?? tailor;
}

/** Inserts an adult man's record; `values` in millimetres (weight: grams). */
export async function makeMeasurement(
  { deps }: TestApp,
  user: { id: number },
  traits: Partial<typeof measurements.$inferInsert> = {},
) {
  const sheet = {
    label: 'Own',
    gender: 'male' as const,
    ageGroup: 'adult' as const,
    unit: 'cm' as const,
    note: '',
    values: {
      chest: 980,
      waist: 840,
      shoulder: 450,
      sleeve: 610,
      neck: 390,
      inseam: 780,
      height: 1750,
      weight: 74_000,
    },
    ...traits,
  };
  const [record] = await deps.db
    .insert(measurements)
    .values({ ...sheet, userId: user.id })
    .returning();
  if (!record) throw new Error('No record was made');
  await deps.db
    .insert(measurementVersions)
    .values({ ...sheet, measurementId: record.id, version: record.version });
  return record;
}

/** Inserts an address in Lahore; the first is the default. */
export async function makeAddress({ deps }: TestApp, user: { id: number }) {
  const known = await deps.db.select().from(addresses).where(eq(addresses.userId, user.id));
  const fields = {
    fullName: 'Ayesha Khan',
    phone: '+923001234567',
    address: 'House 12, Street 4, Gulberg III',
    city: 'Lahore',
    postalCode: '54660',
    country: 'PK',
    isDefault: known.length === 0,
  };
  await deps.db.insert(addresses).values({ userId: user.id, ...fields });
}

export function jpeg(width = 60, height = 40): Promise<Buffer> {
  return flat(width, height).jpeg().toBuffer();
}

export function png(width = 60, height = 40): Promise<Buffer> {
  return flat(width, height).png().toBuffer();
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#4338ca' } });
}

/** A multipart body for `inject`. */
export function multipart(
  fields: Record<string, string | number | boolean>,
  files: Record<string, Buffer> = {},
) {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const part = (disposition: string, content: Buffer | string) => [
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`,
    content,
    '\r\n',
  ];
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, String(value))),
    ...Object.entries(files).flatMap(([name, bytes]) =>
      part(`name="${name}"; filename="picture.jpg"\r\ncontent-type: image/jpeg`, bytes),
    ),
    `--${boundary}--\r\n`,
  ];
  return {
    payload: Buffer.concat(parts.map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
