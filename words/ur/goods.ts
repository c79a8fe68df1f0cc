export const brandTypes = {
  all: 'سب',
  sale: 'سیل',
  bespoke: 'ناپ کے مطابق سِلا',
};

export const brandLocations = {
  best: 'بہترین برانڈ',
  local: 'پاکستانی برانڈ',
  international: 'بین الاقوامی برانڈ',
  near: 'قریب کے برانڈ',
};

export const categories = {
  mens: 'مردانہ لباس',
  womens: 'زنانہ لباس',
  childrens: 'بچوں کا لباس',
};

export const sections = {
  western: 'مغربی لباس',
  unstitched: 'اَن سِلا',
  stitched: 'سِلا ہوا',
  formal: 'فارمل',
  buttons: 'بٹن',
};

export const collections = {
  punjabi: 'پنجابی کلیکشن',
  sindhi: 'سندھی ورثہ',
  balochi: 'بلوچی روایت',
  jewelry: 'زیورات اور آرائش',
  abayas: 'عبایا',
  home_decor: 'گھر کی سجاوٹ',
};

export const sorts = {
  popular: 'سب سے مقبول',
  'price-low': 'قیمت: کم سے زیادہ',
  'price-high': 'قیمت: زیادہ سے کم',
  rating: 'بہترین ریٹنگ',
  newest: 'سب سے نئی',
};

export const priceRanges = {
  under15000: 'Rs 15,000 سے کم',
  '15000to30000': 'Rs 15,000 سے 30,000 تک',
  '30000to60000': 'Rs 30,000 سے 60,000 تک',
  above60000: 'Rs 60,000 سے زیادہ',
};

export const shelfStates = {
  all: 'سب',
  active: 'دکان میں',
  hidden: 'چھپی ہوئی',
  out_of_stock: 'ختم',
  low_stock: 'اسٹاک کم',
  on_sale: 'سیل میں',
};
