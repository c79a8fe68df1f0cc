import { useState } from 'react';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Banner } from '../../../ui/states.tsx';
import { readProfile } from '../own-account.ts';
import { keepAccount } from '../privacy-api.ts';

interface DeletionNoticeProps {
  /** Null once the account is kept. */
  dueAt: string | null;
}

/** Offers on every page to keep an account that is about to be deleted (accounts-18). */
export default function DeletionNotice({ dueAt }: DeletionNoticeProps) {
  const { act, isPending, failure } = useAction();
  const [isKept, setKept] = useState(false);
  // The pressed button is removed.
  const place = useFocusOnChange<HTMLDivElement>(isKept);

  async function keep() {
    await keepAccount();
    setKept(true);
    await readProfile();
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
  }

  if (dueAt === null && !isKept) return null;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3">
      {isKept ? (
        <Banner kind="success">Your account stays.</Banner>
      ) : (
        <Banner kind="warning">
          <p>
            Your account will be deleted on <b>{formatDay(dayInKarachi(new Date(dueAt ?? '')))}</b>, as you
            have asked.
          </p>
          <p className="-mx-4">
            <Button
              variant="quiet"
              pending={isPending}
              onClick={() => act(keep, 'The account could not be kept. Please try again.')}
            >
              {isPending ? 'Keeping...' : 'Keep my account'}
            </Button>
          </p>
        </Banner>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}
