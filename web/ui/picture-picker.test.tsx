// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PicturePicker } from './picture-picker.tsx';

afterEach(cleanup);

const REFUSED = 'Upload a picture.';

const named = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Accepts files by their name. */
const prepare: ComponentProps<typeof PicturePicker>['prepare'] = async (files) => ({
  pictures: files.filter(({ name }) => name.endsWith('.png')),
  problem: files.every(({ name }) => name.endsWith('.png')) ? undefined : REFUSED,
});

type Settings = Partial<ComponentProps<typeof PicturePicker>>;

function Form(settings: Settings) {
  const [pictures, setPictures] = useState<File[]>([]);
  return (
    <PicturePicker
      accept="image/png"
      prepare={prepare}
      label="Design"
      pictures={pictures}
      onPictures={setPictures}
      {...settings}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Design');

function pick(...names: string[]) {
  fireEvent.change(input(), { target: { files: names.map(named) } });
}

test('shows the one that was chosen, and another one in its stead', async () => {
  render(<Form />);
  expect(input().accept).toBe('image/png');
  expect(input().multiple).toBe(false);
  expect(screen.getByText('Add a picture')).toBeDefined();
  pick('kurta.png');
  await screen.findByAltText('Preview of kurta.png');
  expect(screen.getByText(/^kurta\.png · /)).toBeDefined();
  expect(screen.getByText('Change picture')).toBeDefined();
  pick('sherwani.png');
  await screen.findByAltText('Preview of sherwani.png');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a removed one is gone, and the focus is where the next one is chosen', async () => {
  render(<Form />);
  pick('kurta.png');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('says at once why a file is refused, and keeps the one before', async () => {
  render(<Form />);
  pick('kurta.png');
  await screen.findByAltText('Preview of kurta.png');
  pick('note.txt');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(REFUSED);
  expect(input().getAttribute('aria-describedby')).toContain(alert.id);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByAltText('Preview of kurta.png')).toBeDefined();
  pick('sherwani.png');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what the form says later is newer than a refusal', async () => {
  const { rerender } = render(<Form />);
  pick('note.txt');
  await screen.findByText(REFUSED);
  rerender(<Form error="Add a picture of the design you want." />);
  expect(screen.queryByText(REFUSED)).toBeNull();
  expect(screen.getByText('Add a picture of the design you want.')).toBeDefined();
  pick('note.txt');
  await screen.findByText(REFUSED);
});

test('takes several up to its limit, each with a button that removes it', async () => {
  render(<Form noun="photo" limit={{ count: 2, problem: 'A review can have 2 photos.' }} />);
  expect(input().multiple).toBe(true);
  pick('one.png');
  await screen.findByAltText('Preview of one.png');
  pick('two.png', 'three.png');
  await screen.findByText('A review can have 2 photos.');
  await screen.findByAltText('Preview of two.png');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Preview of one.png',
    'Preview of two.png',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Preview of two.png',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a kind the browser cannot draw is shown by its name', async () => {
  render(<Form limit={{ count: 3, problem: '' }} />);
  pick('photo.png');
  fireEvent.error(await screen.findByAltText('Preview of photo.png'));
  expect(screen.getByText('photo.png')).toBeDefined();
});

test('draws the future in the place of the present picture, and takes it back', async () => {
  const preview = (address: string | undefined) => <img src={address ?? '/me.jpg'} alt="Me" />;
  render(<Form preview={preview} hasCurrent />);
  expect(screen.getByText('Change picture')).toBeDefined();
  expect(screen.getByAltText('Me').getAttribute('src')).toBe('/me.jpg');
  pick('new.png');
  await waitFor(() => expect(screen.getByAltText('Me').getAttribute('src')).toMatch(/^blob:/));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByAltText('Me').getAttribute('src')).toBe('/me.jpg'));
});

test('while it is sent it says how much, and can be cancelled but not removed', async () => {
  const onCancel = vi.fn();
  const { rerender } = render(<Form />);
  pick('kurta.png');
  await screen.findByAltText('Preview of kurta.png');
  rerender(<Form upload={{ sent: 0.4, finishing: 'Saving...', onCancel }} />);
  expect(screen.getByText('Uploading: 40 %')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('two photos of the same name and second are two', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Form limit={{ count: 3, problem: 'At most 3.' }} />);
  const photo = (bytes: string) => new File([bytes], 'image.png', { type: 'image/png', lastModified: 1 });
  fireEvent.change(input(), { target: { files: [photo('x'), photo('yy')] } });
  expect(await screen.findAllByAltText('Preview of image.png')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
