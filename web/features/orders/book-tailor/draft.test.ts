import { describe, expect, test } from 'vitest';
import type { Tailor } from '../../../../contract/tailors.ts';
import { isForeign, isSameTailor } from './draft.ts';

const ali = { id: 1, tailor_type_name: 'Ladies Tailor' } as Tailor;
const bano = { id: 2, tailor_type_name: 'Ladies Tailor' } as Tailor;
const workshop = { source: 'in-house', tailor: ali, trade: 'Gents Tailor' } as const;
const partner = { source: 'partner', tailor: ali, trade: 'Gents Tailor' } as const;

describe('the chosen tailor', () => {
  test('changes with the source, whatever was chosen there before', () => {
    expect(isSameTailor(partner, workshop)).toBe(false);
  });

  test('is the partner, or the trade of the workshop', () => {
    expect(isSameTailor(partner, { ...partner, tailor: bano })).toBe(false);
    expect(isSameTailor(partner, { ...partner, trade: 'Ladies Tailor' })).toBe(true);
    expect(isSameTailor(workshop, { ...workshop, trade: 'Ladies Tailor' })).toBe(false);
    expect(isSameTailor(workshop, { ...workshop, tailor: bano })).toBe(true);
  });
});

describe('a draft', () => {
  test('belongs to the user who filled it in', () => {
    expect(isForeign({ owner: 'ali' }, 'bano')).toBe(true);
    expect(isForeign({ owner: 'ali' }, 'ali')).toBe(false);
  });

  test('without an owner belongs to whoever signs in', () => {
    expect(isForeign({ owner: null }, 'ali')).toBe(false);
    expect(isForeign({ owner: 'ali' }, undefined)).toBe(false);
  });
});
