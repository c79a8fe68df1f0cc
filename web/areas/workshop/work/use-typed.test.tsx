// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isText } from '../../../lib/stored-shape.ts';
import { useTyped } from './use-typed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one can type while the storage is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { result } = renderHook(() => useTyped('note.7', () => '', isText));
  act(() => result.current[1]('Collar wider'));
  expect(result.current[0]).toBe('Collar wider');
});
