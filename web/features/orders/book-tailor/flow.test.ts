// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tailor } from '../../../../contract/tailors.ts';
import { stepFor, stepsFor } from '../../../lib/wizard-steps.ts';
import { changeDraft, chooseTailor, type Draft, EMPTY_FIELDS, tradeOf, useDraft } from './draft.ts';
import { STEPS } from './flow.ts';

const both = {
  id: 7,
  tailor_type_name: null,
  rate_per_design: { Kurta: 1900, Sherwani: 14_000, Abaya: 2600 },
} as unknown as Tailor;
const ladies = { ...both, id: 8, tailor_type_name: 'Ladies Tailor' } as Tailor;
const withoutRates = { ...both, id: 10, rate_per_design: {} };

const slugs = () => stepsFor(STEPS, useDraft.getState()).map(({ slug }) => slug);
const fields = (): Draft['fields'] => useDraft.getState().fields;

beforeEach(() => {
  changeDraft({
    orderType: 'single',
    source: null,
    tailor: null,
    trade: null,
    editing: null,
    fields: EMPTY_FIELDS,
  });
});

describe('the steps of /book-tailor (orders-1)', () => {
  test('ask for the tailor type in-house, and not at a partner who has one', () => {
    chooseTailor({ source: 'in-house' });
    expect(slugs()).toEqual(['type', 'source', 'trade', 'order']);
    chooseTailor({ source: 'partner', tailor: ladies });
    expect(slugs()).toEqual(['type', 'source', 'tailor', 'order']);
    expect(tradeOf(useDraft.getState())).toBe('Ladies Tailor');
  });

  test('ask for it at a partner for gents and ladies, before the form (tailors-7)', () => {
    chooseTailor({ source: 'partner', tailor: both });
    expect(slugs()).toEqual(['type', 'source', 'tailor', 'trade', 'order']);
    expect(stepFor(STEPS, 'order', useDraft.getState()).slug).toBe('trade');
    chooseTailor({ source: 'partner', trade: 'Ladies Tailor' });
    expect(stepFor(STEPS, 'order', useDraft.getState()).slug).toBe('order');
    expect(tradeOf(useDraft.getState())).toBe('Ladies Tailor');
  });

  test('do not ask where the partner has no rates', () => {
    chooseTailor({ source: 'partner', tailor: withoutRates });
    expect(slugs()).not.toContain('trade');
    expect(tradeOf(useDraft.getState())).toBeUndefined();
  });
});

describe('the tailor type of a partner for gents and ladies', () => {
  test('is asked for anew at another partner', () => {
    chooseTailor({ source: 'partner', tailor: both });
    chooseTailor({ source: 'partner', trade: 'Gents Tailor' });
    chooseTailor({ source: 'partner', tailor: { ...both, id: 11 } });
    expect(tradeOf(useDraft.getState())).toBeUndefined();
  });

  test('keeps the garment that was chosen with the tailor, and resets it once another type is chosen', () => {
    chooseTailor({ source: 'partner', tailor: both });
    changeDraft({ fields: { ...EMPTY_FIELDS, dress_type: 'Kurta' } });
    chooseTailor({ source: 'partner', trade: 'Ladies Tailor' });
    expect(fields()).toMatchObject({ dress_type: 'Kurta', fabric_type: '' });
    changeDraft({ fields: { ...EMPTY_FIELDS, dress_type: 'Abaya', fabric_type: 'Silk' } });
    chooseTailor({ source: 'partner', trade: 'Ladies Tailor' });
    expect(fields()).toMatchObject({ dress_type: 'Abaya', fabric_type: 'Silk' });
    chooseTailor({ source: 'partner', trade: 'Gents Tailor' });
    expect(fields()).toMatchObject({ dress_type: '', fabric_type: '' });
  });
});
