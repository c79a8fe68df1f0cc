import type { BrandGoods } from './goods.ts';

const LAHORE = { brand: 1, category: 'womens', madeIn: 'Lahore' } as const;
const KARACHI = { brand: 3, category: 'womens', madeIn: 'Karachi' } as const;
const MULTAN = { brand: 8, category: 'womens', madeIn: 'Multan' } as const;
const TORONTO = { brand: 9, category: 'womens', madeIn: 'Lahore, designed in Toronto' } as const;

// biome-ignore format: a table reads best with one thing in three lines
export const GUL_DHAGA_GOODS: readonly BrandGoods[] = [
  { ...LAHORE, slug: 'bahaar-lawn-kurti', name: 'Bahaar Lawn Kurti', thing: 'kurti', section: 'stitched', dress: 'Kurta', price: 1599, fabric: 'Cotton lawn, 80 threads', care: 'cold',
    colours: ['Rose pink', 'Mint green', 'Ivory #F4EFE3'],
    description: 'A light straight kurti in spring print, with side slits and a hem you can let down. The lawn is fine enough for June and close enough to wear without a slip.' },
  { ...LAHORE, slug: 'sunheri-lawn-three-piece', name: 'Sunheri Lawn Three Piece', thing: 'suit', section: 'unstitched', dress: 'Shalwar_Kameez', price: 4450, oneSize: true, fabric: 'Printed lawn with a chiffon dupatta', care: 'cold',
    colours: ['Marigold', 'Sea mist'], cloth: [5.5, 44], facts: { Lengths: 'Shirt 3 m, shalwar 2.5 m, dupatta 2.5 m' },
    description: 'Three lengths for your own tailor: a shirt front printed in one piece, dyed cambric for the shalwar and a chiffon dupatta with a printed border on all four sides.' },
  { ...LAHORE, slug: 'neel-chikan-kameez', name: 'Neel Chikan Kameez', thing: 'kameez', section: 'stitched', dress: 'Shalwar_Kameez', price: 6950, fabric: 'Cotton voile with chikan embroidery', care: 'hand',
    colours: ['Sky blue', 'Peach', 'Lilac #CFC0E4'],
    description: 'Shadow-worked chikan over washed voile, with a plain shalwar to match. The stitches lie on the wrong side of the cloth, so the flowers show through like water marks.' },
  { ...LAHORE, slug: 'gulabi-jamawar-anarkali', name: 'Gulabi Jamawar Anarkali', thing: 'anarkali', section: 'formal', dress: 'Anarkali_Suit', price: 18500, fabric: 'Jamawar with cotton lining', care: 'dry',
    colours: ['Rani pink', 'Bottle green'],
    description: 'Sixteen panels of jamawar falling to the floor from a close bodice. Churidar sleeves, a lined neck that does not scratch, and enough sweep to turn in.' },
  { ...LAHORE, slug: 'chunri-tiered-skirt', name: 'Chunri Tiered Skirt', thing: 'skirt', section: 'western', dress: 'Skirts', price: 3950, fabric: 'Tie-dyed cotton', care: 'hand',
    colours: ['Madder red', 'Indigo', 'Saffron #E39A2D'],
    description: 'Three gathered tiers, each knotted and dyed by hand before it is sewn. Elastic at the back, a flat band in front and pockets in both seams.' },
  { ...LAHORE, slug: 'kinari-khaddar-two-piece', name: 'Kinari Khaddar Two Piece', thing: 'cloth', section: 'unstitched', dress: 'Shalwar_Kameez', price: 3650, oneSize: true, fabric: 'Winter khaddar', care: 'cold',
    colours: ['Walnut', 'Olive'], cloth: [5.5, 44], facts: { Lengths: 'Shirt 3 m, shalwar 2.5 m' },
    description: 'Warm khaddar with a woven border that becomes your hem and cuffs. It comes pre-washed, so your tailor may cut to the line.' },
  { ...LAHORE, slug: 'moti-kurta-buttons', name: 'Moti Kurta Buttons', thing: 'buttons', section: 'buttons', price: 450, oneSize: true, fabric: 'Pressed pearl shell', care: 'wipe',
    colours: ['Pearl', 'Rose pearl', 'Smoke #8E8A99'], facts: { Set: 'Eight buttons of 11 mm and one to spare' },
    description: 'Small pearly buttons for a kurta placket, drilled cleanly so that they do not cut the thread. They come on a card, one more than you need.' },
  { ...LAHORE, slug: 'shafaq-lawn-kaftan', name: 'Shafaq Lawn Kaftan', thing: 'kaftan', section: 'western', dress: 'Kaftan', price: 5250, fabric: 'Printed lawn', care: 'cold',
    colours: ['Coral', 'Violet'],
    description: 'One wide length of sunset print, shaped by a drawstring at the waist. It goes over trousers on a hot day and over nothing but a slip at home.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const ZARPOSH_GOODS: readonly BrandGoods[] = [
  { ...KARACHI, slug: 'surkh-bridal-lehenga', name: 'Surkh Bridal Lehenga', thing: 'lehenga', section: 'formal', dress: 'Lehenga_Choli', price: 148000, fabric: 'Raw silk with zari and dabka', care: 'dry',
    colours: ['Bridal red', 'Aubergine'], facts: { Work: 'Zari, dabka and naqshi by hand, eleven weeks' },
    description: 'The red one. A full lehenga of raw silk worked in zari from hem to waist, a choli with a laced back and a dupatta that carries the border on all four sides.' },
  { ...KARACHI, slug: 'mor-pankh-sharara', name: 'Mor Pankh Sharara', thing: 'sharara', section: 'formal', dress: 'Sharara', price: 58500, fabric: 'Brocade and chiffon', care: 'dry',
    colours: ['Peacock', 'Garnet'],
    description: 'A sharara of peacock brocade with a short shirt and a light chiffon dupatta. The legs are cut on the bias, so they swing instead of standing.' },
  { ...KARACHI, slug: 'zarnigar-gharara', name: 'Zarnigar Gharara', thing: 'gharara', section: 'formal', dress: 'Sharara', price: 72000, soldOut: true, fabric: 'Jamawar with gota', care: 'dry',
    colours: ['Plum', 'Teal'],
    description: 'The Lucknow gharara as grandmothers wore it: knee joint covered in gota, twelve gores below, and a shirt that stops where the joint begins.' },
  { ...KARACHI, slug: 'chandni-organza-saree', name: 'Chandni Organza Saree', thing: 'saree', section: 'formal', dress: 'Saree', price: 39500, oneSize: true, fabric: 'Organza with scattered buti', care: 'dry',
    colours: ['Moonlight', 'Champagne'], facts: { Lengths: 'Saree 5.5 m, blouse piece 1 m' },
    description: 'Five and a half metres of silver-grey organza with tiny woven buti, crisp enough to hold its pleats. The blouse piece is in the parcel, uncut.' },
  { ...KARACHI, slug: 'shab-velvet-kameez', name: 'Shab Velvet Kameez', thing: 'kameez', section: 'stitched', dress: 'Shalwar_Kameez', price: 27800, fabric: 'Silk velvet', care: 'dry',
    colours: ['Midnight', 'Oxblood'],
    description: 'A long velvet kameez for winter weddings, tilla on neck and cuffs and nothing anywhere else. Lined in cotton so that it sits quietly over a silk shalwar.' },
  { ...KARACHI, slug: 'tilla-brocade-length', name: 'Tilla Brocade Length', thing: 'cloth', section: 'unstitched', dress: 'Shalwar_Kameez', price: 16800, oneSize: true, fabric: 'Handloom brocade', care: 'dry',
    colours: ['Old gold', 'Steel blue'], cloth: [3, 44], facts: { Lengths: '3 m, 112 cm wide' },
    description: 'Three metres of brocade with tilla in the weft, enough for a short shirt or the panels of a lehenga. Heavy, quiet in movement, bright under lamps.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const KAPAS_GOODS: readonly BrandGoods[] = [
  { ...MULTAN, slug: 'kapas-everyday-kurta', name: 'Kapas Everyday Kurta', thing: 'kurta', section: 'stitched', dress: 'Kurta', price: 2290, fabric: 'Washed cotton', care: 'warm',
    colours: ['Sage', 'Blush', 'Chalk #EFEBE2'],
    description: 'The one you reach for. Straight, to the knee, two pockets that hold a phone, and cotton that is softer after every wash.' },
  { ...MULTAN, slug: 'multani-blue-two-piece', name: 'Multani Blue Two Piece', thing: 'cloth', section: 'unstitched', dress: 'Shalwar_Kameez', price: 3990, oneSize: true, fabric: 'Cambric with printed buti', care: 'cold',
    colours: ['Tile blue', 'Turquoise'], cloth: [5.5, 44], facts: { Lengths: 'Shirt 3 m, trousers 2.5 m' },
    description: 'The blue of Multani tiles, printed as small buti on white-bordered cambric. Two lengths, with a paper on which the neck design is drawn for your tailor.' },
  { ...MULTAN, slug: 'mango-grove-lawn-suit', name: 'Mango Grove Lawn Suit', thing: 'suit', section: 'stitched', dress: 'Shalwar_Kameez', price: 4890, fabric: 'Printed lawn', care: 'cold',
    colours: ['Mango', 'Guava pink'],
    description: 'A stitched lawn suit with mango leaves climbing from the hem and a plain shalwar. Cut easy at the shoulder for people who work with their arms.' },
  { ...MULTAN, slug: 'kapas-wide-trousers', name: 'Kapas Wide Trousers', thing: 'trousers', section: 'western', dress: 'Trousers', price: 2450, fabric: 'Cotton twill', care: 'warm',
    colours: ['Oatmeal', 'Slate', 'Clay #B26B4A'],
    description: 'Wide legs, flat front, elastic where nobody sees it. They go under a kurta as well as under a shirt.' },
  { ...MULTAN, slug: 'kapas-soft-leggings', name: 'Kapas Soft Leggings', thing: 'leggings', section: 'western', dress: 'Leggings', price: 1190, fabric: 'Cotton jersey with 5 % elastane', care: 'warm',
    colours: ['Ink', 'Rosewood', 'Chalk #EFEBE2'],
    description: 'Thick enough not to show, soft enough to sleep in. A flat waistband that does not roll, and a seam that lies beside the bone, not on it.' },
  { ...MULTAN, slug: 'raat-rani-anarkali', name: 'Raat Rani Anarkali', thing: 'anarkali', section: 'formal', dress: 'Anarkali_Suit', price: 15400, fabric: 'Georgette with chikan', care: 'dry',
    colours: ['Night violet', 'Deep teal'],
    description: 'Named after the flower that opens at night: pale chikan blossoms scattered over violet georgette, thicker towards the hem. Lined to the knee.' },
];

// biome-ignore format: a table reads best with one thing in three lines
export const MAPLE_GOODS: readonly BrandGoods[] = [
  { ...TORONTO, slug: 'mulberry-wrap-dress', name: 'Mulberry Wrap Dress', thing: 'dress', section: 'western', dress: 'Dresses', price: 17900, fabric: 'Viscose damask', care: 'hand',
    colours: ['Mulberry', 'Deep sea'],
    description: 'A wrap that stays wrapped: a hidden snap, a long tie and sleeves to below the elbow. The damask has its own sheen and asks for no jewelry.' },
  { ...TORONTO, slug: 'maple-car-coat', name: 'Maple Car Coat', thing: 'coat', section: 'western', dress: 'Coats', price: 38900, fabric: 'Wool windowpane, satin lining', care: 'brush',
    colours: ['Maple', 'Moss'],
    description: 'A short coat for getting in and out of cars: straight, to the thigh, with a collar that closes up to the chin. The pockets are lined with flannel.' },
  { ...TORONTO, slug: 'fisherman-sweater', name: 'Fisherman Sweater', thing: 'sweater', section: 'western', dress: 'Sweaters', price: 12600, fabric: 'Lambswool', care: 'hand',
    colours: ['Cream', 'Navy', 'Cranberry #8C2F39'],
    description: 'Cables, ribs and a neck wide enough for earrings. Knitted in Lahore of lambswool that has been washed until it stopped itching.' },
  { ...TORONTO, slug: 'evening-column-gown', name: 'Evening Column Gown', thing: 'gown', section: 'formal', dress: 'Dresses', price: 61500, fabric: 'Silk crepe', care: 'dry',
    colours: ['Forest', 'Burgundy'],
    description: 'A long quiet column of silk crepe with a covered back and one line of gold at the shoulder. It needs a good evening and flat shoes will do.' },
  { ...TORONTO, slug: 'madras-jacket', name: 'Madras Jacket', thing: 'jacket', section: 'western', dress: 'Jackets', price: 21500, fabric: 'Madras cotton, unlined', care: 'cold',
    colours: ['Harbour check', 'Garden check'],
    description: 'An unlined summer jacket of madras checks matched at every seam. It folds into a bag and comes out with fewer creases than its owner.' },
];
