/** A stand-in for the browser's speechSynthesis, for tests: says nothing until it is told that a phrase has ended. */
export class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, voiceURI: lang, default: false };
}

export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  /** Voice and text of each phrase. */
  said: string[] = [];
  isCancelled = false;
  private current: FakeUtterance | undefined;

  asBrowser(): SpeechSynthesis {
    return this as unknown as SpeechSynthesis;
  }

  get speaking(): boolean {
    return this.current !== undefined;
  }

  pending = false;

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }

  speak(utterance: FakeUtterance): void {
    this.current = utterance;
    this.said.push(`${utterance.lang} ${utterance.text}`);
  }

  /** Browsers report a cancelled phrase as an error. */
  cancel(): void {
    this.isCancelled = true;
    this.fail();
  }

  finish(): void {
    const ended = this.current;
    this.current = undefined;
    ended?.onend?.();
  }

  fail(): void {
    const failed = this.current;
    this.current = undefined;
    failed?.onerror?.();
  }
}
