import { useState } from 'react';
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
      <p>
        A ZIP file with your profile, addresses, measurements, orders, reviews, wishlist and messages, your
        invoices as PDF and every picture that you have uploaded.
      </p>
      <Button
        variant="secondary"
        pending={isPending}
        onClick={() => act(download, 'Your data could not be prepared. Please try again.')}
      >
        {isPending ? 'Preparing...' : 'Download a copy'}
      </Button>
      {failure && <Banner kind="error">{failure}</Banner>}
      {hasBegun && <Banner kind="success">The download has begun. Keep the file in a safe place.</Banner>}
    </div>
  );
}
