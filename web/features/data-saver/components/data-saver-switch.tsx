import { uiWords } from '#words';
import { switchDataSaver, useIsLight } from '../store.ts';

/** Switches the data saver on or off (pages-32). */
export function DataSaverSwitch({ className }: { className: string }) {
  const isLight = useIsLight();
  return (
    <button type="button" className={className} onClick={() => switchDataSaver(!isLight)}>
      {isLight ? uiWords.showEverything : uiWords.saveData}
    </button>
  );
}
