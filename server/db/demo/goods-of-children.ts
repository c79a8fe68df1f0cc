import type { BrandGoods } from './goods.ts';

const TAARA = { brand: 5, category: 'childrens', madeIn: 'Faisalabad' } as const;
const NANHA = { brand: 10, category: 'childrens', madeIn: 'Karachi' } as const;

// biome-ignore format: a table reads best with one thing in three lines
export const TAARA_GOODS: readonly BrandGoods[] = [
  { ...TAARA, slug: 'nanha-kurta-pajama', name: 'Little Kurta Pajama', thing: 'kurta', section: 'stitched', dress: 'Kurta_Pajama', price: 2450, fabric: 'Soft lawn', care: 'warm',
    colours: ['Butter yellow', 'Mint'],
    description: 'A first kurta for Eid mornings: soft lawn, snaps behind false buttons and a pajama with elastic, because nobody has time for a nala.' },
  { ...TAARA, slug: 'titli-frock', name: 'Titli Frock', thing: 'frock', section: 'western', dress: 'Dresses', price: 2950, fabric: 'Cotton gingham', care: 'warm',
    colours: ['Pink check', 'Blue check'],
    description: 'A gingham frock with a twirling skirt, puffed sleeves and a butterfly on the pocket. The hem lets down twice, so it stays a whole year.' },
  { ...TAARA, slug: 'little-prince-sherwani', name: 'Little Prince Sherwani', thing: 'sherwani', section: 'formal', dress: 'Sherwani', price: 12900, fabric: 'Jamawar, cotton lining', care: 'dry',
    colours: ['Ivory and maroon', 'Royal blue'],
    description: "Like the bridegroom's, only shorter. Light jamawar, lined in cotton so that it does not itch, with a little matching shawl that nobody has to wear." },
  { ...TAARA, slug: 'patang-tee', name: 'Patang T-Shirt', thing: 'T-shirt', section: 'western', dress: 'T_Shirts', price: 1250, fabric: 'Cotton jersey', care: 'warm',
    colours: ['Sky', 'Sunshine', 'Tomato #DE5B49'],
    description: 'Kites over a Basant sky on thick jersey. The neck is taped, the seams are double and the print has survived our own children.' },
  { ...TAARA, slug: 'gota-lehenga-choli', name: 'Gota Lehenga Choli', thing: 'lehenga', section: 'formal', dress: 'Lehenga_Choli', price: 9800, fabric: 'Chunri cotton with gota', care: 'hand',
    colours: ['Mehndi yellow', 'Bubblegum'],
    description: 'For the mehndi: a chunri lehenga edged with gota, a choli that closes with a zip and a dupatta stitched to the shoulder so that it is not lost by nine.' },
  { ...TAARA, slug: 'khel-kood-tracksuit', name: 'Khel Kood Tracksuit', thing: 'tracksuit', section: 'western', dress: 'Tracksuits', price: 3650, fabric: 'Brushed cotton fleece', care: 'warm',
    colours: ['Cobalt', 'Maroon'],
    description: 'Jacket and trousers of brushed fleece with double knees. The stripes are knitted in, so they cannot peel.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const NANHA_GOODS: readonly BrandGoods[] = [
  { ...NANHA, slug: 'nanha-shalwar-kameez', name: 'Nanha Shalwar Kameez', thing: 'suit', section: 'stitched', dress: 'Shalwar_Kameez', price: 3850, fabric: 'Striped cotton', care: 'warm',
    colours: ['Leaf stripe', 'Sky stripe'],
    description: 'A school-day shalwar kameez of fine stripes with a soft collar. The shalwar has elastic and a drawstring, as waists change between breakfast and lunch.' },
  { ...NANHA, slug: 'pari-anarkali', name: 'Pari Anarkali', thing: 'anarkali', section: 'formal', dress: 'Anarkali_Suit', price: 16500, fabric: 'Organza over cotton', care: 'dry',
    colours: ['Lilac', 'Peach blossom'],
    description: 'A fairy of an anarkali: organza with tiny buti over a cotton slip, so that only the soft side touches. Twelve panels for turning in.' },
  { ...NANHA, slug: 'sahil-shorts', name: 'Sahil Shorts', thing: 'shorts', section: 'western', dress: 'Shorts', price: 1890, fabric: 'Madras cotton', care: 'warm',
    colours: ['Lemon check', 'Palm check'],
    description: 'Beach shorts of madras checks with a drawstring and pockets deep enough for shells. They dry on the way home from Clifton.' },
  { ...NANHA, slug: 'barfi-quilted-jacket', name: 'Barfi Quilted Jacket', thing: 'jacket', section: 'western', dress: 'Jackets', price: 6200, fabric: 'Ralli patchwork, cotton wadding', care: 'hand',
    colours: ['Milk and berry', 'Ice blue'],
    description: 'A reversible jacket quilted in the diamonds of a ralli, or of a plate of barfi. Patchwork outside, plain inside, warm both ways.' },
];
