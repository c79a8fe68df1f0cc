// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import CropDialog from './crop-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the sliders are no fields of the form around the dialog, which Enter would send', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
  render(
    <form>
      <CropDialog file={new File(['x'], 'me.jpg')} onCropped={() => {}} onCancel={() => {}} />
    </form>,
  );
  expect((await screen.findByLabelText('Zoom')).closest('form')).toBeNull();
});

test('two fingers zoom, and a finger that the browser takes away ends its part', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
  render(<CropDialog file={new File(['x'], 'me.jpg')} onCropped={() => {}} onCancel={() => {}} />);
  const zoom = await screen.findByLabelText<HTMLInputElement>('Zoom');
  const picture = screen.getByRole('img');
  picture.setPointerCapture = () => undefined;
  fireEvent.pointerDown(picture, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(picture, { pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(picture, { pointerId: 2, clientX: 300, clientY: 100 });
  expect(zoom.valueAsNumber).toBe(2);
  fireEvent.pointerCancel(picture, { pointerId: 2 });
  fireEvent.pointerMove(picture, { pointerId: 2, clientX: 400, clientY: 100 });
  expect(zoom.valueAsNumber).toBe(2);
});
