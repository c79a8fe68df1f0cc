export const filters = {
  all: 'تمام درزی',
  best: 'بہترین درزی',
  gents: 'مردانہ درزی',
  ladies: 'زنانہ درزی',
};

/** By the type on the wire. */
export const types = {
  'Gents Tailor': 'مردانہ درزی',
  'Ladies Tailor': 'زنانہ درزی',
};

export const kinds = {
  gents: 'مردانہ',
  ladies: 'زنانہ',
  both: 'مردانہ اور زنانہ',
};

export const services = {
  alteration: 'درستی',
  fitting: 'گھر پر ٹرائی',
  embroidery: 'ہاتھ کی کڑھائی',
  zari: 'زری اور گوٹے کا کام',
  doch: 'بلوچی دوچ کڑھائی',
  urgent: 'آدھے وقت میں سلائی',
  fabric: 'کپڑے کا بندوبست',
  pressing: 'استری اور پیکنگ',
};

export const applicationStates = {
  UNCONFIRMED: 'تصدیق باقی',
  SUBMITTED: 'جانچ باقی',
  QUESTIONED: 'جواب کا انتظار',
  APPROVED: 'منظور',
  DECLINED: 'انکار',
};
