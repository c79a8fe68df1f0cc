// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { OrderSteps } from './order-steps.tsx';
import { OrderedGarment } from './ordered-garment.tsx';
import { itemWords } from './words.ts';

type Order = Parameters<typeof OrderedGarment>[0]['order'];
type Page = Parameters<typeof OrderSteps>[0]['page'];

const FIRST = {
  ...{ item_type: 'dress', shoe_size: null, dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton' },
  ...{
    measurement_label: 'Bilal',
    measurement_source: 'STORE',
    is_partly_estimated: false,
    length_choice: null,
  },
  ...{ dress_design: null, measurement_picture: null, design: [], description: 'Ban collar' },
  ...{ progress: 'CHECKING', actions: [] },
};
const KURTA = {
  ...{ ...FIRST, dress_type: 'Kurta', fabric_type: 'Khaddar', description: 'Long', id: 32, stitching: 1900 },
  ...{ measurement_label: 'Hamza', dress_design: '/files/design', measures_due: ['chest', 'sleeve'] },
};
const ORDER = {
  ...FIRST,
  ...{ id: 7, kind: 'single', tailor: 1001, status: 'QUALITY_CHECK', customer: { name: 'Amna Khan' } },
  ...{ delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN', payment_type: 'COD', country: 'PK' },
  ...{ contact_email: null, customer_email: 'amna@example.com', user_confirmation: 'CONFIRMED' },
  ...{
    cloth_due_on: null,
    cloth_missing: [],
    cloth_left: null,
    cloth_receipts: [],
    measurement_from: null,
    actions: [],
  },
  ...{ has_measures: true, measures_due: [], needed_by: null, occasion: null, is_requested_sample: false },
  garments: [
    { ...FIRST, id: 31, stitching: 2500, measures_due: [] },
    KURTA,
    { ...KURTA, id: 33, measurement_label: null, stitching: null, dress_design: null, measures_due: [] },
  ],
} as unknown as Order;

afterEach(cleanup);

const factsOf = (name: string) =>
  [...(within(screen.getByRole('region', { name })).getByText('Item').closest('dl')?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the garments of an order (backoffice-21)', () => {
  test('stand one below the other, each with fabric, whose it is and its price', () => {
    render(<OrderedGarment order={ORDER} />);
    expect(factsOf('Garment 2 of 3: Kurta')).toEqual([
      'ProgressQuality check',
      'ItemKurta',
      'FabricKhaddar',
      'ForHamza',
      'StitchingRs 1,900',
      expect.stringMatching(/^Measures/),
    ]);
    expect(factsOf('Garment 3 of 3: Kurta')).toEqual(
      expect.arrayContaining(['ForAmna Khan', expect.stringMatching(/^StitchingTo be agreed/i)]),
    );
    expect(document.getElementById('garment-32')?.textContent).toContain('Long');
    expect(screen.getByRole('img', { name: 'Design, opens in full size' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'All garments' }).textContent).not.toContain('Ban collar');
  });

  test('of one are shown as before', () => {
    render(<OrderedGarment order={{ ...ORDER, garments: ORDER.garments.slice(0, 1) }} />);
    expect(screen.getByRole('region', { name: 'Garment' }).textContent).toContain('Ban collar');
    expect(screen.queryByText(/of 1/)).toBeNull();
  });

  test('that are still to be measured are named beside the steps (workshop-34)', () => {
    render(<OrderSteps page={{ line: { id: 7, tracking_id: 'NP-7' }, order: ORDER } as Page} />);
    expect(
      screen.getByText('Before garment 2 of 3 leaves, enter below what it measures: Chest / bust, Sleeve.'),
    ).toBeTruthy();
  });

  test('are counted in the list', () => {
    const item = { kind: 'single', item_type: 'dress', dress_type: 'Kurta', shoe_size: null } as const;
    expect([itemWords({ ...item, others: 2 }), itemWords({ ...item, others: 0 })]).toEqual([
      'Kurta and 2 more',
      'Kurta',
    ]);
  });
});
