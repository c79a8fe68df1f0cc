import { eq } from 'drizzle-orm';
import { inLocale, tradeWords } from '#words';
import type { TAILOR_SERVICES } from '../../../contract/constants/tailors.ts';
import type { DressTypeCode } from '../../../contract/garments.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { TailorType } from '../../../contract/tailors.ts';
import type { Tx } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { tailorRates, tailors } from '../schema/tailors.ts';
import { daysBefore, seeded } from './seeded.ts';

/** Price level relative to the in-house workshop. */
const CITIES = { Karachi: 1.02, Lahore: 0.97, Islamabad: 1.12, Peshawar: 0.86, Quetta: 0.88, Multan: 0.8 };

// biome-ignore format: a table reads best with one craft a line
const CRAFTS = {
  kameez: ['Shalwar_Kameez', 'Kurta', 'Kurta_Pajama', 'Pathani_Suit', 'Kurta_Churidar', 'Dhoti_Kurta'],
  wedding: ['Sherwani', 'Achkan', 'Prince_Coat', 'Waistcoat', 'Shalwar_Kameez_Waistcoat'],
  suits: ['Two_Piece_Suit', 'Three_Piece_Suit', 'Tuxedo', 'Jackets', 'Coats', 'Dress_Shirts', 'Trousers', 'Chinos'],
  gulf: ['Thobe', 'Bisht', 'Kurta', 'Shalwar_Kameez'],
  casual: ['Safari_Suit', 'Polo_Shirts', 'T_Shirts', 'Hoodies', 'Jeans', 'Trousers'],
  daily: ['Shalwar_Kameez', 'Kurta', 'Kurti', 'Kurta_Trousers', 'Churidar_Suit', 'Patiala_Suit'],
  festive: ['Anarkali_Suit', 'Angrakha', 'Pishwas', 'Peplum', 'Palazzo_Suit', 'Farshi_Shalwar'],
  bridal: ['Bridal_Lehenga', 'Lehenga_Choli', 'Sharara', 'Gharara', 'Saree', 'Saree_Blouse'],
  modest: ['Abaya', 'Kaftan', 'Maxi', 'Tunics'],
  western: ['Gown', 'Frock', 'Dresses', 'Skirts', 'Trousers', 'Coats', 'Leggings'],
  both: ['Shalwar_Kameez', 'Kurta', 'Jackets', 'Coats', 'Trousers', 'Jeans'],
} satisfies Record<string, DressTypeCode[]>;

type City = keyof typeof CITIES;
type Craft = keyof typeof CRAFTS;
type Service = (typeof TAILOR_SERVICES)[number];

/**
 * Username, street, city, trade, crafts, services, lead time in business days, price level, orders delivered, review
 * counts from five stars down to one.
 */
type Line = readonly [
  username: string,
  street: string,
  city: City,
  trade: 'Gents' | 'Ladies' | null,
  crafts: Craft[],
  services: Service[],
  leadTimeDays: number,
  level: number,
  delivered: number,
  stars: [five: number, four: number, three: number, two: number, one: number],
];

const OPENING_HOURS = [
  [{ days: 'Mon-Sat', hours: '11AM-9PM' }],
  [
    { days: 'Mon-Thu, Sat', hours: '10AM-8PM' },
    { days: 'Fri', hours: '3PM-9PM' },
  ],
  [
    { days: 'Mon-Sat', hours: '10AM-7PM' },
    { days: 'Sun', hours: '12PM-5PM' },
  ],
];

/** Closed on Fridays every week. */
const FRIDAY_OFF: City = 'Peshawar';

export const DEMO_TAILOR = 'ustad_rafiq';

