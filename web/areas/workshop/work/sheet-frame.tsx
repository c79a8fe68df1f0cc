import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { currentLocale } from '#words';
import { DIRECTIONS } from '../../../../contract/locale.ts';
import { TONGUE_DIRECTIONS, TONGUE_NAMES, TONGUES } from '../../../../contract/tongues.ts';
import {
  SheetTongueProvider,
  type SheetWords,
  useChosenTongue,
  useSheetTongue,
} from '../../../features/orders/sheet-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceTile } from '../../../ui/choice-tile.tsx';
import type { Line } from './read-aloud.ts';
import { loadVoice, type Voice, voiceOf } from './sheet-lines.ts';
import { type ReadingAloud, useReadAloud } from './use-read-aloud.ts';
import { WorkPage } from './work-page.tsx';

const ReadLine = createContext<string | undefined>(undefined);
const LinePrefix = createContext('');

/** Begins the ids of all lines inside, such as those of one garment of several. */
export const LinePrefixProvider = LinePrefix.Provider;

/** Marks the element of a line, which stands out while it is read aloud. */
export function useLineMark() {
  const read = useContext(ReadLine);
  const prefix = useContext(LinePrefix);
  return (id: string) => ({
    'data-line': prefix + id,
    'aria-current': read === prefix + id ? ('true' as const) : undefined,
  });
}

interface SheetFrameProps {
  /** Names the order, and what of its sheet is said in another way, such as the unit. */
  subject: string;
  title: (words: SheetWords) => ReactNode;
  lines: (voice: Voice) => Line[];
  keptSince: string | undefined;
  children: ReactNode;
}

/** An order's sheet in the tongue of its reader, who can have it read aloud (workshop-15). */
export function SheetFrame({ subject, title, lines, keptSince, children }: SheetFrameProps) {
  const { shown, chosen, hasFailed, choose } = useChosenTongue();
  const { tongue, words } = shown;
  const reading = useReadAloud(`${subject} ${tongue}`, async (locale) => lines(await loadVoice(locale)));

  // There may be no network any more when the button is pressed.
  useEffect(() => void loadVoice(voiceOf(tongue)).catch(() => undefined), [tongue]);

  const language = { lang: tongue, dir: TONGUE_DIRECTIONS[tongue] };
  return (
    <SheetTongueProvider value={shown}>
      <ReadLine value={reading.line}>
        <WorkPage title={<Title {...language}>{title(words)}</Title>} keptSince={keptSince}>
          <div {...language} className="flex flex-col gap-5 read-lines">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <fieldset>
                <legend className="mb-1.5 text-sm font-semibold">{words.languageOfTheSheet}</legend>
                <div className="flex flex-wrap gap-2">
                  {TONGUES.map((one) => (
                    <ChoiceTile
                      key={one}
                      shape="pill"
                      mark="hidden"
                      name="sheet-tongue"
                      value={one}
                      checked={chosen === one}
                      onChange={() => choose(one)}
                    >
                      <span lang={one} className="font-language-name">
                        {TONGUE_NAMES[one]}
                      </span>
                    </ChoiceTile>
                  ))}
                </div>
              </fieldset>
              <ReadAloud reading={reading} />
            </div>
            <p role="status" className="text-madder empty:hidden">
              {hasFailed && words.thisLanguageCouldNotBeLoaded}
            </p>
            {children}
          </div>
        </WorkPage>
      </ReadLine>
    </SheetTongueProvider>
  );
}

/** Forms inside a sheet, which are in the language of the page like their errors. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  const locale = currentLocale();
  return (
    <div lang={locale} dir={DIRECTIONS[locale]} className="contents">
      {children}
    </div>
  );
}

function Title({ children, ...language }: { lang: string; dir: 'ltr' | 'rtl'; children: ReactNode }) {
  const mark = useLineMark();
  return (
    <span className="read-lines">
      <bdi {...language} {...mark('title')}>
        {children}
      </bdi>
    </span>
  );
}

function ReadAloud({ reading }: { reading: ReadingAloud }) {
  const { tongue, words } = useSheetTongue();
  const { isReading, silence, start, stop } = reading;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" onClick={isReading ? stop : () => start(voiceOf(tongue))}>
        {isReading ? words.stopReading : words.readAloud}
      </Button>
      <p role="status" className="max-w-prose empty:hidden">
        {silence?.reason === 'no-urdu' && words.thisDeviceHasNoVoice}
        {silence?.reason === 'no-voice' && words.thisDeviceCannotRead}
        {silence?.reason === 'failed' && words.readingHasFailed}
      </p>
      {silence?.reason === 'no-urdu' && silence.hasEnglish && (
        <Button variant="quiet" className="-ms-4" onClick={() => start('en')}>
          {words.readInEnglish}
        </Button>
      )}
    </div>
  );
}
