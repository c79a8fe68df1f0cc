// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ShelfProduct } from '../../../../contract/shelf.ts';
import { forgetDrafts } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import * as upload from '../../../lib/upload.ts';
import * as api from '../api.ts';
import { EditProduct } from './edit-product.tsx';

const PRODUCT = {
  id: 7,
  version: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
  updated_by: null,
  type: 'brand',
  name: 'Cotton kurta',
  description: '',
  category: 'mens',
  section: 'stitched',
  collection: null,
  dress_type: null,
  price: 2500,
  compare_at_price: null,
  low_stock_level: 3,
  hs_code: null,
  origin: null,
  customs_words: null,
  active: true,
  facts: [],
  pictures: [{ image: '/files/one.webp', description: 'Kurta', colour: null }],
  colours: [{ code: 'white', name: 'White', hex: '#FFFFFF' }],
  variants: [{ id: 1, colour: 'white', size: null, stock: 3, sku: '' }],
} as unknown as ShelfProduct;

beforeAll(async () => {
  Element.prototype.checkVisibility ??= () => true;
  // The form loads the schema on its first focus.
  await import('../product-schema.ts');
});
beforeEach(() => {
  useSession.setState({ user: { username: 'ayesha' } } as never);
  vi.spyOn(upload.picturePicking, 'prepare').mockImplementation(async (files) => ({
    pictures: [...files],
    problem: undefined,
  }));
});
afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.restoreAllMocks();
});

function open() {
  cleanup();
  const form = <EditProduct product={PRODUCT} onSaved={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

const save = () => act(async () => screen.getByText('Save product').closest('form')?.requestSubmit());

test('a product is not saved without the picture that is prepared or uploaded', async () => {
  const prepared = Promise.withResolvers<{ pictures: File[]; problem: undefined }>();
  vi.mocked(upload.picturePicking.prepare).mockReturnValue(prepared.promise);
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.spyOn(api, 'uploadPicture').mockReturnValue(promise);
  const saved = vi.spyOn(api, 'saveProduct').mockImplementation(async () => ({ ...PRODUCT, version: 2 }));
  open();
  // The test's document loses the initial values of selects.
  fireEvent.change(screen.getByLabelText('For'), { target: { value: 'mens' } });
  fireEvent.change(screen.getByLabelText(/^Section/), { target: { value: 'stitched' } });
  const chooser = screen.getByLabelText('Add pictures');
  const picture = new File(['x'], 'two.jpg', { type: 'image/jpeg' });
  await act(async () => {
    fireEvent.change(chooser, { target: { files: [picture] } });
  });
  await save();
  await screen.findByText('Wait until the upload is complete, or leave the picture out.');
  await act(async () => prepared.resolve({ pictures: [picture], problem: undefined }));
  await save();
  expect(saved).not.toHaveBeenCalled();
  await act(async () => resolve('/files/two.webp'));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[1].pictures).toHaveLength(2);
});

test('what is typed into a product survives leaving its page', () => {
  open();
  fireEvent.input(screen.getByLabelText('Price (Rs)'), { target: { value: '2700' } });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Price (Rs)').value).toBe('2700');
  expect(screen.getByText('What you typed is here again. It is not saved yet.')).toBeTruthy();
});
