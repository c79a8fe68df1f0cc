// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { otherTongues } from '#words';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { FakeSpeech, FakeUtterance, voice } from './fake-speech.ts';

let OrderSheet: typeof import('./order-sheet.tsx').OrderSheet;

// An earlier file of this worker may have loaded it with a mocked outbox.
beforeAll(async () => {
  vi.resetModules();
  ({ OrderSheet } = await import('./order-sheet.tsx'));
  // What a reader's choice loads is loaded already: a busy machine takes seconds for it.
  await Promise.all([
    ...Object.values(otherTongues).map((load) => load()),
    import('../../../../words/en/spoken.ts'),
    import('../../../../words/ur/spoken.ts'),
  ]);
});

const ORDER = {
  ...{ id: 7, kind: 'single', audience: 'workshop', tracking_id: 'NP-7', status: 'IN_PRODUCTION' },
  ...{ actions: ['check'], delivery_type: 'URGENT', item_type: 'dress', dress_type: 'Shalwar_Kameez' },
  ...{ shoe_size: null, fabric_type: 'Cotton', customer_name: 'Amna Khan', made_for: 'Bilal' },
  ...{ order_date: '2026-11-20T07:00:00Z', expected_delivery_date: '2099-12-04', question: null },
  ...{ price: { stitching: 1599 }, collect: 1599, country: 'PK', payment_type: 'COD', bill_status: 'UNPAID' },
  ...{ pickup: 'BY_OWN', delivery: 'BY_SHOP', courier: 'ECONOMY', is_requested_sample: false },
  ...{ is_customer_shown: true, contact_number: '+923001234567', alteration: 'بازو چھوٹے کریں' },
  ...{ description: 'Keep it loose.', collection_address: null, delivery_address: null },
  ...{ dress_design: null, measurement_picture: null, finished: null, fit_notes: [] },
  measures: {
    ...{ label: 'Bilal', gender: 'male', age_group: 'adult', unit: 'in', note: 'دائیں کندھا نیچا' },
    ...{ values: { chest: 1029, weight: 61_500 }, estimated: ['weight'], confirmed: [] },
  },
  // As the server words it in English; unknown codes keep its words.
  design: [
    { feature: 'collar', option: 'band', label: 'Collar', choice: 'Band collar' },
    { feature: 'collar', option: 'mandarin', label: 'Collar', choice: 'Mandarin' },
  ].slice(0, 1),
  answers: [{ question: 'Which button?', answer: 'لکڑی کے' }],
  events: [
    {
      ...{ action: 'start', to: 'IN_PRODUCTION', at: '2026-11-21T09:05:00Z', by: 'Tailor', photos: [] },
      ...{ note: null, courier: null, courier_number: null },
    },
  ],
} as unknown as WorkshopOrder;

function show(order: WorkshopOrder = ORDER) {
  const element = <OrderSheet order={order} keptSince={undefined} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(<RouterProvider router={router} />);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const choose = (tongue: string) => fireEvent.click(screen.getByRole('radio', { name: tongue }));
const line = (id: string) => document.querySelector<HTMLElement>(`[data-line="${id}"]`);
const textOf = (id: string) => line(id)?.textContent;

/** What a reader of the sheet sees, by line. */
const lines = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset, textContent }) => [
      dataset.line,
      textContent,
    ]),
  );

describe('the sheet is in the tongue of its reader (workshop-15)', () => {
  test('in English as on every page in English', () => {
    show();
    expect(lines()).toEqual({
      title: 'Shalwar kameez',
      status: 'In productionUrgent',
      promised: expect.stringMatching(/^Promised for 4 Dec 2099, in \d+ days$/),
      for: 'For Bilal, male · NP-7',
      alteration: 'بازو چھوٹے کریں',
      measures: 'Bilal: male',
      'measure-chest': 'Chest / bust40 1/2',
      'measure-weight': 'Weight (kg)Estimated61.5 kg',
      estimated: 'Nobody has taken estimated measures by tape. Check them, or ask the customer.',
      note: 'Note: دائیں کندھا نیچا',
      garment: 'GarmentShalwar kameez',
      fabric: 'FabricCotton',
      'made-for': 'ForBilal, male',
      customer: 'CustomerAmna Khan',
      stitching: 'StitchingRs 1,599',
      ordered: expect.stringMatching(/^Ordered20 Nov 2026, 12:00/),
      description: 'Keep it loose.',
      'design-collar': 'CollarBand collar',
      'answer-0': 'Which button?لکڑی کے',
      cash: 'Cash at the handoverRs 1,599',
      cloth: 'ClothThe customer brings it',
      handover: 'GarmentThe shop delivers it',
      swatch: 'Cloth swatchNot asked for',
    });
    expect(screen.getByRole('button', { name: 'To the quality check' })).toBeTruthy();
    expect(screen.getByText('Stitching started')).toBeTruthy();
    expect(screen.getByText('ordered 40 1/2 in')).toBeTruthy();
  });

  test('in Roman Urdu from left to right, except what people wrote', async () => {
    show();
    choose('Roman Urdu');
    await vi.waitFor(() => expect(textOf('measure-chest')).toBe('Chhati / seena40 1/2'));
    expect(lines()).toMatchObject({
      title: 'Shalwar qameez',
      status: 'Silai meinUrgent',
      promised: expect.stringMatching(/^Waade ka din: 4 Dec 2099, \d+ din baqi$/),
      note: 'Note: دائیں کندھا نیچا',
      'design-collar': 'CollarBan',
      cloth: 'KapraGahak khud layenge',
      description: 'Keep it loose.',
    });
    expect(line('status')?.closest('[lang]')).toMatchObject({ lang: 'ur-Latn', dir: 'ltr' });
    expect(screen.getByRole('button', { name: 'Quality check mein bhejein' })).toBeTruthy();
    expect(screen.getByText('Silai shuru')).toBeTruthy();
    cleanup();
    show();
    await vi.waitFor(() => expect(textOf('garment')).toBe('LibasShalwar qameez'));
  });

  test('in Urdu from right to left, and forms stay in the language of the page', async () => {
    show();
    choose('اردو');
    await vi.waitFor(() => expect(textOf('title')).toBe('شلوار قمیض'));
    expect(line('status')?.closest('[lang]')).toMatchObject({ lang: 'ur', dir: 'rtl' });
    expect(lines()).toMatchObject({
      promised: expect.stringMatching(/^وعدے کا دن: 4 دسمبر 2099، /),
      'design-collar': 'کالربین',
    });
    expect(line('description')?.dir).toBe('auto');
    const form = screen.getByText('Add a photo or a note').closest('[lang]');
    expect(form).toMatchObject({ lang: 'en', dir: 'ltr' });
  });

  test('with the words of the server for a choice that has no name', () => {
    show({
      ...ORDER,
      design: [{ ...ORDER.design[0], option: 'mandarin', choice: 'Mandarin' }],
    } as WorkshopOrder);
    expect(textOf('design-collar')).toBe('CollarMandarin');
  });
});

