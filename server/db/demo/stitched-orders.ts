import type { DressTypeCode, Fabric } from '../../../contract/garments.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import type { Occasion, OrderStatus } from '../../../contract/orders.ts';
import type { PersonAsked } from '../../../contract/person-asked.ts';
import type { PersonKey } from './measurements.ts';
import { DEMO_TAILOR } from './tailors.ts';

export interface DemoOrder {
  status: OrderStatus;
  /** Username; absent for the in-house workshop. */
  tailor?: string;
  person: PersonKey;
  dress: DressTypeCode;
  fabric: Fabric;
  description: string;
  /** Days ago. */
  placed: number;
  changed: number;
  urgent?: boolean;
  collect?: boolean;
  /** Home delivery: SHIPPED instead of READY. */
  bring?: boolean;
  /** A garment that fits goes along in place of measures (orders-160). */
  fits?: { kind: string; name: string; ageGroup: 'adult' | 'child'; gender: 'female' | 'male' };
  /** The customer wants a cloth swatch first. */
  sample?: boolean;
  unconfirmed?: boolean;
  otherNumber?: string;
  contacted?: [times: number, status: 'CONTACTED' | 'UNREACHABLE'];
  note?: string;
  /** Needed two days after the promise. */
  occasion?: Occasion;
  /** Measured before it left: millimetres by which it strayed from the order. */
  measured?: Partial<Record<MeasureCode, number>>;
  /** Written down before the work began (orders-81). */
  cloth?: { lengthCm: number; pieces: number; bagTag: string; faults?: string };
  /** Garments besides the first. */
  further?: readonly FurtherGarment[];
  /** Sent with the shop's own rider (backoffice-26). */
  rider?: boolean;
  /** Collected and delivered at the office of the customer, in another part of the city. */
  atWork?: boolean;
  /** Tracking number of the courier TCS. */
  courierNumber?: string;
}

interface FurtherGarment extends Pick<DemoOrder, 'person' | 'dress' | 'fabric' | 'description'> {
  /** Who is asked for the measures by a link (orders-130); `person` has those that are given. */
  asked?: PersonAsked;
  link?: 'open' | 'answered';
}

