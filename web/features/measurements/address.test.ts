import { expect, test } from 'vitest';
import { type MeasurementsView, measurementsAddress, measurementsView } from './address.ts';

test.each<MeasurementsView>([
  {},
  { edit: 'new' },
  { edit: 12 },
  { history: 3 },
  { file: 'new' },
  { questions: 'new' },
  { questions: 7 },
  { guide: 'new' },
  { guide: 7, garment: 'Kurta', at: 'chest' },
  { guide: 7, at: 'review' },
])('%j is restored from its URL', (view) => {
  const { searchParams } = new URL(measurementsAddress(view, '/book-tailor?step=form'), 'http://here');
  expect(measurementsView(searchParams)).toEqual(view);
  expect(searchParams.get('next')).toBe('/book-tailor?step=form');
  expect(searchParams.get('tab')).toBe('measurements');
});

test('a garment or a page of the guide that does not exist is left out', () => {
  const search = new URLSearchParams('guide=7&garment=Toga&at=tail');
  expect(measurementsView(search)).toEqual({ guide: 7 });
});

test.each([
  'edit=0',
  'edit=-1',
  'edit=1.5',
  'edit=x',
  'history=',
  'history=1e3',
  'history=new',
  'guide=0',
  'garment=Kurta',
])('%s is the list', (search) => {
  expect(measurementsView(new URLSearchParams(search))).toEqual({});
});
