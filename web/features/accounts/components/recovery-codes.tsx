import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Shown once: the server knows only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <div className="flex flex-col gap-4">
      <p>
        Each of these codes works once, instead of a code of your app. Print them or write them down: they are
        not shown again.
      </p>
      <Card padding="small">
        <ul className="grid grid-cols-1 gap-2 font-mono tabular-nums min-[26rem]:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <Button variant="secondary" className="self-start" onClick={copy}>
        {copied ? 'Copied' : 'Copy the codes'}
      </Button>
    </div>
  );
}
