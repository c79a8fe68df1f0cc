// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { loadVoice, orderLines } from './sheet-lines.ts';

const doWork = vi.hoisted(() => vi.fn<typeof import('./outbox.ts').doWork>());
vi.mock('./outbox.ts', async (load) => ({ ...(await load<object>()), doWork }));

let OrderSheet: typeof import('./order-sheet.tsx').OrderSheet;

// An earlier file of this worker may have loaded it with the real outbox.
beforeAll(async () => {
  vi.resetModules();
  ({ OrderSheet } = await import('./order-sheet.tsx'));
});

const measures = (label: string, chest: number) => ({
  ...{ label, gender: 'male', age_group: 'adult', unit: 'cm', note: '' },
  ...{ values: { chest, sleeve: 610 }, estimated: [], confirmed: [] },
});

const FIRST = {
  ...{ item_type: 'dress', shoe_size: null, dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton' },
  ...{ description: 'Ban collar', length_choice: null, design: [], made_for: 'Bilal, male' },
  ...{ dress_design: null, measurement_picture: null, finished: null, measures_due: [] },
  ...{ progress: 'STITCHING', actions: ['check'] },
  measures: measures('Bilal', 1000),
};
const SECOND = {
  ...{ ...FIRST, id: 32, dress_type: 'Kurta', fabric_type: 'Khaddar', description: 'Long', stitching: 1900 },
  ...{ made_for: 'Hamza, male', measures: measures('Hamza', 900), dress_design: '/files/design' },
  design: [{ feature: 'collar', option: 'band', label: 'Collar', choice: 'Band collar' }],
};
const THIRD = {
  ...{ ...FIRST, id: 33, dress_type: null, description: '', stitching: null, measures: null },
  ...{ made_for: 'Amna Khan', measurement_picture: '/files/measures' },
};

const ORDER = {
  ...FIRST,
  ...{ id: 7, kind: 'single', audience: 'workshop', tracking_id: 'NP-7', status: 'IN_PRODUCTION' },
  ...{ actions: ['check'], delivery_type: 'NORMAL', customer_name: 'Amna Khan', alteration: null },
  ...{ order_date: '2026-11-20T07:00:00Z', expected_delivery_date: '2099-12-04', question: null },
  ...{ price: { stitching: 4400 }, collect: 4400, country: 'PK', payment_type: 'COD', bill_status: 'UNPAID' },
  ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', courier: 'ECONOMY', is_requested_sample: false },
  ...{ is_customer_shown: true, contact_number: '+923001234567', fit_notes: [], answers: [], events: [] },
  ...{ collection_address: null, delivery_address: null, cloth_due_on: null, cloth_receipts: [] },
  garments: [{ ...FIRST, id: 31, stitching: 2500 }, SECOND, THIRD],
} as unknown as WorkshopOrder;

function show(order: WorkshopOrder = ORDER) {
  const element = <OrderSheet order={order} keptSince={undefined} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  doWork.mockReset();
  doWork.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const sectionOf = (name: string) => within(screen.getByRole('region', { name }));

describe('a sheet of several garments (workshop-31)', () => {
  test('says how many there are, for whom each is, and leads to each', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3 garments');
    const links = within(screen.getByRole('navigation', { name: 'Garments of this order' }));
    expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 of 3 · Shalwar kameez', '#garment-31'],
      ['2 of 3 · Kurta', '#garment-32'],
      ['3 of 3 · Dress', '#garment-33'],
    ]);
    for (const id of [31, 32, 33]) expect(document.getElementById(`garment-${id}`)).toBeTruthy();
    expect(screen.getByText('For Amna Khan · NP-7')).toBeTruthy();
    expect(screen.getByText('Rs 4,400', { selector: '[data-line="stitching"] dd' })).toBeTruthy();
  });

  test('has for each its measures, fabric, price, choices, words and pictures', () => {
    show();
    const kurta = sectionOf('2 of 3 · Kurta');
    for (const text of ['For:', 'Khaddar', 'Rs 1,900', 'Band collar', 'Long'])
      expect(kurta.getAllByText(text).length).toBeGreaterThan(0);
    expect(kurta.getByText('Hamza')).toBeTruthy();
    expect(kurta.getByRole('img', { name: /^Design of the customer/ })).toBeTruthy();
    expect(kurta.queryByText('Ban collar')).toBeNull();
    const third = sectionOf('3 of 3 · Dress');
    expect(third.queryByText('Measures')).toBeNull();
    expect(third.getByRole('img', { name: /^Picture of the measurements/ })).toBeTruthy();
    expect(third.getAllByText('To be agreed')).toHaveLength(1);
  });

  test('goes to the garment whose job card was scanned', () => {
    window.location.hash = '#garment-32';
    const scroll = vi.fn<HTMLElement['scrollIntoView']>();
    HTMLElement.prototype.scrollIntoView = scroll;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    show();
    expect(document.activeElement?.id).toBe('garment-32');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    focus.mockRestore();
  });

  test('is read aloud from top to bottom, every line once and on the page', async () => {
    show();
    const lines = orderLines(ORDER, 'cm', '2026-12-01', await loadVoice('en'));
    const ids = lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = [...document.querySelectorAll<HTMLElement>('[data-line]')].map(
      ({ dataset }) => dataset.line,
    );
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
    expect(shown.filter((id) => ids.includes(id ?? ''))).toEqual(ids);
    const said = lines.map(({ phrases }) => phrases.map(({ text }) => text).join(' '));
    expect(said).toEqual(
      expect.arrayContaining(['3 garments', '2 of 3 Kurta', 'For Hamza, male', 'Fabric: Khaddar', 'Long']),
    );
    expect(said).toContain('Stitching: 4400 rupees');
  });

  test('of one garment is as before', () => {
    show({ ...ORDER, garments: ORDER.garments.slice(0, 1) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shalwar kameez');
    expect(screen.queryByRole('navigation', { name: 'Garments of this order' })).toBeNull();
    expect(screen.queryByText('The whole order')).toBeNull();
  });

  test('without measures and pictures once the work is over', () => {
    const hidden = { measures: null, finished: null, dress_design: null, measurement_picture: null };
    const garments = ORDER.garments.map((garment) => ({ ...garment, ...hidden }));
    show({ ...ORDER, is_customer_shown: false, garments } as WorkshopOrder);
    expect(screen.getAllByText(/^The work on this order is over/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save the finished measures' })).toBeNull();
  });
});

describe('the finished measures of several garments', () => {
  test('are entered and sent for each by itself (workshop-33)', async () => {
    show();
    const kurta = sectionOf('2 of 3 · Kurta');
    fireEvent.change(kurta.getByLabelText(/^Chest/), { target: { value: '95' } });
    expect(sectionOf('1 of 3 · Shalwar kameez').getByLabelText<HTMLInputElement>(/^Chest/).value).toBe('');
    fireEvent.click(kurta.getByRole('button', { name: 'Save the finished measures' }));
    await vi.waitFor(() => expect(doWork).toHaveBeenCalledTimes(1));
    expect(doWork.mock.calls[0]?.[1]).toEqual({
      kind: 'measures',
      unit: 'cm',
      values: { chest: 95 },
      garment: 32,
      of: { item_type: 'dress', dress_type: 'Kurta', shoe_size: null, place: 2, count: 3 },
    });
  });

  test('of one garment are sent as before', async () => {
    show({ ...ORDER, garments: ORDER.garments.slice(0, 1) });
    fireEvent.change(screen.getByLabelText(/^Chest/), { target: { value: '101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the finished measures' }));
    await vi.waitFor(() => expect(doWork).toHaveBeenCalledTimes(1));
    expect(doWork.mock.calls[0]?.[1]).toEqual({ kind: 'measures', unit: 'cm', values: { chest: 101 } });
  });

  test('that are due are named with their garment (workshop-34)', () => {
    const [first, second, third] = ORDER.garments;
    show({
      ...ORDER,
      status: 'QUALITY_CHECK',
      garments: [first, { ...second, measures_due: ['chest', 'sleeve'] }, third],
    } as WorkshopOrder);
    expect(
      screen.getByText('Before the order leaves, measure Kurta (2 of 3) and save: Chest / bust, Sleeve.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Shalwar kameez \(1 of 3\) and save/)).toBeNull();
  });

  test('that differ are named with their garment before it leaves (workshop-35)', () => {
    const [first, second, third] = ORDER.garments;
    const finished = { unit: 'cm', values: { sleeve: 660 }, measured_at: '2026-11-22T07:00:00Z' };
    show({
      ...ORDER,
      ...{ status: 'QUALITY_CHECK', actions: ['make_ready'] },
      garments: [first, { ...second, finished }, third],
    } as WorkshopOrder);
    fireEvent.click(screen.getByRole('button', { name: 'Ready to be collected' }));
    expect(screen.getByText('Kurta (2 of 3) · Sleeve: 5 cm too large')).toBeTruthy();
    expect(doWork).not.toHaveBeenCalled();
  });
});
