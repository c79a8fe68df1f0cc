import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ThreadedPasswords } from '../../../infra/passwords/passwords.ts';
import { weaknessOf } from './strength.ts';

const passwords = new ThreadedPasswords();
afterAll(() => passwords.close());

const owner = { username: 'bilal.k', email: 'bilal.khan@mail.example', phoneNumber: '+923001234567' };

describe('refuses common passwords', () => {
  test.each([
    ['on the list', 'qwertyuiop'],
    ['on the list, in capitals', 'QWERTYUIOP'],
    ['a listed word with a number', 'password123!'],
    ['a listed word with a year', 'Sunshine2026'],
    ['a short word repeated', 'lahorelahore'],
    ['words of this market', 'bismillah786'],
    ['a date', '14-08-1947'],
    ['signs for letters', 'P@ssw0rd2024'],
    ['a sign for the first letter', '$unshine2020'],
    ['a short word and a long walk', 'pass1234567890'],
    ['a word of this market', 'Pakistan1947'],
    ['one character', 'aaaaaaaaaaaa'],
    ['few characters', '1212112121'],
    ['a short unit repeated', 'abcdxabcdxabcdx'],
    ['a repeated word', 'monkeymonkey'],
    ['a row of keys', 'asdfghjkl;'],
    ['rows of keys', 'qwerty12345'],
    ['columns of keys', '1qaz2wsx3edc'],
    ['a zigzag of keys', '1q2w3e4r5t6y'],
    ['a row backwards', 'poiuytrewq'],
    ['letters and numbers in order', 'abcdef654321'],
    ['full-width letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ])('%s: %s', async (_kind, password) => {
    expect(await weaknessOf(passwords, password, owner)).toBe('common');
  });
});

describe('refuses passwords with personal words', () => {
  test.each([
    ['the e-mail', 'bilal.khan@mail.example'],
    ['the first part of the e-mail', 'Bilal.Khan'],
    ['the first part of the e-mail and a year', 'bilal.khan1998'],
    ['the username and a walk', 'bilal.k123456789'],
    ['the name without its dot', 'bilalkhan1998'],
    ['the name backwards', 'nahk.lalib98'],
    ['the number as dialled', '03001234567'],
    ['the number with other groups', '(0300) 123-4567'],
    ['the number with its country', '+92 300 1234567'],
  ])('%s: %s', async (_kind, password) => {
    expect(await weaknessOf(passwords, password, owner)).toBe('personal');
  });
});

describe('accepts strong passwords', () => {
  test.each([
    'measure once 2026',
    'seven blue buttons',
    'kTr9!vQ2#m',
    'bilal buys 40 buttons',
    'lahore-x7-teera-21',
    'وقت پر سلائی ۲۰۲۶',
    'sunshine 4821 halwa',
    '90-31-77-42-18-05',
  ])('%s', async (password) => {
    expect(await weaknessOf(passwords, password, owner)).toBeNull();
  });

  test('accepts generated passwords', async () => {
    const sign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*-_');
    const generated = fc.array(sign, { minLength: 16, maxLength: 32 }).map((signs) => signs.join(''));
    await fc.assert(
      fc.asyncProperty(generated, async (password) => {
        fc.pre(new Set(password.toLowerCase()).size > 8);
        expect(await weaknessOf(passwords, password, owner)).toBeNull();
      }),
      { seed: 466, numRuns: 60 },
    );
  });

  test('works without a number and with a short name', async () => {
    const shortName = { username: 'al', email: 'a@b.example', phoneNumber: null };
    expect(await weaknessOf(passwords, 'alteration table 4', shortName)).toBeNull();
  });
});
