// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { measurementsQuery } from '../../measurements/api.ts';
import { changeDraft, clearDraft, EMPTY_FIELDS } from '../book-tailor/draft.ts';
import type { Further } from '../book-tailor/garment-shape.ts';
import type { GarmentPictures } from '../garment/draft.ts';
import {
  addFurther,
  type Beginning,
  changeFurther,
  furtherOf,
  picturesOf,
  readUnanswered,
} from './entries.ts';
import { FurtherForm } from './further-form.tsx';
import FurtherRoom from './further-room.tsx';

vi.hoisted(() => {
  // Modules that other files have loaded keep pictures elsewhere.
  vi.resetModules();
});
vi.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    createStore: () => undefined,
    clear: async () => stored.clear(),
    get: async (key: string) => stored.get(key),
    set: async (key: string, file: File) => void stored.set(key, file),
    del: async (key: string) => void stored.delete(key),
  };
});

const record = (id: number, label: string) =>
  ({
    ...Object.fromEntries(MEASURE_CODES.map((code) => [code, 40])),
    ...{ id, label, age_group: 'adult', unit: 'in', gender: 'male' },
    ...{ estimated: [], confirmed: [], warnings: [], updated_at: '2026-11-22T10:00:00.000Z' },
  }) as unknown as Measurement;
const LIST = [record(12, 'Ahmed'), record(13, 'Bilal')];
const picture = new File(['x'], 'design.png', { type: 'image/png' });
const KURTA = { ...EMPTY_FIELDS, dress_type: 'Kurta', fabric_type: 'Cotton', description: 'Ban collar' };
const onDone = vi.fn();
/** The schema of the form is loaded when it is first needed. */
const LOADING = { timeout: 5000 };

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  useSession.setState({ user: null });
  changeDraft({ orderType: 'single', source: 'in-house', trade: 'Gents Tailor', fields: KURTA });
});

afterEach(() => {
  cleanup();
  clearDraft();
  queryClient.clear();
  onDone.mockReset();
  useSession.setState(useSession.getInitialState());
});

/** Adds a garment while nobody is signed in. */
const added = (beginning: Beginning) => addFurther(beginning, { state: 'signed-out' });

function signIn() {
  useSession.setState({ user: { username: 'ahmed' } as never });
  queryClient.setQueryData(measurementsQuery.queryKey, LIST);
}

function open(garment: string, pictures: GarmentPictures = { dress_design: picture }) {
  const form = (
    <FurtherForm garment={garment} place={2} pictures={pictures} tailor={undefined} onDone={onDone} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
}

const select = () => screen.getByLabelText<HTMLSelectElement>('Whose measurements');
const describeIt = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value } });
const measurementOf = (garment: string) => furtherOf(garment)?.fields.measurement;

describe('whose measures a further garment gets (orders-204)', () => {
  test('is chosen by the customer where it is for another person', async () => {
    const garment = await added('other');
    signIn();
    open(garment);
    expect([select().value, select().selectedOptions[0]?.text]).toEqual(['', 'Choose...']);
    describeIt('Short sleeves');
    expect(measurementOf(garment)).toBe('');
    fireEvent.change(select(), { target: { value: '13' } });
    expect(measurementOf(garment)).toBe('13');
  });

  test('is asked for at its field', async () => {
    const garment = await added('copy');
    signIn();
    open(garment);
    fireEvent.change(screen.getByLabelText(/^Dress type/i), { target: { value: 'Kurta' } });
    fireEvent.change(screen.getByLabelText(/^Fabric type/i), { target: { value: 'Cotton' } });
    fireEvent.click(screen.getByText('Add to the order'));
    await waitFor(() => expect(screen.getByText('Choose whose measures it gets.')).toBeTruthy(), LOADING);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.change(select(), { target: { value: '13' } });
    fireEvent.click(screen.getByText('Add to the order'));
    await waitFor(() => expect(onDone).toHaveBeenCalled(), LOADING);
    expect(measurementOf(garment)).toBe('13');
  });

  test('is that of the first garment where it is for the same person', async () => {
    const garment = await added('same');
    changeDraft({ fields: { ...KURTA, measurement: '13' } });
    signIn();
    open(garment);
    await waitFor(() => expect(select().value).toBe('13'));
    expect(measurementOf(garment)).toBe('13');
  });
});

test('a garment that was sent without an answer keeps the pictures it had then (orders-208)', async () => {
  const garment = await added('other');
  await picturesOf(garment).keepFile('dress_design', picture);
  const { fields } = furtherOf(garment) as Further;
  changeFurther(garment, { unanswered: { key: 'sent', fields, hasOwnPictures: false } });
  const room = <FurtherRoom garment={garment} onDone={onDone} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: room }])} />);
  await waitFor(() => expect(screen.getByText('Add to the order')).toBeTruthy(), LOADING);
  await picturesOf(garment).keepFile('dress_design', undefined);
  expect((await readUnanswered(furtherOf(garment) as Further))?.pictures.dress_design?.name).toBe(
    'design.png',
  );
});

describe('"Back to the list" (orders-204)', () => {
  const back = () => fireEvent.click(screen.getByText('Back to the list'));

  test('drops a garment of which nothing was said', async () => {
    const garment = await added('other');
    signIn();
    open(garment, {});
    back();
    expect(furtherOf(garment)).toBeUndefined();
  });

  test('leaves a garment of which only its person was named', async () => {
    const garment = await added('other');
    open(garment, {});
    fireEvent.click(screen.getByLabelText('Ask somebody for their measures'));
    fireEvent.change(await screen.findByLabelText(/^Whose measures$|^Whose measures /), {
      target: { value: 'Bilal' },
    });
    back();
    expect(furtherOf(garment)?.fields).toMatchObject({ measurement_source: 'LINK', asked_name: 'Bilal' });
  });
});
