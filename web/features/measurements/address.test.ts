import { expect, test } from 'vitest';
import { measurementsAddress, measurementsView } from './address.ts';

test.each([{}, { edit: 'new' as const }, { edit: 12 }, { history: 3 }])(
  '%j is restored from its URL',
  (view) => {
    const { searchParams } = new URL(measurementsAddress(view, '/book-tailor?step=form'), 'http://here');
    expect(measurementsView(searchParams)).toEqual(view);
    expect(searchParams.get('next')).toBe('/book-tailor?step=form');
    expect(searchParams.get('tab')).toBe('measurements');
  },
);

test.each(['edit=0', 'edit=-1', 'edit=1.5', 'edit=x', 'history=', 'history=1e3'])(
  '%s is the list',
  (search) => {
    expect(measurementsView(new URLSearchParams(search))).toEqual({});
  },
);
