// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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