/** Every status (orders-14), oldest order first. */
// biome-ignore format: a table reads best with one order in two lines
export const ORDERS: readonly DemoOrder[] = [
  { status: 'DELIVERED', tailor: 'zainab.stitches', person: 'self', dress: 'Kurta_Trousers', fabric: 'Linen', placed: 118, changed: 109, bring: true, contacted: [1, 'CONTACTED'],
    description: 'Straight kurta with side pockets, cigarette trousers.' },
  { status: 'DELIVERED', tailor: DEMO_TAILOR, person: 'husband', dress: 'Shalwar_Kameez', fabric: 'Cotton', placed: 74, changed: 63, measured: { sleeve: 20 },
    description: 'Ban collar, two side pockets, white thread on white.' },
  { status: 'CANCELLED', tailor: 'mehr_couture', person: 'self', dress: 'Gown', fabric: 'Satin', placed: 52, changed: 51, unconfirmed: true, note: 'The party was put off.',
    description: 'Floor length, no train.' },
  { status: 'CANCELLED', tailor: 'lahore.bespoke', person: 'husband', dress: 'Two_Piece_Suit', fabric: 'Wool', placed: 44, changed: 43, contacted: [2, 'CONTACTED'], note: 'Changed his mind about the colour.',
    description: 'Navy, two buttons, double vent.' },
  { status: 'ALTERATION', tailor: DEMO_TAILOR, person: 'husband', dress: 'Waistcoat', fabric: 'Velvet', placed: 21, changed: 2, contacted: [1, 'CONTACTED'], note: 'The back is loose by an inch at the waist.',
    description: 'Bottle green with antique buttons.' },
  { status: 'DELIVERED', person: 'child', dress: 'Frock', fabric: 'Cotton', placed: 17, changed: 10.5, collect: true, bring: true, measured: {},
    description: 'For her birthday: twirl skirt, puff sleeves, deep hem.' },
  { status: 'SHIPPED', tailor: 'gulnaz_boutique', person: 'self', dress: 'Anarkali_Suit', fabric: 'Georgette', placed: 16, changed: 1, bring: true, contacted: [1, 'CONTACTED'], courierNumber: '77142093551',
    description: 'Floor length, gota on the border, sleeves to the wrist.' },
  { status: 'SHIPPED', person: 'self', dress: 'Shalwar_Kameez', fabric: 'Cotton', placed: 11, changed: 0.25, bring: true, rider: true, measured: {},
    description: 'Plain, with a pocket for the phone.' },
  { status: 'SHIPPED', person: 'child', dress: 'Frock', fabric: 'Cotton', placed: 10, changed: 0.2, bring: true, rider: true, atWork: true, measured: {},
    description: 'For school: knee length, two pockets.' },
  { status: 'IN_PRODUCTION', tailor: DEMO_TAILOR, person: 'husband', dress: 'Sherwani', fabric: 'Velvet', placed: 8, changed: 5, occasion: 'BARAT', contacted: [3, 'CONTACTED'], otherNumber: '+923017654321',
    cloth: { lengthCm: 450, pieces: 2, bagTag: 'B-17', faults: 'The lining has a crease at one end.' },
    description: "Maroon with zari on collar and cuffs, for his brother's wedding." },
  { status: 'READY', tailor: DEMO_TAILOR, person: 'husband', dress: 'Kurta_Pajama', fabric: 'Linen', placed: 6.5, changed: 0.4, urgent: true,
    description: 'Off-white for Friday prayers.' },
  { status: 'QUALITY_CHECK', person: 'self', dress: 'Shalwar_Kameez', fabric: 'Silk', placed: 6, changed: 0.3, collect: true, bring: true,
    description: 'Boat neck, three-quarter sleeves, tulip shalwar.' },
  { status: 'DECLINED', tailor: 'noor_fashions', person: 'self', dress: 'Bridal_Lehenga', fabric: 'Brocade', placed: 5, changed: 4, contacted: [1, 'UNREACHABLE'], note: 'Booked out until the end of the wedding season.',
    description: 'Red and gold, can-can under the skirt.' },
  { status: 'ACCEPTED', tailor: 'doch_by_mahnoor', person: 'self', dress: 'Pishwas', fabric: 'Chiffon', placed: 3, changed: 2, occasion: 'MEHNDI', collect: true, bring: true, sample: true,
    description: 'Doch on the yoke in orange and black.' },
  { status: 'ACCEPTED', person: 'self', dress: 'Shalwar_Kameez', fabric: 'Cotton', placed: 2.5, changed: 2, collect: true, bring: true, atWork: true,
    fits: { kind: 'Blue kameez', name: 'Ayesha', ageGroup: 'adult', gender: 'female' }, description: 'Round neck, straight trousers.' },
  { status: 'CONFIRMED', tailor: DEMO_TAILOR, person: 'husband', dress: 'Prince_Coat', fabric: 'Tweed', placed: 1.2, changed: 1.1, urgent: true,
    description: 'Charcoal, covered buttons.',
    further: [
      { person: 'husband', dress: 'Shalwar_Kameez', fabric: 'Cotton', description: 'White, to be worn below the coat.' },
      { person: 'husband', dress: 'Waistcoat', fabric: 'Tweed', description: 'Of the same tweed as the coat.' },
    ] },
  { status: 'PLACED', tailor: 'gulnaz_boutique', person: 'self', dress: 'Anarkali_Suit', fabric: 'Chiffon', placed: 1, changed: 1, occasion: 'MEHNDI', bring: true,
    description: 'Yellow with a pink border, for the bride and her sisters.',
    further: [
      { person: 'self', dress: 'Anarkali_Suit', fabric: 'Chiffon', description: 'Like the first one.', asked: { name: 'Hina', age_group: 'adult', gender: 'female' }, link: 'answered' },
      { person: 'self', dress: 'Anarkali_Suit', fabric: 'Chiffon', description: 'Like the first one.', asked: { name: 'Sana', age_group: 'adult', gender: 'female' }, link: 'open' },
      { person: 'child', dress: 'Anarkali_Suit', fabric: 'Chiffon', description: 'Short, for a child.', asked: { name: 'Zoya', age_group: 'child', gender: 'female' } },
    ] },
  { status: 'PLACED', tailor: 'rang_mehal', person: 'self', dress: 'Peplum', fabric: 'Crepe', placed: 0.2, changed: 0.2, occasion: 'WALIMA', bring: true,
    description: 'Flared at the hip, bell sleeves.' },
];
