import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../contract/locale.ts';
import { type Line, readLines, voicesOf } from './read-aloud.ts';

/** Why nothing is read: no voice for Urdu (another may be offered), no voice at all, or a failure. */
export type Silence = { reason: 'no-urdu'; hasEnglish: boolean } | { reason: 'no-voice' | 'failed' };

export interface ReadingAloud {
  isReading: boolean;
  /** The line that is read. */
  line: string | undefined;
  silence: Silence | undefined;
  start: (locale: Locale) => void;
  stop: () => void;
}

/** Reads `linesIn(locale)`; stops on Escape, when the page is left and when `subject` changes. */
export function useReadAloud(subject: string, linesIn: (locale: Locale) => Promise<Line[]>): ReadingAloud {
  const [isReading, setReading] = useState(false);
  const [line, setLine] = useState<string>();
  const [silence, setSilence] = useState<Silence>();
  const silent = useRef<() => void>(undefined);

  const stop = useCallback(() => {
    silent.current?.();
    silent.current = undefined;
    setReading(false);
    setLine(undefined);
  }, []);

  // Before a button of the new subject can be pressed: a later cleanup would stop what that press has started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject ends the reading of this one.
  useLayoutEffect(
    () => () => {
      stop();
      setSilence(undefined);
    },
    [stop, subject],
  );

  useEffect(() => {
    if (!isReading) return;
    const stopOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    };
    document.addEventListener('keydown', stopOnEscape);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('keydown', stopOnEscape);
      window.removeEventListener('pagehide', stop);
    };
  }, [isReading, stop]);

  useEffect(() => {
    if (line) document.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: 'center' });
  }, [line]);

  async function start(locale: Locale) {
    stop();
    setSilence(undefined);
    const synth = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    if (!synth) return setSilence({ reason: 'no-voice' });
    let isStopped = false;
    silent.current = () => {
      isStopped = true;
    };
    setReading(true);
    const fall = (why: Silence) => {
      stop();
      setSilence(why);
    };
    try {
      const [voices, lines] = await Promise.all([voicesOf(synth), linesIn(locale)]);
      if (isStopped) return;
      if (!voices[locale]) {
        const hasEnglish = voices.en !== undefined;
        return fall(locale === 'ur' ? { reason: 'no-urdu', hasEnglish } : { reason: 'no-voice' });
      }
      silent.current = readLines(lines, {
        synth,
        voices,
        locale,
        onLine: setLine,
        onEnd: (hasFailed) => (hasFailed ? fall({ reason: 'failed' }) : stop()),
      });
    } catch {
      if (!isStopped) fall({ reason: 'failed' });
    }
  }

  return { isReading, line, silence, start: (locale) => void start(locale), stop };
}
