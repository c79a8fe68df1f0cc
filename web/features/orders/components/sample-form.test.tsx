// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptySample, SampleForm } from './sample-form.tsx';

afterEach(cleanup);

const onSave = vi.fn(async () => undefined);

function Form() {
  const [typed, setTyped] = useState(() => emptySample('cm'));
  const sample = { age_group: 'adult', gender: 'male' } as const;
  return <SampleForm dressType="Kurta" sample={sample} typed={typed} onTyped={setTyped} onSave={onSave} />;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText(/^Chest/), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('doubtful measures are asked about again once they change (measurements-21)', async () => {
  render(<Form />);
  type('38');
  press('Save the measures');
  expect(screen.getByRole('button', { name: 'I measured it again, keep it' })).toBeTruthy();
  type('37');
  press('Save the measures');
  expect(onSave).not.toHaveBeenCalled();
  press('I measured it again, keep it');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});
