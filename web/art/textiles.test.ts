import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laid, type TextileName, textile, textileNames } from './textiles.ts';

const cloth = fc.constantFrom(...textileNames);
const seed = fc.oneof(fc.nat(10_000), fc.stringMatching(/^[a-z]{1,8}$/));

test('the same name and seed always draw the same textile', () => {
  fc.assert(
    fc.property(cloth, seed, (name, value) => {
      expect(textile(name, value, 'p-')).toEqual(textile(name, value, 'p-'));
    }),
  );
});

test('a cloth is one pattern under the id its fill refers to', () => {
  fc.assert(
    fc.property(cloth, seed, (name, value) => {
      const { id, defs, fill } = textile(name, value, 'shop-');
      expect(id.startsWith('shop-')).toBe(true);
      expect(fill).toBe(`url(#${id})`);
      expect(defs.match(/<pattern /g)).toHaveLength(1);
      expect(defs).toContain(`id="${id}"`);
      expect(defs).not.toMatch(/NaN|undefined/);
    }),
  );
});

test('seeds give different colours', () => {
  for (const name of textileNames) {
    const grounds = new Set(
      Array.from({ length: 30 }, (_, value) => textile(name, value).defs.replaceAll(/id="[^"]*"/g, '')),
    );
    expect(grounds.size, name).toBeGreaterThan(1);
  }
});

test('a named seed gives the colour of the brand', () => {
  const names: TextileName[] = ['weave', 'twill', 'herringbone'];
  for (const name of names) expect(textile(name, 'indigo').ground).toBe('#4B43B8');
});

test('a transformed cloth refers to its original', () => {
  const ajrak = textile('ajrak', 1, 'p-');
  const turned = laid(ajrak, 0.5, 30, [4, 8]);
  expect(turned.id).not.toBe(ajrak.id);
  expect(turned.defs).toBe(
    `<pattern id="${turned.id}" href="#${ajrak.id}" patternTransform="translate(4 8)rotate(30)scale(0.5)"/>`,
  );
});
