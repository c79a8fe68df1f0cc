import { expect, test } from 'vitest';
import { trailTo } from './trail.ts';

test("the breadcrumbs of a brand's product have its brand", () => {
  expect(trailTo({ brand: { id: 2, name: 'Khaas' }, collection: null }, 'Naap')).toEqual([
    { text: 'Home', to: '/' },
    { text: 'Brands', to: '/brands' },
    { text: 'Khaas', to: '/brands/2' },
  ]);
});

test('the breadcrumbs of a culture product have its collection', () => {
  expect(trailTo({ brand: null, collection: 'sindhi' }, 'Naap')).toEqual([
    { text: 'Home', to: '/' },
    { text: 'Culture by Naap', to: '/culture_by_tailor' },
    { text: 'Sindhi Heritage', to: '/culture?collection=sindhi' },
  ]);
});
