import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { requestExport } from '../privacy-api.ts';

/** Downloads a copy of all data of the account; the browser shows its progress (accounts-17). */
export function DataExport() {
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<{ kind: 'success' | 'error'; text: string }>();

  async function download() {
    setPending(true);
    setResult(undefined);
    try {
      const link = document.createElement('a');
      link.href = await requestExport();
      link.download = '';
      link.click();
      setResult({ kind: 'success', text: 'The download has begun. Keep the file in a safe place.' });
    } catch (error) {
      setResult({
        kind: 'error',
        text: failureSentence(error, 'Your data could not be prepared. Please try again.'),
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        A ZIP file with your profile, addresses, measurements, orders, reviews, wishlist and messages, your
        invoices as PDF and every picture that you have uploaded.
      </p>
      <Button variant="secondary" pending={isPending} onClick={() => void download()}>
        {isPending ? 'Preparing...' : 'Download a copy'}
      </Button>
      {result && <Banner kind={result.kind}>{result.text}</Banner>}
    </div>
  );
}