// biome-ignore format: a table reads best with one tailor a line
const TAILORS: readonly Line[] = [
  ['saeed.darzi', 'Tariq Road', 'Karachi', 'Gents', ['kameez', 'casual'], ['alteration', 'urgent'], 7, 0.92, 412, [96, 41, 9, 3, 2]],
  ['noor_fashions', 'Clifton', 'Karachi', 'Ladies', ['festive', 'bridal'], ['fitting', 'zari', 'embroidery'], 14, 1.28, 238, [88, 22, 5, 1, 0]],
  ['master_iqbal', 'Saddar', 'Karachi', 'Gents', ['suits'], ['alteration', 'fabric', 'pressing'], 10, 1.05, 655, [140, 66, 21, 8, 4]],
  ['zainab.stitches', 'Gulshan-e-Iqbal', 'Karachi', 'Ladies', ['daily', 'modest'], ['alteration', 'fitting'], 8, 0.9, 301, [71, 38, 10, 4, 1]],
  ['al_habib_tailors', 'Bahadurabad', 'Karachi', 'Gents', ['gulf', 'wedding'], ['alteration', 'pressing'], 9, 0.96, 187, [39, 24, 12, 3, 2]],
  ['mehr_couture', 'DHA Phase 6', 'Karachi', 'Ladies', ['western', 'festive'], ['fitting', 'fabric', 'embroidery'], 12, 1.3, 96, [41, 9, 2, 0, 0]],
  [DEMO_TAILOR, 'Anarkali', 'Lahore', 'Gents', ['kameez', 'wedding'], ['alteration', 'zari', 'fitting'], 10, 1.08, 524, [151, 37, 6, 1, 0]],
  ['gulnaz_boutique', 'Liberty Market', 'Lahore', 'Ladies', ['bridal', 'festive', 'daily'], ['zari', 'embroidery', 'fitting'], 14, 1.25, 342, [118, 40, 11, 2, 1]],
  ['lahore.bespoke', 'The Mall', 'Lahore', 'Gents', ['suits', 'wedding'], ['fitting', 'fabric'], 12, 1.22, 208, [77, 19, 3, 1, 0]],
  ['rang_mehal', 'Ichhra', 'Lahore', 'Ladies', ['daily', 'festive'], ['alteration', 'urgent'], 7, 0.82, 489, [83, 70, 31, 12, 7]],
  ['sufi_and_sons', 'Model Town', 'Lahore', 'Gents', ['kameez', 'gulf'], ['alteration', 'pressing'], 8, 0.94, 276, [58, 33, 14, 2, 1]],
  ['hina.designs', 'Johar Town', 'Lahore', 'Ladies', ['western', 'modest'], ['fitting'], 9, 0.98, 0, [0, 0, 0, 0, 0]],
  ['blue_area_suits', 'Blue Area', 'Islamabad', 'Gents', ['suits', 'casual'], ['alteration', 'fitting', 'urgent'], 9, 1.1, 331, [92, 31, 10, 4, 1]],
  ['farah_atelier', 'F-7 Markaz', 'Islamabad', 'Ladies', ['western', 'festive', 'modest'], ['fitting', 'fabric'], 11, 1.24, 154, [62, 17, 4, 1, 0]],
  ['margalla_tailors', 'G-9 Markaz', 'Islamabad', 'Gents', ['kameez', 'casual'], ['alteration'], 7, 0.88, 219, [37, 41, 20, 6, 3]],
  ['shifa_stitch', 'I-8 Markaz', 'Islamabad', 'Ladies', ['daily', 'modest'], ['alteration', 'fitting'], 8, 0.95, 67, [24, 9, 1, 0, 0]],
  ['khyber_tailors', 'Qissa Khwani Bazaar', 'Peshawar', 'Gents', ['kameez', 'wedding'], ['alteration', 'embroidery'], 9, 1.04, 398, [104, 45, 9, 2, 1]],
  ['chitrali_waistcoats', 'Saddar Road', 'Peshawar', 'Gents', ['wedding', 'casual'], ['embroidery', 'pressing'], 8, 0.97, 143, [46, 14, 5, 0, 1]],
  ['spogmay_dresses', 'University Road', 'Peshawar', 'Ladies', ['daily', 'festive'], ['embroidery', 'fitting'], 10, 0.93, 112, [35, 18, 4, 1, 0]],
  ['bolan_darzi', 'Liaquat Bazaar', 'Quetta', null, ['both'], ['alteration'], 11, 0.9, 58, [9, 11, 6, 2, 0]],
  ['doch_by_mahnoor', 'Jinnah Road', 'Quetta', 'Ladies', ['festive', 'daily'], ['doch', 'embroidery'], 14, 1.2, 129, [67, 11, 2, 0, 0]],
  ['multan_master', 'Hussain Agahi', 'Multan', 'Gents', ['kameez', 'suits'], ['alteration', 'pressing'], 8, 0.95, 265, [49, 38, 15, 5, 3]],
  ['sooti_stitch', 'Gulgasht Colony', 'Multan', 'Ladies', ['daily', 'bridal'], ['zari', 'alteration'], 12, 0.98, 174, [55, 26, 8, 2, 1]],
  ['new_cut_tailors', 'Multan Cantt', 'Multan', 'Gents', ['suits', 'gulf'], ['urgent', 'fabric'], 7, 0.87, 3, [1, 0, 0, 0, 0]],
];

