type Words = Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;

/**
 * Templates by stars. The product may be singular or plural (kurta, trousers), so no present-tense verb may follow
 * {thing}.
 */
export const REVIEW_WORDS: Words = {
  5: [
    'The {colour} is just as in the picture and the {cloth} feels better than I hoped. My mother asked where I got it.',
    'Third time I order here. The {thing} came to {city} in four days, pressed and folded in paper.',
    'I looked closely at the {thing} before I wrote this. There is nothing to complain about.',
    'You can tell somebody cared. Even the side that nobody sees is finished properly.',
    'Bought the {thing} for my sister and kept it all for myself. Ordering again today.',
    'The {cloth} is the real thing, not the shiny kind. Happy from the first minute.',
    'Packed with care, a handwritten note inside, and such a lovely {colour}. Thank you!',
    'Exactly what I was looking for in three bazaars of {city} and did not find.',
  ],
  4: [
    'Very good work. The {colour} is a shade darker than on my screen, but I like it.',
    'Lovely {cloth}. One loose thread that I cut myself, otherwise perfect.',
    'Good quality for what it costs. Delivery to {city} took two days longer than promised.',
    'Nice {thing}, though I would have liked one more colour to choose from.',
    'My husband, who never says anything about such things, said it is nice. One star less for the wait.',
  ],
  3: [
    'All right for the price. I expected the {cloth} to be a little heavier.',
    'Good idea, average finish. The {colour} is pretty though.',
    'Looks as in the picture, but it took long to reach {city}.',
  ],
  2: [
    'The {colour} was not what I had seen on the page. They took it back without a word, so two stars.',
    'Came late for the occasion I bought it for. Decent otherwise.',
  ],
  1: ['Something was missing in my parcel. I have asked for it and hope it comes.'],
};

export const WORN_WORDS: Words = {
  5: [
    'Wore it to a dholki and two people took down the name. It fits as the size guide says.',
    'Washed it four times by now and the {colour} has not moved. Worth the price.',
    'Comfortable from morning to night, and there is room to breathe after dinner.',
  ],
  4: [
    'Runs a little large. Sent it back, got the right size within the week, and now it is my favourite.',
    'Comfortable all day. One star less for the creases.',
    'Well made, honest {cloth}. The care label could be softer.',
  ],
  3: [
    'Had to take it to my own tailor in {city} for a small change. Now it is fine.',
    'Looks good, creases easily. I keep it for short evenings.',
  ],
  2: ['Too narrow at the shoulder for me, and the larger size was gone.'],
  1: ['One seam opened on the second day. I have asked for another and hope it is better.'],
};

type DemoReview = readonly [username: string, slug: string, rating: 4 | 5, text: string, answer?: string];

// biome-ignore format: a table reads best with one review in two lines
export const DEMO_REVIEWS: readonly DemoReview[] = [
  ['imran.shah', 'sindhi-ajrak-shawl', 5, 'My grandfather was a printer in Bhit Shah, so I looked hard: both sides alike, the white lines clean, and it smells of indigo. He would have nodded.'],
  ['bilal.ahsan', 'grey-chalkstripe-jacket', 5, 'The stripes meet at the shoulder and at the pocket. My old tailor turned it inside out, looked for a minute and asked me who made it.', 'Tell him he is welcome at our table any day.'],
  ['fatima.noor', 'bagh-phulkari-dupatta', 5, 'I searched for the one motif that is different and found it in a corner. I wear this over plain white and need nothing else.'],
  ['usman.tariq', 'derawar-waistcoat', 4, 'Warm, well cut and the buckle at the back does its work. I would have liked an inner pocket for the phone.', 'Thank you, Usman. The next ones have it.'],
  ['rabia.saleem', 'maple-car-coat', 5, 'Wore it through a Toronto November. The wind stays outside and three strangers asked about the colour at the bus stop.'],
  ['sadia.javed', 'titli-frock', 5, 'My daughter turned in it until she fell over, which is the highest praise she has. Washed six times and the check is as pink as before.'],
  ['hira.baloch', 'makran-doch-pashk', 5, 'This is real doch, tight and even, as my aunts make it. The pudo pocket is deep enough for everything I own.', 'Coming from Quetta, that is the review we were afraid of. Thank you!'],
  ['kashif.mehmood', 'ziarat-sherwani', 5, 'Three evenings, four hundred hugs, and the collar stood as on the first. Ordered by the size guide and nothing had to be changed.'],
  ['zara_mirza', 'surkh-bridal-lehenga', 5, 'I cried a little when I opened the box. The zari is heavy but it hangs from the waist as if it weighed nothing.', 'We cried a little when we packed it. Many happy years!'],
  ['omar.farooq', 'brass-sherwani-buttons', 5, 'They turned my father’s old sherwani into a new one. The stars are engraved by hand and you can tell.'],
  ['nadia.hussain', 'neel-chikan-kameez', 4, 'Light as water and lovely against the sun. It arrived in London in nine days; iron it on the wrong side as they say.'],
  ['maryam_k', 'kapas-everyday-kurta', 5, 'Bought one in sage, then chalk, then blush. The pockets hold my phone and my keys, and that decides it.'],
];

export const REPLIES = {
  thanks: [
    'Thank you, {name}! I have read this out to the whole workshop.',
    'That makes our week, {name}. May it last you for years.',
    'Thank you for the kind words and for coming to us.',
  ],
  sorry: [
    'We are sorry, {name}. Please write to us through the contact page with your order and we put it right.',
    'You are right, and we have told the whole table. We put it right at our cost.',
  ],
} as const;
