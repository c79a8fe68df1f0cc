// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffContent } from '../../../../contract/content.ts';
import { ContentForm } from './content-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PAGE = {
  slug: 'terms',
  title: 'Terms',
  since: '2026-01-01',
  summary: '',
  description: '',
  body: 'Text',
  title_ur: '',
  summary_ur: '',
  description_ur: '',
  body_ur: '',
  version: 1,
  published_version: 1,
  updated_by: null,
  updated_at: '2026-11-22T10:00:00.000Z',
} as unknown as StaffContent;

test('Enter in a single line publishes nothing, and begins a line in the text', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const router = createMemoryRouter([{ path: '/', element: <ContentForm thing={PAGE} /> }]);
  render(<RouterProvider router={router} />);
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText(/^Text in Markdown/), { key: 'Enter' })).toBe(true);
});
