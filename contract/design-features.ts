/**
 * Features of a garment besides its cloth, in the order of the form (design-1); `designFeatureWords` has the names of
 * features and options.
 */
export const DESIGN_FEATURES = {
  colour: [
    'white',
    'cream',
    'sand',
    'saffron',
    'rose',
    'madder',
    'plum',
    'purple',
    'indigo',
    'sky',
    'teal',
    'leaf',
    'grey',
    'night',
    'ink',
  ],
  collar: [
    'band',
    'high_band',
    'shirt',
    'round',
    'v_neck',
    'boat',
    'square',
    'hood',
    'notch_lapel',
    'peak_lapel',
    'shawl_lapel',
  ],
  placket: ['short', 'full', 'hidden', 'none'],
  buttons: ['one', 'two', 'three', 'double'],
  sleeves: ['full', 'three_quarter', 'half', 'bell', 'none'],
  cuffs: ['plain', 'band', 'button', 'turned_back'],
  pockets: ['none', 'chest', 'side', 'chest_and_side', 'welt', 'flap', 'patch', 'slant', 'straight'],
  daman: ['round', 'straight', 'curved'],
  length: ['short', 'knee', 'long', 'floor'],
  ghera: ['straight', 'a_line', 'flared'],
  bottom: ['shalwar', 'trousers', 'churidar'],
  cut: ['straight', 'slim', 'wide'],
  pleats: ['none', 'one', 'two'],
  turn_up: ['plain', 'turned'],
  border: ['none', 'narrow', 'broad'],
  lining: ['none', 'half', 'full'],
} as const;

export type DesignFeature = keyof typeof DESIGN_FEATURES;
export type DesignOption<Feature extends DesignFeature> = (typeof DESIGN_FEATURES)[Feature][number];

/** One option per feature; absent features are up to the tailor. */
export type DesignChoices = { [Feature in DesignFeature]?: DesignOption<Feature> };
