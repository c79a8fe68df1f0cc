import { describe, expect, test } from 'vitest';
import { letter } from './letter.ts';
import type { Letter } from './letter-parts.ts';

const order: Letter = {
  brand: 'Naap',
  preheader: 'Ready by 22 January.',
  greeting: 'Dear Ayesha,',
  paragraphs: ['Your order is confirmed.', 'You will hear from us at every stage.'],
  facts: [
    ['Tracking number', 'NP-7K3QX9Z2MA'],
    ['Delivery', '12 Darzi Street\nLahore'],
  ],
  table: {
    head: ['What', 'Amount'],
    rows: [
      ['Stitching', 'Rs 2,400'],
      ['Urgent (30 %)', 'Rs 720'],
    ],
    total: ['Total', 'Rs 3,120'],
  },
  action: { label: 'Follow your order', url: 'https://naap.example/track?a=1&b=2' },
  footer: ['12 Darzi Street, Lahore', 'You receive this because you placed an order.'],
};

test('the text is readable without HTML', () => {
  expect(letter(order).text).toBe(`Dear Ayesha,

Your order is confirmed.

You will hear from us at every stage.

Tracking number: NP-7K3QX9Z2MA
Delivery: 12 Darzi Street, Lahore

What             Amount
-------------  --------
Stitching      Rs 2,400
Urgent (30 %)    Rs 720
-------------  --------
Total          Rs 3,120

Follow your order:
https://naap.example/track?a=1&b=2

-- 
Naap
12 Darzi Street, Lahore
You receive this because you placed an order.
`);
});

test('the HTML contains everything the text does', () => {
  const { html } = letter(order);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('Ready by 22 January.');
  expect(html).toContain('12 Darzi Street<br>Lahore');
  expect(html).toContain('href="https://naap.example/track?a=1&amp;b=2"');
  for (const said of [
    'Dear Ayesha,',
    'You will hear',
    'NP-7K3QX9Z2MA',
    'Urgent (30 %)',
    'Rs 3,120',
    'because you placed',
  ]) {
    expect(html).toContain(said);
  }
});

test('missing parts leave no markup', () => {
  const { text, html } = letter({ brand: 'Naap', greeting: 'Hello,', paragraphs: ['Bye.'], footer: [] });
  expect(text).toBe('Hello,\n\nBye.\n\n-- \nNaap\n');
  for (const trace of ['<a ', '<th', '<p class="muted"', 'display:none', 'undefined'])
    expect(html).not.toContain(trace);
});

test('loads no external resources', () => {
  expect(letter(order).html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/);
});

test('a long mail is below 15 kB', () => {
  const rows = Array.from({ length: 16 }, (_, at) => [`Line ${at} of a rather long receipt`, 'Rs 12,345']);
  const facts = Array.from({ length: 8 }, (_, at): [string, string] => [
    `Fact ${at}`,
    'Shalwar Kameez, Cotton',
  ]);
  const long = {
    ...order,
    facts,
    table: { head: ['What', 'Amount'], rows },
    paragraphs: Array(4).fill('Word '.repeat(40)),
  };
  expect(Buffer.byteLength(letter(long).html)).toBeLessThan(15_000);
});

describe('user input is escaped', () => {
  const evil = `<script>alert(1)</script><img src=x onerror="alert(2)">' & "`;
  const mild =
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;&#39; &amp; &quot;';
  const places: Array<[string, Partial<Letter>]> = [
    ['brand', { brand: evil }],
    ['preheader', { preheader: evil }],
    ['greeting', { greeting: evil }],
    ['paragraphs', { paragraphs: [evil] }],
    ['a label', { facts: [[evil, 'x']] }],
    ['a value', { facts: [['x', evil]] }],
    ['a heading', { table: { head: ['x', evil], rows: [] } }],
    ['a cell', { table: { head: ['x', 'y'], rows: [[evil, 'y']] } }],
    ['a total', { table: { head: ['x', 'y'], rows: [], total: [evil, 'y'] } }],
    ['a button', { action: { label: evil, url: 'https://naap.example' } }],
    ['an address', { action: { label: 'Go', url: `https://naap.example/${evil}` } }],
    ['footer', { footer: [evil] }],
  ];
  test.each(places)('in %s', (_place, part) => {
    const { html } = letter({ ...order, ...part });
    expect(html).toContain(mild);
    expect(html).not.toMatch(/<script|<img/);
  });

  test('a link must be http(s)', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/relative', ' https://naap.example']) {
      expect(() => letter({ ...order, action: { label: 'Go', url } })).toThrow(RangeError);
    }
  });
});
