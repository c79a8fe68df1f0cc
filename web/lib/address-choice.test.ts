import { describe, expect, test } from 'vitest';
import type { Address } from '../../contract/addresses.ts';
import {
  countryOfChoice,
  hasPresetCountry,
  NO_CHOICE,
  offeredChoice,
  sentAddress,
} from './address-fields.ts';

const home = { id: 1001, country: 'PK', is_default: true } as Address;
const leeds = { id: 1002, country: 'GB' } as Address;
const book = [home, leeds];
const chose = (choice: string) => ({ ...NO_CHOICE, choice });

describe('the choice of an address', () => {
  test('is the default address at first, or a new one without any', () => {
    expect(offeredChoice(NO_CHOICE, book, false)).toBe('1001');
    expect(offeredChoice(NO_CHOICE, [], false)).toBe('new');
    expect(offeredChoice(NO_CHOICE, book, true)).toBe('same');
  });

  test('stays while it is offered', () => {
    for (const choice of ['1002', 'new', 'same'])
      expect(offeredChoice(chose(choice), book, true)).toBe(choice);
  });

  test('never is an address that is not in the book any more', () => {
    expect(offeredChoice(chose('999'), book, false)).toBe('1001');
    expect(offeredChoice(chose('same'), book, false)).toBe('1001');
  });

  test('waits for the address book', () => {
    expect(offeredChoice(chose('1002'), undefined, false)).toBe('');
    expect(offeredChoice(chose('new'), undefined, false)).toBe('new');
  });

  test('has the country of the address, or the one typed', () => {
    expect(countryOfChoice(chose('1002'), book)).toBe('GB');
    expect(countryOfChoice({ ...chose('new'), country: 'AE' }, book)).toBe('AE');
    expect(countryOfChoice(chose('1002'), undefined)).toBeUndefined();
  });

  test('has its preset country until another one is chosen or a place is typed', () => {
    const blank = { ...chose('new'), country: 'GB' };
    expect(hasPresetCountry({ ...blank, full_name: 'Ayesha', phone: '+447400123456' }, 'GB')).toBe(true);
    expect(hasPresetCountry({ ...blank, country: 'PK' }, 'GB')).toBe(false);
    for (const part of ['address', 'city', 'postal_code'])
      expect(hasPresetCountry({ ...blank, [part]: 'Leeds' }, 'GB'), part).toBe(false);
  });

  test('is sent as an id or as JSON, kept once', () => {
    expect(sentAddress(chose('1002'))).toBe('1002');
    const typed = { ...chose('new'), city: 'Lahore' };
    expect(JSON.parse(sentAddress(typed))).toMatchObject({ city: 'Lahore', keep: true });
    expect(JSON.parse(sentAddress(typed, false))).toMatchObject({ keep: false });
  });
});
