export const brandTypes = {
  all: 'All',
  sale: 'Sale',
  bespoke: 'BeSpoke',
};

export const brandLocations = {
  best: 'Best Brands',
  local: 'Local Brands',
  international: 'International Brands',
  near: 'Near Me',
};

export const categories = {
  mens: 'Mens Wear',
  womens: 'Womens Wear',
  childrens: 'Childrens Wear',
};

export const sections = {
  western: 'Western wear',
  unstitched: 'Unstitched',
  stitched: 'Stitched',
  formal: 'Formal',
  buttons: 'Buttons',
};

export const collections = {
  punjabi: 'Punjabi Collection',
  sindhi: 'Sindhi Heritage',
  balochi: 'Balochi Tradition',
  jewelry: 'Jewelry & Accessories',
  abayas: 'Abayas',
  home_decor: 'Home Decor',
};

export const sorts = {
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Best rated',
  newest: 'Newest',
};

export const priceRanges = {
  under15000: 'Under Rs 15,000',
  '15000to30000': 'Rs 15,000 to 30,000',
  '30000to60000': 'Rs 30,000 to 60,000',
  above60000: 'Above Rs 60,000',
};

export const shelfStates = {
  all: 'All',
  active: 'Shown',
  hidden: 'Hidden',
  out_of_stock: 'Out of stock',
  low_stock: 'Low stock',
  on_sale: 'On sale',
};
