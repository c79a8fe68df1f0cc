// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PictureValues } from '../product-values.ts';
import PictureEntries from './picture-entries.tsx';

const PICTURES = ['front', 'back'].map((name) => ({ image: `/${name}.jpg`, description: name, colour: '' }));
const ROW_PX = 100;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Lays the list's entries out in a column. */
function show() {
  const onPictures = vi.fn<(change: (before: readonly PictureValues[]) => PictureValues[]) => void>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const entry = this.closest('li');
    const place = entry ? [...(entry.parentElement?.children ?? [])].indexOf(entry) : 0;
    return new DOMRect(0, place * ROW_PX, ROW_PX, ROW_PX);
  });
  render(
    <PictureEntries pictures={PICTURES} colours={[]} onPictures={onPictures} onRemoved={() => undefined} />,
  );
  return onPictures;
}

/** The drag listens and measures in later tasks. */
async function press(code: string) {
  const target = document.activeElement ?? document.body;
  await act(async () => {
    fireEvent.keyDown(target, { code, key: code });
    await new Promise((done) => setTimeout(done, 60));
  });
}

test('a picture is picked up and moved with the keys', async () => {
  const onPictures = show();
  screen.getByRole('button', { name: 'Drag picture 1' }).focus();
  await press('Space');
  await press('ArrowDown');
  await press('Space');
  const [change] = onPictures.mock.calls.at(-1) ?? [];
  expect(change?.(PICTURES).map(({ description }) => description)).toEqual(['back', 'front']);
});

test('Escape puts a picture back that was picked up', async () => {
  const onPictures = show();
  screen.getByRole('button', { name: 'Drag picture 1' }).focus();
  await press('Space');
  await press('ArrowDown');
  await press('Escape');
  await press('Space');
  await press('Escape');
  expect(onPictures).not.toHaveBeenCalled();
});
