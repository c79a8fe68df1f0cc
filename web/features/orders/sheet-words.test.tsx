// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otherTongues } from '#words';
import { loadSheetWords, useChosenTongue } from './sheet-words.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the words of the page need no loading, others are loaded', async () => {
  expect((await loadSheetWords('en')).measureNames.chest).toBe('Chest / bust');
  expect((await loadSheetWords('ur-Latn')).measureNames.chest).toBe('Chhati / seena');
});

test('a tongue is shown once its words are there, and kept on the device', async () => {
  const { result } = renderHook(useChosenTongue);
  expect([result.current.shown.tongue, result.current.chosen]).toEqual(['en', 'en']);
  act(() => result.current.choose('ur-Latn'));
  expect(result.current.shown.words.measures).toBe('Measures');
  await vi.waitFor(() => expect(result.current.shown.words.measures).toBe('Naap'));

  const { result: later } = renderHook(useChosenTongue);
  expect(later.current.chosen).toBe('ur-Latn');
  await vi.waitFor(() => expect(later.current.shown.tongue).toBe('ur-Latn'));
});

test('words that cannot be loaded leave what was shown, and can be chosen again', async () => {
  const load = vi.spyOn(otherTongues as Required<typeof otherTongues>, 'ur-Latn');
  load.mockRejectedValueOnce(new TypeError('no network'));
  const { result } = renderHook(useChosenTongue);
  act(() => result.current.choose('ur-Latn'));
  await vi.waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect([result.current.shown.tongue, result.current.chosen]).toEqual(['en', 'en']);
  act(() => result.current.choose('ur-Latn'));
  await vi.waitFor(() => expect(result.current.shown.tongue).toBe('ur-Latn'));
  expect(result.current.hasFailed).toBe(false);
});

test('an unknown tongue on the device is that of the page', () => {
  localStorage.setItem('sheetTongue', 'hi');
  const { result } = renderHook(useChosenTongue);
  expect(result.current.chosen).toBe('en');
});
