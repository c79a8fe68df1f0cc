import type { Locale } from '../../../../contract/locale.ts';

/** What is said in one breath. */
export interface Phrase {
  text: string;
  /** Written by a person: said in the voice of its script. */
  isFree?: boolean;
}

/** A line of the page, found by its `data-line`. */
export interface Line {
  id: string;
  phrases: readonly Phrase[];
}

export type Voices = Partial<Record<Locale, SpeechSynthesisVoice>>;

/** In the order of preference; Hindi voices cannot read Urdu letters. */
const LIKED: Record<Locale, readonly string[]> = {
  ur: ['ur-pk', 'ur-in', 'ur'],
  en: ['en-pk', 'en-in', 'en-gb', 'en'],
};

const VOICES_TIMEOUT_MS = 1500;

/** The voice that reads a language best on this device. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  locale: Locale,
): SpeechSynthesisVoice | undefined {
  // Android writes ur_PK.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-');
  for (const liked of LIKED[locale]) {
    const found = voices.filter((voice) => tagOf(voice) === liked || tagOf(voice).startsWith(`${liked}-`));
    const best = found.find(({ localService }) => localService) ?? found[0];
    if (best) return best;
  }
  return undefined;
}

/** The voices of the device, which some browsers know only after a moment. */
export async function voicesOf(synth: SpeechSynthesis): Promise<Voices> {
  if (synth.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(done, VOICES_TIMEOUT_MS);
      function done() {
        clearTimeout(timeout);
        synth.removeEventListener('voiceschanged', done);
        resolve();
      }
      synth.addEventListener('voiceschanged', done);
    });
  }
  const voices = synth.getVoices();
  const [ur, en] = [voiceFor(voices, 'ur'), voiceFor(voices, 'en')];
  return { ...(ur && { ur }), ...(en && { en }) };
}

/** The language whose letters a text mostly has. */
export function scriptOf(text: string): Locale {
  const urdu = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return urdu > latin ? 'ur' : 'en';
}

/** A text cut behind sentences and words, because Chromium stops within what takes a network voice 15 seconds. */
export function inBreaths(text: string): string[] {
  return text
    .split(/(?<=[.!?۔؟])\s|\n/)
    .flatMap((sentence) => sentence.match(/\S.{0,160}(?=\s|$)|\S+/g) ?? [])
    .map((breath) => breath.trim());
}

interface ReadOptions {
  synth: SpeechSynthesis;
  voices: Voices;
  /** Of everything that no person has written. */
  locale: Locale;
  onLine: (id: string) => void;
  onEnd: (hasFailed: boolean) => void;
}

/** Reads the lines one after the other; returns how to stop it, after which nothing is called any more. */
export function readLines(lines: readonly Line[], options: ReadOptions): () => void {
  const { synth, voices, locale, onLine, onEnd } = options;
  const waiting = lines.flatMap(({ id, phrases }) =>
    phrases.flatMap(({ text, isFree }) => {
      const script = isFree ? scriptOf(text) : locale;
      // An English name can be said by an Urdu voice, Urdu letters by no other.
      const voice = voices[script] ?? (script === 'en' ? voices[locale] : undefined);
      return voice ? inBreaths(text).map((breath) => ({ id, breath, voice })) : [];
    }),
  );
  // Chromium forgets an utterance that nobody holds.
  let held: SpeechSynthesisUtterance | undefined;
  let isOver = false;

  function end(hasFailed: boolean) {
    isOver = true;
    onEnd(hasFailed);
  }

  function next() {
    if (isOver) return;
    const said = waiting.shift();
    if (!said) return end(false);
    const utterance = new SpeechSynthesisUtterance(said.breath);
    utterance.voice = said.voice;
    utterance.lang = said.voice.lang;
    utterance.onend = next;
    utterance.onerror = () => {
      if (!isOver) end(true);
    };
    held = utterance;
    onLine(said.id);
    synth.speak(utterance);
  }

  if (synth.speaking || synth.pending) synth.cancel();
  next();
  return () => {
    isOver = true;
    if (held) synth.cancel();
    held = undefined;
  };
}