/** Inserts the partner tailors with rates scaled by city and level; returns ids by username. */
export async function writeTailors(tx: Tx, tailorUserId: number, now: Date): Promise<Map<string, number>> {
  const createdAt = daysBefore(now, 420);
  const others = TAILORS.filter(([username]) => username !== DEMO_TAILOR);
  const accounts = await tx
    .insert(users)
    .values(
      others.map(([username]) => ({
        username,
        email: `${username}@tailors.naap.example`,
        userType: 'tailor' as const,
        isDemo: true,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: users.id, username: users.username });
  const userIds = new Map([
    [DEMO_TAILOR, tailorUserId],
    ...accounts.map(({ id, username }) => [username, id] as const),
  ]);

  const rows = TAILORS.map(
    ([username, street, city, trade, , services, leadTimeDays, , delivered, stars], index) => ({
      userId: userIds.get(username) ?? 0,
      area: `${street}, ${city}`,
      address: `Shop ${((index * 7) % 48) + 2}, ${street}, ${city}`,
      openingHours:
        city === FRIDAY_OFF
          ? [{ days: 'Mon-Thu, Sat', hours: '10AM-8PM' }]
          : (OPENING_HOURS[index % OPENING_HOURS.length] ?? []),
      weekdaysOff: city === FRIDAY_OFF ? [5] : [],
      tailorType: trade && (`${trade} Tailor` satisfies TailorType),
      services: inLocale('en', () =>
        Object.fromEntries(services.map((service) => [service, tradeWords.services[service]])),
      ),
      leadTimeDays,
      ordersDelivered: delivered,
      ratingCount: stars.reduce((sum, count) => sum + count, 0),
      ratingSum: stars.reduce((sum, count, index) => sum + count * (5 - index), 0),
      createdAt,
    }),
  );
  const written = await tx.insert(tailors).values(rows).returning({ id: tailors.id, userId: tailors.userId });
  const tailorIds = new Map(
    TAILORS.map(([username]) => {
      const found = written.find(({ userId }) => userId === userIds.get(username));
      return [username, found?.id ?? 0] as const;
    }),
  );

  const [inHouse] = await tx
    .select({ rateCard: tailors.rateCard })
    .from(tailors)
    .where(eq(tailors.id, IN_HOUSE_TAILOR_ID));
  const random = seeded(24);
  const rates = TAILORS.flatMap(([username, , city, , crafts, , , level]) =>
    [...new Set(crafts.flatMap((craft): DressTypeCode[] => CRAFTS[craft]))].map((dressType) => {
      const price = (inHouse?.rateCard[dressType] ?? 2500) * CITIES[city] * level * (0.94 + random() * 0.12);
      return { tailorId: tailorIds.get(username) ?? 0, dressType, rupees: Math.round(price / 50) * 50 };
    }),
  );
  await tx.insert(tailorRates).values(rates);
  return tailorIds;
}
