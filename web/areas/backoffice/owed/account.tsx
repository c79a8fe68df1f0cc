import { useState } from 'react';
import { ibanInGroups } from '../../../../contract/iban-groups.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { readAccount } from './api.ts';

/** The account to which the money of an order is sent; each look is recorded (payments-36). */
export default function Account({ orderId, number }: { orderId: number; number: string }) {
  const [account, setAccount] = useState<{ iban: string; title: string }>();
  const { act, isPending, failure } = useAction();
  const look = async () => setAccount(await readAccount(orderId));
  if (account)
    return (
      <p className="figures wrap-anywhere">
        <bdi dir="ltr">{ibanInGroups(account.iban)}</bdi> · {account.title}
      </p>
    );
  return (
    <>
      {failure && <Banner kind="error">{failure}</Banner>}
      <Button
        variant="quiet"
        className="-ms-4 self-start"
        pending={isPending}
        aria-label={`See the IBAN for ${number}`}
        onClick={() => void act(look, 'Failed to read the IBAN')}
      >
        See the IBAN
      </Button>
    </>
  );
}
