// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNewRelease } from '../../lib/offline-pages.ts';
import { heldInMemory } from '../../lib/storage.ts';
import { NewRelease } from './new-release.tsx';

vi.hoisted(() => {
  // An earlier file of this worker may have left texts that a full storage has refused.
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  heldInMemory.clear();
  useNewRelease.setState({ isHere: false });
});

test('the button of a new release does not reload while the page holds what would be lost (workshop-73)', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(<NewRelease />);
  act(() => useNewRelease.setState({ isHere: true }));
  heldInMemory.add('workshop');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/^Not now: an update would lose/)).toBeTruthy();
  heldInMemory.delete('workshop');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledOnce();
});
