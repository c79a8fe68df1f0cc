import { useState } from 'react';
import { accountsWords } from '#words';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { requestExport } from '../privacy-api.ts';

/** Downloads a copy of all data of the account, with the browser's own progress (accounts-17). */
export function DataExport() {
  const { act, isPending, failure } = useAction();
  const [hasBegun, setBegun] = useState(false);

  async function download() {
    setBegun(false);
    const link = document.createElement('a');
    link.href = await requestExport();
    link.download = '';
    link.click();
    setBegun(true);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{accountsWords.whatTheCopyHolds}</p>
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => act(download, accountsWords.yourDataCouldNotBePrepared)}
      >
        {isPending ? accountsWords.preparing : accountsWords.downloadACopy}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {hasBegun && <Banner kind="success">{accountsWords.theDownloadHasBegun}</Banner>}
    </div>
  );
}
