/** Features of a garment besides its cloth, in the order of the form (design-1). */
export const DESIGN_FEATURES = {
  colour: {
    label: 'Colour',
    options: {
      white: 'White',
      cream: 'Cream',
      sand: 'Sand',
      saffron: 'Saffron',
      rose: 'Rose',
      madder: 'Madder red',
      plum: 'Plum',
      purple: 'Purple',
      indigo: 'Indigo',
      sky: 'Sky blue',
      teal: 'Teal',
      leaf: 'Leaf green',
      grey: 'Grey',
      night: 'Navy',
      ink: 'Black',
    },
  },
  collar: {
    label: 'Collar',
    options: {
      band: 'Band collar',
      high_band: 'High band collar',
      shirt: 'Shirt collar',
      round: 'Round neck',
      v_neck: 'V-neck',
      boat: 'Boat neck',
      square: 'Square neck',
      hood: 'Hood',
      notch_lapel: 'Notch lapel',
      peak_lapel: 'Peak lapel',
      shawl_lapel: 'Shawl lapel',
    },
  },
  placket: {
    label: 'Placket',
    options: {
      short: 'Short, with buttons',
      full: 'To the hem, with buttons',
      hidden: 'Hidden',
      none: 'None',
    },
  },
  buttons: {
    label: 'Buttons',
    options: { one: 'One button', two: 'Two buttons', three: 'Three buttons', double: 'Double-breasted' },
  },
  sleeves: {
    label: 'Sleeves',
    options: {
      full: 'Full length',
      three_quarter: 'Three-quarter',
      half: 'Half',
      bell: 'Bell',
      none: 'Sleeveless',
    },
  },
  cuffs: {
    label: 'Cuffs',
    options: { plain: 'Plain hem', band: 'Band', button: 'Buttoned', turned_back: 'Turned back' },
  },
  pockets: {
    label: 'Pockets',
    options: {
      none: 'None',
      chest: 'Chest',
      side: 'Side seams',
      chest_and_side: 'Chest and side seams',
      welt: 'Welt',
      flap: 'With flaps',
      patch: 'Patch',
      slant: 'Slant',
      straight: 'In the seam',
    },
  },
  daman: {
    label: 'Daman',
    options: { round: 'Round corners', straight: 'Straight', curved: 'Curved' },
  },
  length: {
    label: 'Length',
    options: { short: 'Above the knee', knee: 'To the knee', long: 'Below the knee', floor: 'To the floor' },
  },
  ghera: {
    label: 'Ghera',
    options: { straight: 'Straight', a_line: 'A-line', flared: 'Flared' },
  },
  bottom: {
    label: 'Worn with',
    options: { shalwar: 'Shalwar', trousers: 'Trousers', churidar: 'Churidar' },
  },
  cut: {
    label: 'Cut',
    options: { straight: 'Straight leg', slim: 'Slim leg', wide: 'Wide leg' },
  },
  pleats: {
    label: 'Pleats',
    options: { none: 'Flat front', one: 'One pleat', two: 'Two pleats' },
  },
  turn_up: {
    label: 'Trouser hem',
    options: { plain: 'Plain', turned: 'Turn-up' },
  },
  border: {
    label: 'Border',
    options: { none: 'None', narrow: 'Narrow', broad: 'Broad' },
  },
  lining: {
    label: 'Lining',
    options: { none: 'Unlined', half: 'Half lined', full: 'Fully lined' },
  },
} as const;

export type DesignFeature = keyof typeof DESIGN_FEATURES;
export type DesignOption<Feature extends DesignFeature> = keyof (typeof DESIGN_FEATURES)[Feature]['options'] &
  string;

/** One option per feature; absent features are up to the tailor. */
export type DesignChoices = { [Feature in DesignFeature]?: DesignOption<Feature> };
