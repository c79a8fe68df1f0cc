import type { BrandGoods } from './goods.ts';

const ROHI = { brand: 2, category: 'mens', madeIn: 'Bahawalpur' } as const;
const LONDON = { brand: 4, category: 'mens', madeIn: 'Sialkot, cut in London' } as const;
const BUTTONS = {
  brand: 6,
  category: 'mens',
  section: 'buttons',
  oneSize: true,
  care: 'wipe',
  madeIn: 'Lahore',
} as const;
const QUETTA = { brand: 7, category: 'mens', madeIn: 'Quetta' } as const;
const PINDI = { brand: 11, category: 'mens', madeIn: 'Rawalpindi' } as const;

// biome-ignore format: a table reads best with one thing in three lines
export const ROHI_GOODS: readonly BrandGoods[] = [
  { ...ROHI, slug: 'rohi-khaddar-suit', name: 'Rohi Khaddar Suit', thing: 'suit', section: 'stitched', dress: 'Shalwar_Kameez', price: 5850, fabric: 'Handloom khaddar', care: 'cold',
    colours: ['Camel brown', 'Slate blue', 'Natural #DCCFB8'],
    description: 'A plain shalwar kameez of thick khaddar with a ban collar and two side pockets. It is stiff on the first day and a friend by the tenth.' },
  { ...ROHI, slug: 'dune-kurta-pajama', name: 'Dune Kurta Pajama', thing: 'kurta', section: 'stitched', dress: 'Kurta_Pajama', price: 4950, fabric: 'Cotton with woven buti', care: 'cold',
    colours: ['Sand', 'Dry sage'],
    description: 'A long kurta the colour of dunes with a small woven buti, and a straight pajama. Half placket, wooden buttons, deep right pocket.' },
  { ...ROHI, slug: 'winter-khaddar-length', name: 'Winter Khaddar Length', thing: 'cloth', section: 'unstitched', dress: 'Shalwar_Kameez', price: 3450, oneSize: true, fabric: 'Two-ply khaddar', care: 'cold',
    colours: ['Moss', 'Aubergine brown'], cloth: [4, 55], facts: { Lengths: '4 m, 140 cm wide: one full suit' },
    description: 'Four metres of two-ply khaddar, enough for a full suit with a wide shalwar. Washed three times on our roof, so it will not shrink on yours.' },
  { ...ROHI, slug: 'derawar-waistcoat', name: 'Derawar Waistcoat', thing: 'waistcoat', section: 'formal', dress: 'Waistcoat', price: 7900, fabric: 'Wool herringbone', care: 'brush',
    colours: ['Plum grey', 'Tobacco'],
    description: 'A high waistcoat with five horn buttons, a welted pocket for a pen and a satin back with a buckle. It makes a khaddar suit fit for an Eid visit.' },
  { ...ROHI, slug: 'desert-dhoti-kurta', name: 'Desert Dhoti Kurta', thing: 'dhoti kurta', section: 'stitched', dress: 'Dhoti_Kurta', price: 6400, fabric: 'Soft cotton', care: 'warm',
    colours: ['White with rust', 'Apricot'],
    description: 'A collarless kurta with a rust hem over a pre-pleated dhoti that closes with two hooks, so that nobody needs an uncle to tie it.' },
  { ...ROHI, slug: 'susi-camp-shirt', name: 'Susi Camp Shirt', thing: 'shirt', section: 'western', dress: 'Dress_Shirts', price: 2850, fabric: 'Susi stripe cotton', care: 'warm',
    colours: ['Petrol stripe', 'Brick stripe'],
    description: 'The striped susi that used to line shalwars, cut as an open-collar shirt. Straight hem, one pocket, made to be worn outside.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const INDUS_GOODS: readonly BrandGoods[] = [
  { ...LONDON, slug: 'grey-chalkstripe-jacket', name: 'Grey Chalkstripe Jacket', thing: 'jacket', section: 'formal', dress: 'Jackets', price: 34500, fabric: 'Wool flannel, half canvas', care: 'brush',
    colours: ['Charcoal stripe', 'Navy stripe'],
    description: 'A half-canvassed jacket with two buttons and a soft shoulder. The chalk stripes meet at the seams, which is the part nobody sees and every tailor checks.' },
  { ...LONDON, slug: 'camel-herringbone-coat', name: 'Camel Herringbone Coat', thing: 'coat', section: 'formal', dress: 'Coats', price: 64000, fabric: 'Wool and camel hair', care: 'brush',
    colours: ['Camel', 'Graphite'],
    description: 'A knee-length coat of wool and camel hair with a collar that turns up properly. Warm enough for Murree in January, light enough to carry.' },
  { ...LONDON, slug: 'poplin-dress-shirt', name: 'Poplin Dress Shirt', thing: 'shirt', section: 'western', dress: 'Dress_Shirts', price: 6800, fabric: 'Two-fold poplin', care: 'warm',
    colours: ['Blue stripe', 'White', 'Pale pink #F1D9DC'],
    description: 'Two-fold poplin, split yoke, removable collar bones and buttons of real shell. The cuffs are wide enough for a watch.' },
  { ...LONDON, slug: 'pleated-wool-trousers', name: 'Pleated Wool Trousers', thing: 'trousers', section: 'formal', dress: 'Trousers', price: 15900, fabric: 'Wool twill', care: 'brush',
    colours: ['Iron grey', 'Taupe'],
    description: 'One pleat, a high rise and side straps instead of a belt. Cut with room to sit down, hemmed with four centimetres to let out.' },
  { ...LONDON, slug: 'indigo-selvedge-jeans', name: 'Indigo Selvedge Jeans', thing: 'jeans', section: 'western', dress: 'Jeans', price: 11500, fabric: 'Selvedge denim, 13 oz', care: 'cold',
    colours: ['Raw indigo', 'Black'],
    description: 'Straight jeans of raw selvedge denim from Karachi, sewn with saffron thread. They fade where you do: pocket, knee and the place you sit.' },
  { ...LONDON, slug: 'merino-polo', name: 'Merino Polo', thing: 'polo', section: 'western', dress: 'Polo_Shirts', price: 8900, fabric: 'Merino knit', care: 'hand',
    colours: ['Pine', 'Claret', 'Ecru #E9E0CC'],
    description: 'A knitted polo fine enough for under a jacket and good enough without one. Three shell buttons and a collar that lies down.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const SEEP_GOODS: readonly BrandGoods[] = [
  { ...BUTTONS, slug: 'mother-of-pearl-buttons', name: 'Mother-of-Pearl Shirt Buttons', thing: 'buttons', price: 650, fabric: 'Mother-of-pearl',
    colours: ['White shell', 'Grey shell'], facts: { Set: 'Seven of 11 mm, four of 9 mm, one of each to spare' },
    description: 'Thick shell with four holes and a rim that keeps the thread from wearing. A set dresses one shirt with cuffs, and one more of each for the inside seam.' },
  { ...BUTTONS, slug: 'brass-sherwani-buttons', name: 'Brass Sherwani Buttons', thing: 'buttons', price: 2400, fabric: 'Cast brass, hand engraved',
    colours: ['Brass', 'Silver'], facts: { Set: 'Seven of 20 mm, six of 14 mm' },
    description: 'Cast, engraved with an eight-pointed star and polished by hand. They button a sherwani from the collar to the waist and never come off, as the shank is one piece.' },
  { ...BUTTONS, slug: 'carved-horn-buttons', name: 'Carved Horn Coat Buttons', thing: 'buttons', price: 1150, fabric: 'Buffalo horn',
    colours: ['Dark horn', 'Honey horn', 'Grey horn #8B857C'], facts: { Set: 'Four of 25 mm, eight of 15 mm' },
    description: 'Every one a little different, as horns are. Turned with a shallow dish so that the thread sits below the rim and lasts as long as the coat.' },
  { ...BUTTONS, slug: 'silk-knot-buttons', name: 'Hand-knotted Silk Buttons', thing: 'buttons', price: 950, fabric: 'Silk cord',
    colours: ['Madder', 'Peacock blue'], facts: { Set: 'Six knots with their loops' },
    description: 'Silk cord knotted without an end showing, with the loop that belongs to each. For kurtas, angrakhas and whatever a hard button would spoil.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const BOLAN_GOODS: readonly BrandGoods[] = [
  { ...QUETTA, slug: 'bolan-shalwar-kameez', name: 'Bolan Shalwar Kameez', thing: 'suit', section: 'stitched', dress: 'Shalwar_Kameez', price: 7600, fabric: 'Washed wool and cotton', care: 'cold',
    colours: ['Stone', 'Juniper'],
    description: 'The wide Balochi cut with its deep-pleated shalwar, in a cloth half wool and half cotton. A collar you can button against the wind of the pass.' },
  { ...QUETTA, slug: 'ziarat-sherwani', name: 'Ziarat Sherwani', thing: 'sherwani', section: 'formal', dress: 'Sherwani', price: 46000, fabric: 'Silk damask, full canvas', care: 'dry',
    colours: ['Midnight blue', 'Wine'],
    description: 'A full-canvas sherwani of silk damask with a high collar and brass buttons. It keeps its shape through three evenings of a wedding and the journey home.' },
  { ...QUETTA, slug: 'hanna-prince-coat', name: 'Hanna Prince Coat', thing: 'prince coat', section: 'formal', dress: 'Prince_Coat', price: 31500, fabric: 'Wool twill', care: 'brush',
    colours: ['Pine green', 'Ink violet'],
    description: 'A closed prince coat with six buttons, jetted pockets and a slightly waisted line. Sober from afar, tilla under the collar for whoever stands close.' },
  { ...QUETTA, slug: 'juniper-wool-length', name: 'Juniper Wool Length', thing: 'cloth', section: 'unstitched', dress: 'Waistcoat', price: 13400, oneSize: true, fabric: 'Pure wool herringbone', care: 'brush',
    colours: ['Juniper green', 'Bark'], cloth: [3, 59], facts: { Lengths: '3 m, 150 cm wide' },
    description: 'Three metres of pure wool herringbone: a waistcoat and a coat for a boy, or a jacket for his father. Finished in Quetta, shrunk with steam.' },
  { ...QUETTA, slug: 'sheesha-waistcoat', name: 'Sheesha Waistcoat', thing: 'waistcoat', section: 'stitched', dress: 'Waistcoat', price: 10900, soldOut: true, fabric: 'Cotton with mirror work', care: 'dry',
    colours: ['Night blue', 'Pomegranate'],
    description: 'Small round mirrors held by buttonhole stitch, row beside row over the whole front. It takes a woman in Sibi nine days, so there are never many.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const SALTRANGE_GOODS: readonly BrandGoods[] = [
  { ...PINDI, slug: 'khewra-thobe', name: 'Khewra Thobe', thing: 'thobe', section: 'stitched', dress: 'Thobe', price: 8400, fabric: 'Egyptian cotton', care: 'warm',
    colours: ['Salt white', 'Dove'],
    description: 'A straight white thobe with a stand-up collar, hidden placket and a pen pocket. The cotton is heavy enough to fall without a crease.' },
  { ...PINDI, slug: 'margalla-bisht', name: 'Margalla Bisht', thing: 'bisht', section: 'formal', dress: 'Bisht', price: 52000, fabric: 'Fine wool with zari border', care: 'dry',
    colours: ['Black', 'Brown'],
    description: 'A light wool bisht with a border of real zari, laid by hand in three rows. For nikah days, graduations and grandfathers.' },
  { ...PINDI, slug: 'soan-chinos', name: 'Soan Chinos', thing: 'chinos', section: 'western', dress: 'Chinos', price: 5600, fabric: 'Cotton twill with 2 % elastane', care: 'warm',
    colours: ['Khaki', 'Forest', 'Stone #CFC7B6'],
    description: 'Chinos with a waistband that gives a little and a crease that stays. The back pockets button, the front ones hold coins without spilling them.' },
  { ...PINDI, slug: 'tonic-suit-length', name: 'Tonic Suit Length', thing: 'cloth', section: 'unstitched', dress: 'Jackets', price: 19800, oneSize: true, fabric: 'Wool and mohair windowpane', care: 'brush',
    colours: ['Blue pane', 'Brown pane'], cloth: [3.5, 59], facts: { Lengths: '3.5 m, 150 cm wide: a two-piece suit' },
    description: 'Three and a half metres with a faint windowpane and a dry shine, as suits had it in 1966. We cut it for you, or your own tailor does.' },
];
