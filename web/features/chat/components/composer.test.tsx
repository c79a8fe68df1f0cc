// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as upload from '../../../lib/upload.ts';
import { Composer } from './composer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a chosen picture stays when its button is pressed again', async () => {
  vi.spyOn(upload.picturePicking, 'prepare').mockImplementation(async (files) => ({
    pictures: [...files],
    problem: undefined,
  }));
  const loadOrderChooser = () => Promise.reject(new Error('not asked for'));
  render(
    <Composer
      conversation={{ type: () => undefined } as never}
      name="ayesha 1"
      isConnected
      loadOrderChooser={loadOrderChooser}
    />,
  );
  const button = screen.getByRole('button', { name: 'Add a picture' });
  fireEvent.click(button);
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Picture'), {
      target: { files: [new File(['x'], 'kurta.jpg', { type: 'image/jpeg' })] },
    });
  });
  fireEvent.click(button);
  screen.getByText(/^kurta\.jpg/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByText(/^kurta\.jpg/)).toBeNull();
});
