// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Light } from './light.ts';
import { Picture } from './picture.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(cleanup);

const KURTA = { src: '/media/kurta.jpg', width: 4, height: 5, alt: 'A blue kurta', sizes: '10rem' };
const sources = [{ type: 'image/avif', srcSet: '/media/kurta-200.avif 200w' }];

test('a picture that the data saver has left out takes the focus of its button when it is shown (pages-31)', async () => {
  render(
    <Light value={true}>
      <Picture {...KURTA} sources={sources} />
    </Light>,
  );
  const button = await screen.findByRole('button', { name: /^Show/ });
  button.focus();
  fireEvent.click(button);
  const picture = screen.getByRole('img', { name: 'A blue kurta' });
  expect(picture.getAttribute('src')).toBe('/media/kurta-200.avif');
  expect(document.activeElement).toBe(picture);
});

test('other pictures leave the focus where it is', () => {
  render(<Picture {...KURTA} sources={sources} />);
  expect(screen.getByRole('img').hasAttribute('tabindex')).toBe(false);
});
