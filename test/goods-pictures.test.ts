import { expect, test } from 'vitest';
import { BRAND_MARKS } from '../art/brand-marks.ts';
import { goodsPictures } from '../art/goods.ts';
import { fillDemoData } from '../server/db/demo/fill.ts';
import { GOODS_PICTURES, picturesOf } from '../server/db/demo/goods-pictures.ts';
import { DEMO_GOODS } from '../server/db/demo/products.ts';
import { brands } from '../server/db/schema/catalogue.ts';
import { testApp } from './app.ts';

const shop = testApp();
const drawn = goodsPictures.map(({ name }) => `/art/goods/${name}-640.webp`);

test('every picture of the demo data has a drawing, and every drawing is used', () => {
  const named = DEMO_GOODS.flatMap(({ slug, colours }) => {
    const { main, cloth, others } = picturesOf(slug, colours.length);
    return [main, cloth, ...others];
  });
  expect(drawn.toSorted()).toEqual(named.toSorted());
});

test('a picture shows the colour of the demo data', () => {
  for (const { name, svg } of goodsPictures) {
    const slug = name.replace(/-(cloth|[23])$/, '');
    const { textile, main, second } = GOODS_PICTURES[slug] ?? {};
    if (textile === 'weave' || name.includes('buttons')) continue;
    const third = DEMO_GOODS.find((goods) => goods.slug === slug)?.colours[2]?.split(' #')[1];
    const shown = { '-2': second?.slice(1), '-3': third }[name.slice(-2)] ?? main?.slice(1);
    expect(svg(''), name).toContain(shown);
  }
});

test('every drawing is complete, deterministic and has unique ids', () => {
  for (const { name, svg, alone } of goodsPictures) {
    const text = svg('');
    expect(text, name).not.toMatch(/NaN|undefined|Infinity|null/);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, name).toBe(ids.length);
    for (const [, reference] of text.matchAll(/(?:url\(|href=")#([^)"]+)/g))
      expect(ids, name).toContain(reference);
    expect(svg(''), name).toBe(text);
    expect(text.length, name).toBeLessThan(60_000);
    expect(alone?.() ?? '', name).not.toMatch(/NaN|undefined/);
  }
});

test('every brand of the demo data has a logo, and every logo a brand', async () => {
  await fillDemoData(shop.deps);
  const rows = await shop.deps.db.select({ logo: brands.logo }).from(brands);
  const marks = Object.keys(BRAND_MARKS).map((slug) => `/art/brands/${slug}.svg`);
  expect(marks.toSorted()).toEqual(rows.map(({ logo }) => logo ?? '').toSorted());
});
