import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSpeech, FakeUtterance, voice } from './fake-speech.ts';
import { inBreaths, type Line, readLines, scriptOf, voiceFor, voicesOf } from './read-aloud.ts';

let speech: FakeSpeech;

beforeEach(() => {
  speech = new FakeSpeech();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});

afterEach(() => void vi.useRealTimers());

describe('the voice of a language', () => {
  test('is that of Pakistan, else of India, and never a Hindi one', () => {
    const voices = ['hi-IN', 'ur-IN', 'en-US', 'ur-PK'].map((lang) => voice(lang));
    expect(voiceFor(voices, 'ur')?.lang).toBe('ur-PK');
    expect(voiceFor(voices.slice(0, 3), 'ur')?.lang).toBe('ur-IN');
    expect(voiceFor(voices.slice(0, 1), 'ur')).toBeUndefined();
    expect(voiceFor(voices, 'en')?.lang).toBe('en-US');
    expect(voiceFor([voice('ur_PK')], 'ur')?.lang).toBe('ur_PK');
    expect(voiceFor([voice('urx')], 'ur')).toBeUndefined();
  });

  test('is rather one that needs no network', () => {
    const voices = [voice('ur-PK', false), voice('ur-PK', true)];
    expect(voiceFor(voices, 'ur')).toBe(voices[1]);
  });
});

test('voices that the browser knows later are waited for, but not for ever', async () => {
  vi.useFakeTimers();
  const later = voicesOf(speech.asBrowser());
  speech.voices = [voice('en-GB')];
  speech.dispatchEvent(new Event('voiceschanged'));
  expect((await later).en?.lang).toBe('en-GB');

  speech.voices = [];
  const never = voicesOf(speech.asBrowser());
  await vi.advanceTimersByTimeAsync(2000);
  expect(await never).toEqual({});
});

test.each([
  ['قمیض کھلی رکھیں', 'ur'],
  ['Keep it loose', 'en'],
  ['قمیض slim fit میں سلائی کریں', 'ur'],
  ['12', 'en'],
])('“%s” is in the script of %s', (text, script) => {
  expect(scriptOf(text)).toBe(script);
});

test('a long text is cut behind sentences and words, and loses nothing', () => {
  expect(inBreaths('Keep it loose. Side pockets!\nبین کالر۔ جیب نہیں۔')).toEqual([
    'Keep it loose.',
    'Side pockets!',
    'بین کالر۔',
    'جیب نہیں۔',
  ]);
  const long = Array.from({ length: 90 }, (_, place) => `word${place}`).join(' ');
  const breaths = inBreaths(long);
  expect(Math.max(...breaths.map((breath) => breath.length))).toBeLessThanOrEqual(161);
  expect(breaths.join(' ')).toBe(long);
  expect(inBreaths(' \n ')).toEqual([]);
});

describe('lines are read', () => {
  const lines: Line[] = [
    { id: 'chest', phrases: [{ text: 'چھاتی، ساڑھے چالیس انچ' }] },
    { id: 'for', phrases: [{ text: 'کس کے لیے' }, { text: 'Amna', isFree: true }] },
  ];
  const read = (voices: SpeechSynthesisVoice[]) => {
    const read: string[] = [];
    const stop = readLines(lines, {
      synth: speech.asBrowser(),
      voices: Object.fromEntries(voices.map((one) => [one.lang.slice(0, 2), one])),
      locale: 'ur',
      onLine: (id) => read.push(id),
      onEnd: (hasFailed) => read.push(hasFailed ? 'failed' : 'end'),
    });
    return { read, stop };
  };

  test('one after the other, what people have written in the voice of its script', () => {
    const { read: seen } = read([voice('ur-PK'), voice('en-GB')]);
    expect([speech.said, seen]).toEqual([['ur-PK چھاتی، ساڑھے چالیس انچ'], ['chest']]);
    speech.finish();
    speech.finish();
    expect(speech.said.slice(1)).toEqual(['ur-PK کس کے لیے', 'en-GB Amna']);
    speech.finish();
    expect(seen).toEqual(['chest', 'for', 'for', 'end']);
  });

  test('an English name by the Urdu voice where there is no other', () => {
    read([voice('ur-PK')]);
    speech.finish();
    speech.finish();
    expect(speech.said.at(-1)).toBe('ur-PK Amna');
  });

  test('until they are stopped, and nothing is told after it', () => {
    const { read: seen, stop } = read([voice('ur-PK')]);
    stop();
    expect(speech.isCancelled).toBe(true);
    expect([speech.said.length, seen]).toEqual([1, ['chest']]);
  });

  test('and a failure of the voice is told', () => {
    const { read: seen } = read([voice('ur-PK')]);
    speech.fail();
    expect(seen).toEqual(['chest', 'failed']);
  });
});
