import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { dropWork, tryAgain, useOutbox } from './outbox.ts';
import type { WaitingWork } from './waiting-work.ts';
import { DONE_WORDS } from './words.ts';

/** Work that the server has refused: the tailor retries or drops it (workshop-11). */
export function RefusedWork() {
  const waiting = useOutbox((outbox) => outbox.waiting);
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  return (
    <div role="alert" className="flex flex-col gap-4 empty:hidden">
      {refused.map((one) => (
        <Refused key={one.key} work={one} />
      ))}
    </div>
  );
}

function Refused({ work }: { work: WaitingWork }) {
  const { key, orderId, trackingNumber, refusal } = work;

  // The pressed button is removed with its card.
  async function decide(
    { currentTarget }: MouseEvent<HTMLButtonElement>,
    act: (key: string) => Promise<void>,
  ) {
    const focusBack = keepPlace(currentTarget);
    await act(key);
    focusBack();
  }

  return (
    <Card as="section" padding="small" className="flex flex-col gap-3 border-madder bg-madder-soft">
      <div>
        <p className="font-semibold">
          “{workName(work)}” of {trackingNumber} was not accepted
        </p>
        <p>{refusal}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={(event) => void decide(event, tryAgain)}>
          Send it again
        </Button>
        <Button variant="danger" onClick={(event) => void decide(event, dropWork)}>
          Let it go
        </Button>
        <ButtonLink variant="quiet" to={`/workshop/orders/${orderId}`}>
          Open the order
        </ButtonLink>
      </div>
    </Card>
  );
}

export function workName({ work }: WaitingWork): string {
  return work.kind === 'measures' ? 'Finished measures' : (DONE_WORDS[work.said.action] ?? work.said.action);
}
