import type { BrandLocation, Category } from '../../../contract/catalogue.ts';
import type { Tx } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { brands } from '../schema/catalogue.ts';
import { daysBefore } from './seeded.ts';

interface DemoBrand {
  name: string;
  username: string;
  city: string;
  location: BrandLocation;
  category: Category;
  sells: 'sale' | 'bespoke' | 'both' | 'regular';
  tagline: string;
  description: string;
}

// biome-ignore format: a table reads best with one brand in three lines
const BRANDS: readonly DemoBrand[] = [
  { name: 'Gul Dhaga Weaves', username: 'gul_ahmad_weaves', city: 'Lahore', location: 'best', category: 'womens', sells: 'sale',
    tagline: 'Printed lawn for long summers',
    description: 'Gul Ahmad and his daughters print lawn and cotton in a small mill behind the canal in Lahore. Every print is drawn by hand first, and a print that sold out comes back only when the family still likes it.' },
  { name: 'Rohi Khaddar House', username: 'rohi_khaddar', city: 'Bahawalpur', location: 'local', category: 'mens', sells: 'both',
    tagline: 'Desert cloth, honestly woven',
    description: 'Khaddar from the edge of Cholistan: spun thick, woven on pit looms and washed three times before it is cut. We stitch what we weave, and cut to your measure on request.' },
  { name: 'Zarposh Atelier', username: 'zarposh_atelier', city: 'Karachi', location: 'best', category: 'womens', sells: 'bespoke',
    tagline: 'Zari, tilla and a steady hand',
    description: 'A wedding atelier of eleven embroiderers in Karachi. A bridal piece takes six to fourteen weeks on the frame, and each one is numbered inside the hem by the hand that finished it.' },
  { name: 'Indus & Needle', username: 'indus_and_needle', city: 'London', location: 'international', category: 'mens', sells: 'bespoke',
    tagline: 'Savile manners, Sialkot hands',
    description: 'Two cousins, one shop in London and one cutting room in Sialkot. Half-canvassed jackets, trousers with room to sit and shirts with a collar that stands by itself.' },
  { name: 'Chand Taara Kids', username: 'chand_taara_kids', city: 'Faisalabad', location: 'local', category: 'childrens', sells: 'sale',
    tagline: 'Made for running, washed a hundred times',
    description: 'Children do not stand still, so our seams are double and our hems deep enough to let down twice. Soft cotton inside, festive outside.' },
  { name: 'Seep & Sitara Buttons', username: 'seep_sitara', city: 'Lahore', location: 'near', category: 'mens', sells: 'regular',
    tagline: 'The last thing a tailor sews on',
    description: 'Shell, horn, brass and silk: a counter of buttons in the old city of Lahore, run by the third generation. Every set comes with one button more than you need.' },
  { name: 'Bolan Thread', username: 'bolan_thread', city: 'Quetta', location: 'near', category: 'mens', sells: 'bespoke',
    tagline: 'Mountain wool and straight seams',
    description: 'Winter tailoring from Quetta for men who wear a coat eight months a year: wool from the hills, deep pockets, and sherwanis that keep their shape through three evenings of a wedding.' },
  { name: 'Kapas Studio', username: 'kapas_studio', city: 'Multan', location: 'local', category: 'womens', sells: 'sale',
    tagline: 'Everyday cotton that likes you back',
    description: 'Clothes for office, kitchen and evening in one: plain cotton from the Multan plain, cut with pockets, in colours that go with each other.' },
  { name: 'Maple & Mulberry', username: 'maple_mulberry', city: 'Toronto', location: 'international', category: 'womens', sells: 'sale',
    tagline: 'Western cuts, warm colours',
    description: 'Designed in Toronto by three friends from Lahore who missed colour in winter. Coats that hold out the wind and dresses that survive a suitcase.' },
  { name: 'Nanha Dhaga', username: 'nanha_dhaga', city: 'Dubai', location: 'international', category: 'childrens', sells: 'bespoke',
    tagline: 'Small clothes, made to measure',
    description: 'Festive and everyday clothes for children, cut to their own measures, with names embroidered inside the collar so that cousins cannot mix them up.' },
  { name: 'Saltrange Tailoring Co.', username: 'saltrange_tailoring', city: 'Rawalpindi', location: 'best', category: 'mens', sells: 'both',
    tagline: 'Well cut since our grandfather',
    description: 'A tailoring house of Rawalpindi with its own cloth counter. Ready sizes for tomorrow, or the same pattern cut to you within a fortnight.' },
  { name: 'Kohsar Loom', username: 'kohsar_loom', city: 'Peshawar', location: 'near', category: 'womens', sells: 'regular',
    tagline: 'Patti shawls from the valleys, soon',
    description: 'Handwoven patti and shawls from Swat and Chitral. The first looms are being set up; our shelf opens with the winter.' },
];

function logoOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
  return `/art/brands/${slug}.svg`;
}

/** Inserts the brands with ids from 1; returns owner ids by brand id. */
export async function writeBrands(tx: Tx, ownerId: number, now: Date): Promise<Map<number, number>> {
  const createdAt = daysBefore(now, 400);
  const accounts = await tx
    .insert(users)
    .values(
      BRANDS.slice(1).map(({ username }) => ({
        username,
        email: `${username}@brands.naap.example`,
        userType: 'brand' as const,
        isDemo: true,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning({ id: users.id, username: users.username });
  const ids = new Map(accounts.map(({ id, username }) => [username, id]));
  const owners = new Map(BRANDS.map(({ username }, index) => [index + 1, ids.get(username) ?? ownerId]));
  await tx.insert(brands).values(
    BRANDS.map(({ username: _, sells, ...brand }, index) => ({
      ...brand,
      id: index + 1,
      userId: owners.get(index + 1) ?? ownerId,
      logo: logoOf(brand.name),
      sale: sells === 'sale' || sells === 'both',
      bespoke: sells === 'bespoke' || sells === 'both',
      createdAt,
    })),
  );
  return owners;
}
