import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { greetingTo } from './letter.ts';

test.each([
  'Ayesha',
  "Noor-ul-Ain D'Souza",
  'Dr. Khan',
  'آیشہ صدیقی',
  'ali_raza 92',
  'Muhammad Abdul Rahman ibn Khalid al-Farooqi',
])('%s is greeted by name', (name) => {
  expect(greetingTo(name)).toBe(`Salaam ${name},`);
});

test('full-width and composed characters are normalised', () => {
  expect(greetingTo('Ａｙｅｓｈａ')).toBe('Salaam Ayesha,');
});

test.each([
  null,
  '',
  '   ',
  'Win at https://evil.example',
  'evil.example/prize',
  'call: 0300',
  'me@evil.example',
  'www.evil',
  'WWW.EVIL',
  'ｗｗｗ．ｅｖｉｌ',
  '／／evil',
  'evil：443',
  'a＠b',
  'prizes at evil.example',
  'evil。example',
  'back\\slash',
  'Ayesha,\r\n\r\nYour account is closed',
  'Ayesha\u2028Your account is closed',
  'a\u0000b',
  '\u202Eelpmaxe',
  'word '.repeat(13),
])('%j is not greeted by name', (name) => {
  expect(greetingTo(name)).toBe('Salaam,');
});

test('every mail to a person uses greetingTo', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = globSync('server/{modules,http,infra}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const greets = sources.filter(([, text]) => /salaam|Dear \$\{/i.test(text)).map(([path]) => path);
  expect(greets).toEqual(['server/infra/mail/letter.ts']);
  const headed = sources.flatMap(([path, text]) =>
    [...text.matchAll(/\bgreeting: (?!greetingTo\(|string;)(.*)/g)].map(([, what]) => `${path}: ${what}`),
  );
  // Two mails to the shop itself.
  expect(headed.toSorted()).toEqual([
    expect.stringMatching(
      /^server\/modules\/applications\/mails\.ts: isAnswer \? 'An applicant has answered:'/,
    ),
    expect.stringMatching(/^server\/modules\/contact\/mails\.ts: `Message .* from the contact form:`,$/),
  ]);
});
