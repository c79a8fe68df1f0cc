import { describe, expect, test } from 'vitest';
import { inLocale, newsMessageWords } from '#words';
import { LOCALES } from '../../../contract/locale.ts';
import { newsOf, TEMPLATE_NAMES, TEMPLATE_SLOTS, templateText } from './templates.ts';

describe.each(LOCALES)('the templates in %s are as the provider takes them (messages-16)', (locale) => {
  test.each(TEMPLATE_NAMES)('%s', (name) => {
    const text = inLocale(locale, () => templateText(name));
    const places = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, place]) => Number(place));
    expect(places.toSorted()).toEqual(TEMPLATE_SLOTS[name].map((_, index) => index + 1));
    expect(text).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(name).toMatch(/^[a-z_]{1,512}$/);
  });

  test('end with how to end them, in at most 60 letters', () => {
    expect(inLocale(locale, () => newsMessageWords.stopLine).length).toBeLessThanOrEqual(60);
  });
});

test('values have no line breaks, and are never empty', () => {
  const { template, text } = newsOf('order_news', {
    number: 'NP-1',
    news: ' two\nlines\tand     more ',
    link: '',
  });
  expect(template).toEqual({
    name: 'order_news',
    language: 'en',
    values: ['NP-1', 'two lines and more', '-'],
  });
  expect(text).toContain('two lines and more');
});
