export const filters = {
  all: 'All Tailors',
  best: 'Best Tailors',
  gents: 'Men Tailors',
  ladies: 'Women Tailors',
};

/** By the type on the wire. */
export const types = {
  'Gents Tailor': 'Gents Tailor',
  'Ladies Tailor': 'Ladies Tailor',
};

export const kinds = {
  gents: 'Gents',
  ladies: 'Ladies',
  both: 'Gents and ladies',
};

export const services = {
  alteration: 'Alterations',
  fitting: 'Fitting at your home',
  embroidery: 'Hand embroidery',
  zari: 'Zari and gota work',
  doch: 'Balochi doch embroidery',
  urgent: 'Stitched in half the time',
  fabric: 'Fabric sourcing',
  pressing: 'Pressing and packing',
};

export const applicationStates = {
  UNCONFIRMED: 'Not confirmed',
  SUBMITTED: 'To review',
  QUESTIONED: 'Waiting for an answer',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
};
