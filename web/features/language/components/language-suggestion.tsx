import { languageWords } from '#words';
import { DIRECTIONS } from '../../../../contract/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { OTHER_LOCALE, stayHere } from '../store.ts';
import { LanguageChooser } from './language-chooser.tsx';

/** A line above the header for who reads the other language; hidden unless the head's script has marked the page. */
export function LanguageSuggestion() {
  return (
    <div
      lang={OTHER_LOCALE}
      dir={DIRECTIONS[OTHER_LOCALE]}
      className="language-suggestion border-b border-hairline bg-brand-soft"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4">
        <LanguageChooser className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4">
          {languageWords.seeThisPageInIt}
        </LanguageChooser>
        <Button variant="quiet" onClick={stayHere}>
          {languageWords.stayHere}
        </Button>
      </div>
    </div>
  );
}
