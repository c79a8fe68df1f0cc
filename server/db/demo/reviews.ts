import type { Tx } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { reviews } from '../schema/reviews.ts';
import { DEMO_GOODS } from './products.ts';
import { DEMO_REVIEWS, REPLIES, REVIEW_WORDS, WORN_WORDS } from './review-words.ts';
import { daysBefore, seeded } from './seeded.ts';

// biome-ignore format: a table reads best with one person a line
const REVIEWERS = [
  ['hira.baloch', 'Hira', 'Baloch', 'Quetta'],
  ['usman.tariq', 'Usman', 'Tariq', 'Lahore'],
  ['maryam_k', 'Maryam', 'Khan', 'Peshawar'],
  ['fatima.noor', 'Fatima', 'Noor', 'Karachi'],
  ['bilal.ahsan', 'Bilal', 'Ahsan', 'Islamabad'],
  ['zara_mirza', 'Zara', 'Mirza', 'Karachi'],
  ['danish.raza', 'Danish', 'Raza', 'Multan'],
  ['sadia.javed', 'Sadia', 'Javed', 'Faisalabad'],
  ['imran.shah', 'Imran', 'Shah', 'Hyderabad'],
  ['nadia.hussain', 'Nadia', 'Hussain', 'London'],
  ['omar.farooq', 'Omar', 'Farooq', 'Dubai'],
  ['amna.yousaf', 'Amna', 'Yousaf', 'Sialkot'],
  ['kashif.mehmood', 'Kashif', 'Mehmood', 'Rawalpindi'],
  ['rabia.saleem', 'Rabia', 'Saleem', 'Toronto'],
] as const;

/** Weights of one to five stars, for products people love, like or doubt. */
const RATING_WEIGHTS = [
  [0, 1, 4, 20, 75],
  [2, 4, 12, 37, 45],
  [5, 12, 25, 38, 20],
] as const;

const UNREVIEWED_SHARE = 0.1;
const MOST_REVIEWS = 9;
const REPLY_SHARES = { praise: 0.2, complaint: 0.7 };

const HOUR = 3600 * 1000;

type Stars = 1 | 2 | 3 | 4 | 5;

function starsBy(mood: readonly number[], random: () => number): Stars {
  let left = random() * 100;
  const found = mood.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return ((found === -1 ? 4 : found) + 1) as Stars;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function filled(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

/**
 * Inserts the reviewers and their reviews; brand owners (`owners`: user ids by brand) or `shopOwnerId` reply to some.
 */
export async function writeReviews(
  tx: Tx,
  { owners, shopOwnerId, now }: { owners: Map<number, number>; shopOwnerId: number; now: Date },
): Promise<void> {
  const joined = daysBefore(now, 380);
  const written = await tx
    .insert(users)
    .values(
      REVIEWERS.map(([username, firstName, lastName]) => ({
        username,
        firstName,
        lastName,
        email: `${username}@customers.naap.example`,
        userType: 'customer' as const,
        isDemo: true,
        createdAt: joined,
        updatedAt: joined,
      })),
    )
    .returning({ id: users.id, username: users.username });
  const ids = new Map(written.map(({ id, username }) => [username, id]));
  const random = seeded(1599);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  const sellerOf = (index: number) => {
    const goods = DEMO_GOODS[index];
    return goods && 'brand' in goods ? owners.get(goods.brand) : shopOwnerId;
  };

  const told = DEMO_REVIEWS.map(([username, slug, rating, text, reply], place) => {
    const index = DEMO_GOODS.findIndex((goods) => goods.slug === slug);
    const createdAt = daysBefore(now, 1.3 * (DEMO_REVIEWS.length - place));
    const answer = { reply, repliedBy: sellerOf(index), repliedAt: new Date(createdAt.getTime() + 5 * HOUR) };
    return {
      productId: index + 1,
      customerId: ids.get(username) ?? 0,
      rating,
      text,
      city: REVIEWERS.find(([name]) => name === username)?.[3],
      createdAt,
      ...(reply ? answer : {}),
    };
  });
  const isUsed = (customerId: number, productId: number) =>
    told.some((review) => review.customerId === customerId && review.productId === productId);

  const rows = DEMO_GOODS.flatMap((goods, index) => {
    const mood = pick([
      RATING_WEIGHTS[0],
      RATING_WEIGHTS[0],
      RATING_WEIGHTS[1],
      RATING_WEIGHTS[1],
      RATING_WEIGHTS[2],
    ]);
    const many = random() < UNREVIEWED_SHARE ? 0 : 1 + Math.floor(random() * MOST_REVIEWS);
    const unsaid = new Map<Stars, string[]>();
    return shuffled(REVIEWERS, random)
      .slice(0, many)
      .flatMap(([username, firstName, , city]) => {
        const rating = starsBy(mood, random);
        const known = goods.oneSize ? REVIEW_WORDS[rating] : [...REVIEW_WORDS[rating], ...WORN_WORDS[rating]];
        const left = unsaid.get(rating) ?? shuffled(known, random);
        unsaid.set(rating, left);
        const words = left.pop();
        if (words === undefined || isUsed(ids.get(username) ?? 0, index + 1)) return [];
        const values = {
          thing: goods.thing,
          cloth: goods.care === 'wipe' ? 'material' : 'cloth',
          colour: pick(goods.colours.slice(0, 2) as string[]).toLowerCase(),
          city,
          name: firstName,
        };
        const createdAt = daysBefore(now, 18 + random() * 220);
        const isComplaint = rating <= 2;
        const answers = random() < (isComplaint ? REPLY_SHARES.complaint : REPLY_SHARES.praise);
        const reply = {
          reply: filled(pick(isComplaint ? REPLIES.sorry : REPLIES.thanks), values),
          repliedBy: sellerOf(index),
          repliedAt: new Date(createdAt.getTime() + (1 + random() * 30) * HOUR),
        };
        return {
          productId: index + 1,
          customerId: ids.get(username) ?? 0,
          rating,
          text: filled(words, values),
          city,
          createdAt,
          ...(answers && rating !== 3 ? reply : {}),
        };
      });
  });
  const oldestFirst = [...rows, ...told].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  await tx.insert(reviews).values(oldestFirst);
}
