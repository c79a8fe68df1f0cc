// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Rich } from './rich.tsx';

afterEach(cleanup);

test('parts are drawn where the sentence has them', () => {
  render(
    <p>
      <Rich
        text="Read the <terms>terms</terms> and the <policy>privacy policy</policy>."
        parts={{
          terms: (text) => <a href="/terms">{text}</a>,
          policy: (text) => <a href="/privacy">{text}</a>,
        }}
      />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Read the terms and the privacy policy.');
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
});

test('a tag that nobody draws stays text', () => {
  const text: string = 'Your number is <b>NP-1</b>.';
  render(
    <p>
      <Rich text={text} parts={{}} />
    </p>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

test.each(['a < b', '<b>', '<b>TCS</b>', '</b> & <i', '<courier>', 'two\nlines'])(
  'a part may hold what somebody typed: %s',
  (typed) => {
    const text: string = `<courier>${typed}</courier>, number <number>${typed}</number>`;
    render(
      <p>
        <Rich
          text={text}
          parts={{ courier: (inner) => <b>{inner}</b>, number: (inner) => <strong>{inner}</strong> }}
        />
      </p>,
    );
    const sentence = screen.getByRole('paragraph');
    expect([...sentence.childNodes].map((node) => [node.nodeName, node.textContent])).toEqual([
      ['B', typed],
      ['#text', ', number '],
      ['STRONG', typed],
    ]);
  },
);
