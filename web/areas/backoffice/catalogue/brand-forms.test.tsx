// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { StaffBrand } from '../../../../contract/staff-brands.ts';
import * as shelf from '../../../features/shelf/api.ts';
import { forgetDrafts } from '../../../lib/create-draft.ts';
import { useSession } from '../../../lib/session.ts';
import * as upload from '../../../lib/upload.ts';
import * as api from './api.ts';
import { EditBrand } from './brand-forms.tsx';

const BRAND = {
  id: 3,
  version: 1,
  name: 'Chenab Looms',
  tagline: '',
  description: '',
  city: 'Lahore',
  location: 'local',
  category: 'mens',
  sale: false,
  bespoke: false,
  active: true,
  logo: null,
} as unknown as StaffBrand;

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.restoreAllMocks();
});

function open() {
  cleanup();
  useSession.setState({ user: { username: 'admin' } } as never);
  const form = <EditBrand brand={BRAND} onSaved={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

const save = () => act(async () => screen.getByText('Save brand').closest('form')?.requestSubmit());

const choose = (name: string) =>
  act(async () => {
    const picture = new File(['x'], name, { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(/the logo|a logo/, { selector: 'input' }), {
      target: { files: [picture] },
    });
  });

test('a brand is not saved without its logo, and of two choices the last one counts', async () => {
  vi.spyOn(upload.picturePicking, 'prepare').mockImplementation(async (files) => ({
    pictures: [...files],
    problem: undefined,
  }));
  const uploads = new Map<string, (address: string) => void>();
  vi.spyOn(shelf, 'uploadPicture').mockImplementation(
    (file) => new Promise((resolve) => uploads.set(file.name, resolve)),
  );
  const saved = vi.spyOn(api, 'saveBrand').mockImplementation(async () => ({ ...BRAND, version: 2 }));
  open();
  await choose('slow.png');
  await choose('quick.png');
  await save();
  await screen.findByText('Wait until the upload is complete, or leave the picture out.');
  expect(saved).not.toHaveBeenCalled();
  await act(async () => uploads.get('quick.png')?.('/files/quick.webp'));
  await act(async () => uploads.get('slow.png')?.('/files/slow.webp'));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[1].logo).toBe('/files/quick.webp');
});

test('what is typed into a brand survives leaving its page', () => {
  open();
  fireEvent.input(screen.getByLabelText(/^Line under the name/), { target: { value: 'Handwoven' } });
  open();
  expect(screen.getByLabelText<HTMLInputElement>(/^Line under the name/).value).toBe('Handwoven');
});