describe('the sheet is read aloud', () => {
  let speech: FakeSpeech;

  beforeEach(() => {
    speech = new FakeSpeech();
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    HTMLElement.prototype.scrollIntoView = vi.fn();
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const readLine = () => document.querySelector<HTMLElement>('[aria-current="true"]')?.dataset.line;
  const started = () => vi.waitFor(() => expect(speech.said.length).toBeGreaterThan(0), { timeout: 10_000 });

  test('line by line, each marked and in view', async () => {
    speech.voices = [voice('en-GB'), voice('ur-PK')];
    show();
    press('Read aloud');
    await started();
    expect([speech.said, readLine()]).toEqual([['en-GB Shalwar kameez'], 'title']);
    while (readLine() !== 'measure-chest') act(() => speech.finish());
    expect(speech.said.at(-1)).toBe('en-GB Chest, 40 and a half inches');
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
    expect(speech.said).toContain('ur-PK بازو چھوٹے کریں');
    while (readLine()) act(() => speech.finish());
    expect(speech.said).toContain('en-GB Cash at the handover: 1599 rupees');
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  });

  test('Roman Urdu by the voice of Urdu, with its fractions', async () => {
    speech.voices = [voice('en-GB'), voice('ur-PK'), voice('hi-IN')];
    localStorage.setItem('sheetTongue', 'ur-Latn');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Parh kar sunayein' }));
    await started();
    while (readLine()) act(() => speech.finish());
    expect(speech.said).toContain('ur-PK چھاتی، ساڑھے چالیس انچ');
    expect(speech.said).toContain('ur-PK وزن، ساڑھے اکسٹھ کلو');
    expect(speech.said).toContain('ur-PK دیتے وقت نقد: ایک ہزار پانچ سو ننانوے روپے');
    expect(speech.said).toContain('en-GB Keep it loose.');
    expect(speech.said.some((phrase) => phrase.startsWith('hi'))).toBe(false);
  });

  test('until Stop, Escape, another unit or the end of the page', async () => {
    speech.voices = [voice('en-GB')];
    const { unmount } = show();
    for (const stop of [
      () => press('Stop'),
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => press('cm'),
      () => fireEvent(window, new Event('pagehide')),
      unmount,
    ]) {
      speech.said = [];
      speech.isCancelled = false;
      press('Read aloud');
      await started();
      act(stop);
      expect([speech.isCancelled, readLine()]).toEqual([true, undefined]);
    }
  });

  test('a device without a voice for Urdu says so and offers English', async () => {
    speech.voices = [voice('en-GB'), voice('hi-IN')];
    localStorage.setItem('sheetTongue', 'ur');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'پڑھ کر سنائیں' }));
    expect(await screen.findByText(/^اس ڈیوائس میں اردو کی آواز نہیں/)).toMatchObject({ role: 'status' });
    expect(speech.said).toEqual([]);
    press('انگریزی میں سنائیں');
    await started();
    expect([speech.said, readLine()]).toEqual([['en-GB Shalwar kameez'], 'title']);
    while (readLine()) act(() => speech.finish());
    expect(speech.said.filter((phrase) => /\p{Script=Arabic}/u.test(phrase))).toEqual([]);
  });

  test('a device that cannot speak at all says so, and a failed voice too', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    show();
    press('Read aloud');
    expect(await screen.findByText('This device cannot read aloud.')).toBeTruthy();
    speech.voices = [voice('en-GB')];
    vi.stubGlobal('speechSynthesis', speech);
    press('Read aloud');
    await started();
    act(() => speech.fail());
    expect(screen.getByText('Reading aloud has stopped. Please try again.')).toBeTruthy();
    expect(readLine()).toBeUndefined();
  });
});
