import { randomBytes } from 'node:crypto';
import { WIZARD_DRESS_TYPES } from '../../../contract/constants/preferences.ts';
import type { Tx } from '../client.ts';
import { contactMessages, contactReplies, subscribers } from '../schema/contact.ts';
import { preferences } from '../schema/preferences.ts';
import { daysBefore, seeded } from './seeded.ts';

const ANSWER =
  'Dear Bilal, a sherwani is returned only if something is wrong with it, as it is made for you alone. An alteration is free within 14 days.';

/** Newest first. */
const MESSAGES = [
  {
    name: 'Hina Aslam',
    email: 'hina.aslam@school.example',
    phone: '+923001112233',
    subject: 'Bulk Orders',
    message:
      'Assalam o alaikum,\n\nwe need uniforms for 120 pupils before the new school year in April. Do you take the measures at the school?',
    daysAgo: 1,
  },
  {
    name: 'Bilal Chaudhry',
    email: 'bilal.chaudhry@mail.example',
    phone: '',
    subject: 'Custom Tailoring',
    message: 'Can I return a sherwani that does not fit?',
    daysAgo: 6,
    state: 'answered',
    answer: ANSWER,
  },
  {
    name: 'Nadia Rind',
    email: 'nadia.rind@mail.example',
    phone: '+923331234567',
    subject: 'Cultural Products',
    message: 'کیا بلوچی کڑھائی والا دوپٹہ دوبارہ آئے گا؟',
    daysAgo: 12,
    state: 'closed',
  },
] as const;

const READERS = [
  'amna.tariq',
  'saad.butt',
  'zara.memon',
  'hamza.lashari',
  'mina.gul',
  'omar.sethi',
  'rida.shah',
];
const ANSWERED = 26;

/** Writes the first contact messages, subscribers and preferences (demo-1). */
export async function writeContact(
  tx: Tx,
  { support, now }: { support: { id: number }; now: Date },
): Promise<void> {
  for (const { daysAgo, ...message } of MESSAGES.toReversed()) {
    const createdAt = daysBefore(now, daysAgo);
    const answer = 'answer' in message ? message.answer : null;
    const answeredAt = answer === null ? null : daysBefore(now, daysAgo - 1);
    const answeredBy = answer === null ? null : support.id;
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...message, createdAt, answer, answeredAt, answeredBy, assignedTo: answeredBy })
      .returning({ id: contactMessages.id });
    if (row && answer !== null && answeredAt !== null)
      await tx
        .insert(contactReplies)
        .values({ messageId: row.id, text: answer, writtenBy: support.id, createdAt: answeredAt });
  }
  await tx.insert(subscribers).values(
    READERS.map((name, place) => ({
      email: `${name}@mail.example`,
      unsubscribeHash: randomBytes(32),
      createdAt: daysBefore(now, 40 - place * 5),
      confirmedAt: daysBefore(now, 40 - place * 5),
      unsubscribedAt: place === 2 ? daysBefore(now, 8) : null,
    })),
  );
  await tx.insert(preferences).values(wishes(now));
}

function wishes(now: Date): (typeof preferences.$inferInsert)[] {
  const random = seeded(17);
  const one = <Of>(choices: readonly [Of, ...Of[]]) =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  return Array.from({ length: ANSWERED }, (_, place) => {
    const category = one(['mens', 'womens', 'womens', 'childrens'] as const);
    // Only the first three, so that some are wished for more often.
    const [first, second, third] = WIZARD_DRESS_TYPES[category].eastern;
    return {
      productType: one(['bespoke', 'bespoke', 'sales', 'regular']),
      category,
      wearCategory: 'eastern',
      dressType: one([first, second, third]),
      priceRange: one(['under15000', '15000to30000', '15000to30000', '30000to60000', 'above60000']),
      favoriteColor: one(['#1F7A83', '#9C1C2B', '#24357F', '#1E7F5C', null]),
      brandPreference: one(['local', 'local', 'international']),
      createdAt: daysBefore(now, ANSWERED - place),
    };
  });
}
