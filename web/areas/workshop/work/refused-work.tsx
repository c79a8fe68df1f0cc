import type { MouseEvent } from 'react';
import { workshopWords } from '#words';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { keepPlace } from '../../../ui/focus.ts';
import { dropWork, tryAgain, useOutbox } from './outbox.ts';
import type { WaitingWork } from './waiting-work.ts';
import { workName } from './words.ts';

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
  const { key, orderId, refusal } = work;

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
          {orderId === null
            ? workshopWords.wasNotAccepted({ step: workName(work) })
            : workshopWords.stepWasNotAccepted({
                step: workName(work),
                trackingNumber: work.trackingNumber,
              })}
        </p>
        <p>{refusal}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={(event) => void decide(event, tryAgain)}>
          {workshopWords.sendItAgain}
        </Button>
        <Button variant="danger" onClick={(event) => void decide(event, dropWork)}>
          {workshopWords.letItGo}
        </Button>
        {orderId !== null && (
          <ButtonLink variant="quiet" to={`/workshop/orders/${orderId}`}>
            {workshopWords.openTheOrder}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
