import { expect, test } from 'vitest';
import { isDataSaved } from './data-saver.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ cookie: 'naap-session=1; naap-data-saver=on' }, true],
  [{ 'save-data': 'on', cookie: 'naap-data-saver=off' }, false],
  [{ cookie: 'not-naap-data-saver=on' }, false],
])('pages are light by choice, else by the browser: %j is %s (pages-31)', (headers, isLight) => {
  expect(isDataSaved({ headers })).toBe(isLight);
});
