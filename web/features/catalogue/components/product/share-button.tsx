import { useState } from 'react';
import { catalogueWords } from '#words';
import { Button } from '../../../../ui/button.tsx';

/** Shares the page by the device's share sheet, else copies its link. */
export function ShareButton({ name }: { name: string }) {
  const [said, setSaid] = useState('');

  async function share() {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid(catalogueWords.linkCopied);
      }
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setSaid(catalogueWords.copyThisLink({ url }));
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" onClick={() => void share()}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
          <path
            d="M10 12.5V2.5m0 0L6.5 6M10 2.5 13.5 6M4 9.5v7h12v-7"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {catalogueWords.share}
      </Button>
      <p role="status" className="min-w-0 text-sm break-all text-leaf">
        {said}
      </p>
    </div>
  );
}
