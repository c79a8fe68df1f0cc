// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from '../api.ts';
import FitChooser from './fit-chooser.tsx';

const RECORD = { id: 7, label: 'Bilal', unit: 'cm', version: 3 } as Measurement;
const EARLIER = { order: 9, tracking_id: 'NP-9', day: '2026-03-03' };
const NOTE = { ...EARLIER, dress_type: 'Kurta', by: null, text: null };
const MEMORY = {
  measurement: 7,
  notes: [
    { ...NOTE, source: 'said', measure: 'waist', fault: 'small' },
    { ...NOTE, source: 'measured', measure: 'sleeve', fault: 'large', by: 20 },
    { ...NOTE, source: 'altered', measure: null, fault: null, text: 'The neck chokes.' },
  ],
  suggestions: [
    { ...EARLIER, source: 'said', measure: 'waist', fault: 'small', from: 84, to: 85 },
    { ...EARLIER, source: 'measured', measure: 'sleeve', fault: 'large', from: 59, to: 61 },
  ],
};

beforeEach(() => {
  queryClient.setQueryData(api.fitMemoryQuery.queryKey, [MEMORY] as never);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const show = (dressType: string | null = 'Kurta', record = RECORD) =>
  render(<FitChooser record={record} dressType={dressType} />);

test('tells what did not fit last time, by its source, and asks about the record', async () => {
  show();
  expect(await screen.findByText('Last time (order NP-9, 3 Mar 2026)')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Natural waist: too tight (you said)',
    'Sleeve: 2 cm more than ordered (measured)',
    '“\u2068The neck chokes.\u2069” (altered)',
  ]);
  expect(screen.getByText('The natural waist was too tight last time. Make it 1 cm looser?')).toBeTruthy();
  expect(screen.getByText(/^The sleeve was made 2 cm more than your measure last time\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change 84 cm to 85 cm' })).toBeTruthy();
});

test('is silent about other garments and other records', async () => {
  const { container } = show('Trousers');
  expect(container.textContent).toBe('');
  cleanup();
  expect(show('Kurta', { ...RECORD, id: 8 }).container.textContent).toBe('');
});

test('sends the answer with the version that was seen, and shows a failure', async () => {
  const answer = vi.spyOn(api, 'answerSuggestion').mockResolvedValue(RECORD);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Change 84 cm to 85 cm' }));
  const body = { measurement: 7, order: 9, measure: 'waist', answer: 'accept', version: 3 };
  await waitFor(() => expect(answer).toHaveBeenCalledWith(body, expect.any(String)));
  answer.mockRejectedValue(new CallError('Server error', 500));
  const [, leave] = await screen.findAllByRole('button', { name: 'Leave it as it is' });
  await waitFor(() => expect((leave as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(leave as HTMLElement);
  expect(await screen.findByText('Failed to save your answer')).toBeTruthy();
});
