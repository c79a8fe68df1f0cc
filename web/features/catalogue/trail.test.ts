import { expect, test } from 'vitest';
import { trailTo } from './trail.ts';

test('a brand product stands below its brand', () => {
  expect(trailTo({ brand: { id: 2, name: 'Khaas' }, collection: null }, 'Naap')).toEqual([
    { text: 'Home', to: '/' },
    { text: 'Brands', to: '/brands' },
    { text: 'Khaas', to: '/brands/2' },
  ]);
});

test('a culture product stands below its collection', () => {
  expect(trailTo({ brand: null, collection: 'sindhi' }, 'Naap')).toEqual([
    { text: 'Home', to: '/' },
    { text: 'Culture by Naap', to: '/culture_by_tailor' },
    { text: 'Sindhi Heritage', to: '/culture?collection=sindhi' },
  ]);
});
