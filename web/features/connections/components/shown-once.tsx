import { useState } from 'react';
import { connectionWords } from '#words';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { takeFocus } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';

interface ShownOnceProps {
  title: string;
  secret: string;
  onDone: () => void;
}

/** A new secret, which the server cannot show again (connecting-4). */
export function ShownOnce({ title, secret, onDone }: ShownOnceProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  async function copy() {
    try {
      // The clipboard is missing on plain http.
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <Card
      as="section"
      ref={takeFocus}
      tabIndex={-1}
      aria-label={title}
      className="flex flex-col gap-3 border-leaf"
    >
      <p className="font-semibold">{title}</p>
      <p>{connectionWords.copyItNow}</p>
      <code dir="ltr" className="rounded-xl bg-sunken p-3 text-start wrap-anywhere select-all">
        {secret}
      </code>
      {outcome === 'failed' && <Banner kind="error">{connectionWords.couldNotCopy}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {outcome === 'copied' ? connectionWords.copied : connectionWords.copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {connectionWords.iHaveIt}
        </Button>
      </div>
    </Card>
  );
}
