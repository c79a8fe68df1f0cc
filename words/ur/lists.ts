import { plural } from '../plural.ts';

export const products = {
  name: 'چیزیں',
  loading: 'چیزیں کھل رہی ہیں...',
  failed: 'چیزیں نہیں کھل سکیں',
  found: ({ count }: { count: number }) => plural(count, '1 چیز', `${count} چیزیں`),
  foundMany: '1,000 سے زیادہ چیزیں',
  loadingNext: 'کھل رہا ہے...',
  noMore: 'یہاں اور چیزیں نہیں ہیں۔',
  firstPage: 'پہلے صفحے پر واپس',
  noMatch: 'اس تلاش کی کوئی چیز نہیں۔',
  clearFilters: 'چھانٹی ہٹائیں',
  filters: 'چھانٹیں',
  sort: 'ترتیب',
  sortBy: 'ترتیب',
  all: 'سب',
  show: 'چیزیں دکھائیں',
  showFound: ({ found }: { found: string }) => `${found} دکھائیں`,
  pages: 'چیزیں: صفحے',
  previous: 'پیچھے',
  next: 'آگے',
};
