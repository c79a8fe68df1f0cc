import { useEffect, useState } from 'react';
import { accountsWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Banner } from '../../../ui/states.tsx';

const COPIED_MS = 3000;

/** The codes are shown once, because the server stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // The clipboard is missing on plain http.
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{accountsWords.eachOfTheseCodesWorksOnce}</p>
      <Card padding="small">
        <ul dir="ltr" className="grid grid-cols-1 gap-2 font-mono tabular-nums min-[26rem]:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <Button variant="secondary" className="self-start" onClick={copy}>
        {outcome === 'copied' ? accountsWords.copied : accountsWords.copyTheCodes}
      </Button>
      {outcome === 'failed' && <Banner kind="error">{accountsWords.codesCouldNotBeCopied}</Banner>}
    </div>
  );
}
