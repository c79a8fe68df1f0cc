// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import CropDialog from './crop-dialog.tsx';

afterEach(cleanup);

test('the sliders are no fields of the form around the dialog, which Enter would send', () => {
  render(
    <form>
      <CropDialog file={new File(['x'], 'me.jpg')} onCropped={() => {}} onCancel={() => {}} />
    </form>,
  );
  expect(screen.getByLabelText('Zoom').closest('form')).toBeNull();
});

test('what the browser cannot draw is passed on as it is (accounts-19)', () => {
  const file = new File(['x'], 'me.heic');
  const onCropped = vi.fn();
  render(<CropDialog file={file} onCropped={onCropped} onCancel={() => {}} />);
  const picture = document.querySelector('dialog img');
  if (picture) fireEvent.error(picture);
  expect(onCropped).toHaveBeenCalledExactlyOnceWith(file);
});
